package org.rondo.cli.fuzz;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The class that Jazzer calls; it needs nothing of Jazzer. The first two bytes of an input choose
 * the target, and the others are what the target reads.
 */
public final class JazzerEntry {

  /** The system property with the names of the targets, a comma between two of them. */
  static final String TARGETS = "rondo.fuzz.targets";

  /** The system property with the file for the numbers of inputs. */
  static final String COUNTS = "rondo.fuzz.counts";

  /** The number of bytes before what a target reads. */
  static final int PREFIX = 2;

  private static final Duration LIMIT = Duration.ofSeconds(1);
  private static final int WRITTEN = 5_000;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final List<FuzzTarget> READERS =
      FuzzTargets.named(List.of(System.getProperty(TARGETS).split(",")));
  private static final long[] INPUTS = new long[READERS.size()];
  private static final long[] SLOWEST = new long[READERS.size()];
  private static final long[] ALL = new long[1];

  private JazzerEntry() {}

  /** Loads classes, which takes longer than an input may; called by Jazzer once. */
  public static void fuzzerInitialize() {
    READERS.forEach(reader -> reader.seeds().forEach(reader::run));
  }

  /** Reads an input; called by Jazzer for each. */
  public static void fuzzerTestOneInput(byte[] input) throws IOException {
    if (input.length < PREFIX) {
      return;
    }
    int index = ((input[0] & 0xFF) << 8 | input[1] & 0xFF) % READERS.size();
    INPUTS[index]++;
    if (++ALL[0] % WRITTEN == 0) {
      fuzzerTearDown();
    }
    long before = THREADS.getCurrentThreadCpuTime();
    READERS.get(index).run(Arrays.copyOfRange(input, PREFIX, input.length));
    long taken = THREADS.getCurrentThreadCpuTime() - before;
    SLOWEST[index] = Math.max(SLOWEST[index], taken);
    if (taken > LIMIT.toNanos()) {
      throw new AssertionError(READERS.get(index) + " took " + Duration.ofNanos(taken));
    }
  }

  /** Writes the numbers of inputs; called by Jazzer at the end. */
  public static void fuzzerTearDown() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int index = 0; index < INPUTS.length; index++) {
      lines.add(
          READERS.get(index).name() + "\t" + INPUTS[index] + "\t" + SLOWEST[index] / 1_000_000);
    }
    Files.write(Path.of(System.getProperty(COUNTS)), lines, StandardCharsets.UTF_8);
  }
}
