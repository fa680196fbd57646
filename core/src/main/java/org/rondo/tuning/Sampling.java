package org.rondo.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import org.rondo.random.Seed;

/**
 * Takes the samples of several settings, as many at once as there are threads, and hands them on in
 * order.
 */
final class Sampling {
  private final Objective objective;
  private final int samples;
  private final Seed seed;
  private final Executor executor;

  /** Where samples go. */
  interface Sink {

    /** Takes all samples of the nth setting. */
    void accept(int n, List<Double> samples);
  }

  Sampling(Objective objective, int samples, Seed seed, Executor executor) {
    this.objective = objective;
    this.samples = samples;
    this.seed = seed;
    this.executor = executor;
  }

  /** {@return how many samples an evaluation has} */
  int samples() {
    return samples;
  }

  /**
   * Takes samples of settings.
   *
   * @param first for each setting the number of its first sample
   * @param sink is given the samples of each setting, in order, in this thread
   * @throws CancellationException if this thread is interrupted
   */
  void run(List<Setting> settings, List<Integer> first, Sink sink) {
    List<FutureTask<Double>> tasks = new ArrayList<>();
    for (int n = 0; n < settings.size(); n++) {
      for (int k = 0; k < samples; k++) {
        tasks.add(task(settings.get(n), first.get(n) + k));
      }
    }
    try {
      int taken = 0;
      for (int n = 0; n < settings.size(); n++) {
        if (Thread.interrupted()) {
          throw new InterruptedException();
        }
        of(n, tasks).forEach(executor::execute);
        // Where the executor is this thread, no trial waits to be logged until all are over.
        while (taken <= n && of(taken, tasks).stream().allMatch(FutureTask::isDone)) {
          sink.accept(taken, values(of(taken, tasks)));
          taken++;
        }
      }
      for (; taken < settings.size(); taken++) {
        sink.accept(taken, values(of(taken, tasks)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the tuning was interrupted");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new IllegalStateException(e.getCause().getMessage(), e.getCause().getCause());
    } finally {
      tasks.forEach(task -> task.cancel(false));
    }
  }

  private List<FutureTask<Double>> of(int n, List<FutureTask<Double>> tasks) {
    return tasks.subList(n * samples, (n + 1) * samples);
  }

  private static List<Double> values(List<FutureTask<Double>> tasks)
      throws InterruptedException, ExecutionException {
    List<Double> values = new ArrayList<>();
    for (FutureTask<Double> task : tasks) {
      // Does nothing where it has begun. Else perhaps nobody would: this thread may be one of the
      // executor's own, and the executor may have been shut down.
      task.run();
      values.add(task.get());
    }
    return values;
  }

  private FutureTask<Double> task(Setting setting, int number) {
    return new FutureTask<>(() -> sample(setting, number));
  }

  private double sample(Setting setting, int number) {
    try {
      // A negative zero would be read back from the log as another number.
      return objective.sample(setting, number, seed.child("sample", number + 1L)) + 0.0;
    } catch (RuntimeException e) {
      String reason = e.getMessage() == null ? e.toString() : e.getMessage();
      throw new IllegalStateException(
          "sample " + number + " of " + setting + " could not be taken: " + reason, e);
    }
  }
}
