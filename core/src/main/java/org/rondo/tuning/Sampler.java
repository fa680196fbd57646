package org.rondo.tuning;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import org.rondo.concurrent.OrderedExecutor;
import org.rondo.random.Seed;

/**
 * Takes the samples of several settings, on all threads of an executor, and passes them on in
 * order.
 */
final class Sampler {
  private final Objective objective;
  private final int samples;
  private final Seed seed;
  private final Executor executor;

  /** Takes one sample. */
  private interface SampleTask {
    double sample(int n, int number);
  }

  /** The receiver of the samples. */
  interface SampleSink {

    /** Receives all samples of the nth setting. */
    void accept(int n, List<Double> samples) throws IOException;
  }

  Sampler(Objective objective, int samples, Seed seed, Executor executor) {
    this.objective = objective;
    this.samples = samples;
    this.seed = seed;
    this.executor = executor;
  }

  /** {@return the number of samples of an evaluation} */
  int samples() {
    return samples;
  }

  /**
   * Takes samples of settings.
   *
   * @param first the number of the first sample of each setting
   * @param sink the receiver of the samples of each setting; called in order, in this thread
   * @throws CancellationException if this thread is interrupted
   * @throws UncheckedIOException if the sink cannot write
   */
  void run(List<Setting> settings, List<Integer> first, SampleSink sink) {
    run(new Batch(first, (n, number) -> sample(settings.get(n), number), sink));
  }

  /** {@return whether two settings can play against each other} */
  boolean canCompare() {
    return objective.paired().isPresent();
  }

  /**
   * Takes samples of the advantage of a setting over another.
   *
   * @param first the number of the first sample
   * @param sink the receiver of the samples
   * @throws CancellationException if this thread is interrupted
   * @throws UncheckedIOException if the sink cannot write
   */
  void compare(Setting one, Setting other, int first, SampleSink sink) {
    PairedObjective pairs = objective.paired().orElseThrow();
    run(new Batch(List.of(first), (n, number) -> sample(pairs, one, other, number), sink));
  }

  private void run(Batch batch) {
    try {
      OrderedExecutor.withHelpOfCaller(executor, batch::accept).run(batch::next);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the tuning was interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause().getCause());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The samples of one call of {@link #run}. They are started one by one and collected by setting.
   */
  private final class Batch {
    private final List<Integer> first;
    private final SampleTask task;
    private final SampleSink sink;
    private final List<Double> collected = new ArrayList<>();
    private int started;
    private int taken;

    Batch(List<Integer> first, SampleTask task, SampleSink sink) {
      this.first = first;
      this.task = task;
      this.sink = sink;
    }

    Optional<Callable<Double>> next() {
      if (started == first.size() * samples) {
        return Optional.empty();
      }
      int n = started / samples;
      int number = first.get(n) + started % samples;
      started++;
      return Optional.of(() -> task.sample(n, number));
    }

    boolean accept(double sample) throws IOException {
      collected.add(sample);
      if (collected.size() == samples) {
        sink.accept(taken, List.copyOf(collected));
        collected.clear();
        taken++;
      }
      return true;
    }
  }

  private double sample(PairedObjective pairs, Setting one, Setting other, int number) {
    try {
      return pairs.sample(one, other, number, seed.child("pair", number + 1L)) + 0.0;
    } catch (RuntimeException e) {
      String both = one + " against " + other;
      throw new IllegalStateException(refusal(number, both, e), e);
    }
  }

  private static String refusal(int number, Object settings, RuntimeException e) {
    String reason = e.getMessage() == null ? e.toString() : e.getMessage();
    return "sample " + number + " of " + settings + " could not be taken: " + reason;
  }

  private double sample(Setting setting, int number) {
    try {
      // Adding 0 turns -0.0 into 0.0, because the log does not keep the sign of a zero.
      return objective.sample(setting, number, seed.child("sample", number + 1L)) + 0.0;
    } catch (RuntimeException e) {
      throw new IllegalStateException(refusal(number, setting, e), e);
    }
  }
}
