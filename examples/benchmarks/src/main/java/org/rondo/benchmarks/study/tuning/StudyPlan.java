package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.stream.LongStream;

/**
 * What the experiments of a run of the program share.
 *
 * @param scale the size of the experiments
 * @param seed the first tuning seed; each later tuning seed is greater by 1
 * @param threads the threads; the results are the same with any number of them
 */
record StudyPlan(StudyScale scale, long seed, ExecutorService threads) {

  /** {@return the tuning seeds} */
  List<Long> seeds(int number) {
    return LongStream.range(seed, seed + number).boxed().toList();
  }

  /**
   * {@return the results of independent tasks, in the order of the tasks}
   *
   * @throws CancellationException if this thread is interrupted
   */
  <T> List<T> all(List<Callable<T>> tasks) {
    List<Future<T>> running = tasks.stream().map(threads::submit).toList();
    List<T> results = new ArrayList<>();
    try {
      for (Future<T> one : running) {
        results.add(one.get());
      }
    } catch (InterruptedException e) {
      running.forEach(one -> one.cancel(true));
      throw interrupted();
    } catch (ExecutionException e) {
      running.forEach(one -> one.cancel(true));
      throw new IllegalStateException("a tuning of the experiment failed: " + e.getCause(), e);
    }
    return results;
  }

  /** {@return the end of an experiment whose thread was interrupted; it is interrupted again} */
  static CancellationException interrupted() {
    Thread.currentThread().interrupt();
    return new CancellationException("the experiment was interrupted");
  }
}
