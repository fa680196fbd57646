package org.rondo.concurrent;

import java.util.Objects;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** The threads that tasks run on: those of an executor, or one that is started for them. */
public final class WorkerThreads {

  /** Null where a thread is started. */
  private final @Nullable Executor executor;

  private final int number;

  private WorkerThreads(@Nullable Executor executor, int number) {
    this.executor = executor;
    this.number = number;
  }

  /** {@return one thread, started for each run of tasks} */
  public static WorkerThreads one() {
    return new WorkerThreads(null, 1);
  }

  /**
   * {@return the threads of an executor}
   *
   * @param executor what the tasks run on; it stays open
   * @param number its number of threads, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public static WorkerThreads of(Executor executor, int number) {
    return new WorkerThreads(
        Objects.requireNonNull(executor, "executor"), OrderedExecutor.requireThreads(number));
  }

  /**
   * {@return an executor that hands on the results of tasks in their order}
   *
   * @param <T> the type of the results
   * @param each the number of unfinished tasks handed to each thread at a time
   * @param sink is given each result, in order, by the thread that runs the executor
   */
  public <T> OrderedExecutor<T> ordered(int each, OrderedExecutor.Sink<T> sink) {
    int most = each * number;
    return executor == null
        ? OrderedExecutor.inOwnThread(most, sink)
        : OrderedExecutor.of(executor, most, sink);
  }
}
