package org.rondo.concurrent;

import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;

/**
 * The threads that tasks run on: the threads of an executor, or one thread that is started for the
 * tasks.
 */
public final class WorkerThreads {

  /** The executor; null if a thread is started for the tasks. */
  private final @Nullable Executor executor;

  private final int number;

  private WorkerThreads(@Nullable Executor executor, int number) {
    this.executor = executor;
    this.number = number;
  }

  /** {@return one thread, which is started for each run of tasks} */
  public static WorkerThreads one() {
    return new WorkerThreads(null, 1);
  }

  /**
   * {@return the threads of an executor}
   *
   * @param executor the executor that the tasks run on; it stays open
   * @param number the executor's number of threads, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public static WorkerThreads of(Executor executor, int number) {
    return new WorkerThreads(
        Objects.requireNonNull(executor, "executor"), OrderedExecutor.requireThreads(number));
  }

  /**
   * {@return an executor that passes the results of tasks to a sink in the order of the tasks}
   *
   * @param each the largest number of unfinished tasks for each thread at a time
   * @param sink receives each result, in order, in the thread that calls {@link
   *     OrderedExecutor#run}
   */
  public <T> OrderedExecutor<T> ordered(int each, OrderedExecutor.Sink<T> sink) {
    return executor == null
        ? OrderedExecutor.inOwnThread(each, sink)
        : OrderedExecutor.of(executor, number, each, sink);
  }

  /**
   * {@return an executor that passes each result to a sink as soon as it is there}
   *
   * @param each the largest number of unfinished tasks for each thread at a time
   * @param sink receives each result in the thread that calls {@link OrderedExecutor#run}
   */
  public <T> OrderedExecutor<T> inAnyOrder(int each, OrderedExecutor.Sink<T> sink) {
    return executor == null
        ? OrderedExecutor.inOwnThread(each, sink)
        : OrderedExecutor.inAnyOrder(executor, number, each, sink);
  }

  /**
   * Checks that a task that has run was not disturbed by the end of the executor. The executor may
   * have interrupted the code of the task, and the code may have hidden that.
   *
   * @throws CancellationException if the executor says that it is shut down
   */
  public void requireUndisturbed() {
    if (executor instanceof ExecutorService service && service.isShutdown()) {
      throw new CancellationException(
          "the executor was shut down meanwhile; keep it open until the end");
    }
  }
}
