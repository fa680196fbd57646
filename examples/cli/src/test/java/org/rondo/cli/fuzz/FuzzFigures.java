package org.rondo.cli.fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * How many inputs a target has read, and what they took. The time of the slowest input is processor
 * time of the thread, so that a busy machine does not matter. The memory is all that the thread has
 * allocated for an input, which is more than the input needed at any moment.
 */
final class FuzzFigures {

  /** The maximum processor time of an input. */
  static final Duration LIMIT = Duration.ofSeconds(1);

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final double NANOS_PER_MILLI = 1e6;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MEGABYTE = 1 << 20;

  private final FuzzTarget target;
  private long nanos;
  private long inputs;
  private long slowest;
  private long largest;
  private int finds;

  FuzzFigures(FuzzTarget target) {
    this.target = target;
  }

  /**
   * Reads an input; throws an error if the target throws something that it does not document, or
   * takes too long.
   */
  void run(byte[] input) {
    inputs++;
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    long begin = System.nanoTime();
    long before = THREADS.getCurrentThreadCpuTime();
    try {
      target.run(input);
    } finally {
      long taken = THREADS.getCurrentThreadCpuTime() - before;
      nanos += System.nanoTime() - begin;
      slowest = Math.max(slowest, taken);
      largest = Math.max(largest, THREADS.getCurrentThreadAllocatedBytes() - allocated);
      if (taken > LIMIT.toNanos()) {
        throw new AssertionError(target + " took " + Duration.ofNanos(taken));
      }
    }
  }

  /** Reads the inputs of the target itself: loading classes takes longer than an input may. */
  void warmUp() {
    target.seeds().forEach(target::run);
  }

  /** Counts an input that the target does not bear. */
  void find() {
    finds++;
  }

  long inputs() {
    return inputs;
  }

  int finds() {
    return finds;
  }

  /** Returns the figures as a line of a table. */
  String line() {
    return String.format(
        Locale.ROOT,
        "%-30s %,12d inputs in %,8.1f s, slowest %,8.2f ms, most memory %,8.1f MB, %d finds",
        target.name(),
        inputs,
        nanos / NANOS_PER_SECOND,
        slowest / NANOS_PER_MILLI,
        largest / MEGABYTE,
        finds);
  }

  /** Returns the line for all targets. */
  static String sum(List<FuzzFigures> all) {
    return String.format(
        Locale.ROOT,
        "%-30s %,12d inputs in %,8.1f s, %d finds",
        "all",
        all.stream().mapToLong(one -> one.inputs).sum(),
        all.stream().mapToLong(one -> one.nanos).sum() / NANOS_PER_SECOND,
        all.stream().mapToInt(one -> one.finds).sum());
  }
}
