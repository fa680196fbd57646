package org.rondo.concurrent;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/**
 * Runs several tasks at a time on an executor, and passes their results to a sink in the order of
 * the tasks.
 *
 * <p>Tasks come from a source when they are needed, and at most 1,000 results wait for a slow task
 * before them. So memory does not grow with the number of tasks. An instance can run only once.
 *
 * @param <T> the type of the results
 */
public final class OrderedExecutor<T> {
  private static final int WINDOW = 1_000;

  /** The largest number of threads that a caller may state for an executor. */
  private static final int MOST_THREADS = 10_000;

  /**
   * The source of the tasks.
   *
   * @param <T> the type of the results
   */
  @FunctionalInterface
  public interface Source<T> {

    /**
     * {@return the next task; empty if there are no more tasks}
     *
     * @throws IOException if the task cannot be read
     */
    Optional<Callable<T>> next() throws IOException;
  }

  /**
   * The receiver of the results.
   *
   * @param <T> the type of the results
   */
  @FunctionalInterface
  public interface Sink<T> {

    /**
     * Takes a result.
     *
     * @param result the result
     * @return whether the sink wants more results
     * @throws IOException if the result cannot be written
     */
    boolean accept(T result) throws IOException;
  }

  /** The executor that the tasks run on; null if this class starts a thread for them. */
  private final @Nullable Executor given;

  private final boolean callerHelps;
  private final int most;
  private final Sink<T> sink;

  private final Deque<FutureTask<T>> window = new ArrayDeque<>();
  private boolean hasMore = true;

  // Guarded by this.
  private int unfinished;
  private int running;
  private boolean isStopped;

  private OrderedExecutor(@Nullable Executor given, boolean callerHelps, int most, Sink<T> sink) {
    this.given = given;
    this.callerHelps = callerHelps;
    this.most = most;
    this.sink = sink;
  }

  /**
   * {@return an ordered executor whose tasks never run in the thread that waits for them}
   *
   * @param <T> the type of the results
   * @param executor the executor that the tasks run on; it stays open
   * @param most the largest number of unfinished tasks that the executor holds at a time: several
   *     for each of its threads, so that no thread waits for its next task
   * @param sink receives each result, in order, in the thread that calls {@link #run}
   */
  public static <T> OrderedExecutor<T> of(Executor executor, int most, Sink<T> sink) {
    return new OrderedExecutor<>(executor, false, most, sink);
  }

  /**
   * {@return an ordered executor whose tasks run in a thread of their own: a task that changes its
   * thread does not change the caller's thread}
   *
   * @param <T> the type of the results
   * @param most the largest number of unfinished tasks that the thread holds at a time
   * @param sink receives each result, in order, in the thread that calls {@link #run}
   */
  public static <T> OrderedExecutor<T> inOwnThread(int most, Sink<T> sink) {
    return new OrderedExecutor<>(null, false, most, sink);
  }

  /**
   * {@return an ordered executor whose caller helps: the caller itself runs the next task in order
   * if no thread has begun it} So a thread of the given executor may call {@link #run}.
   *
   * @param <T> the type of the results
   * @param executor the executor that the tasks run on; it stays open
   * @param sink receives each result, in order, in the thread that calls {@link #run}
   */
  public static <T> OrderedExecutor<T> withHelpOfCaller(Executor executor, Sink<T> sink) {
    return new OrderedExecutor<>(executor, true, WINDOW, sink);
  }

  /**
   * {@return the given number of threads, after checking its range}
   *
   * @param threads the number, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  static int requireThreads(int threads) {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException("threads " + threads + " are not in 1.." + MOST_THREADS);
    }
    return threads;
  }

  /**
   * Runs tasks until there are no more tasks, the sink wants no more results, or a task fails.
   * Returns when no task is running any more.
   *
   * @param source the source of the tasks, called in this thread
   * @throws IOException if the source or the sink throws it
   * @throws InterruptedException if this thread is interrupted; tasks that have begun run to their
   *     end first
   * @throws ExecutionException if a task failed
   */
  public void run(Source<T> source) throws IOException, InterruptedException, ExecutionException {
    if (given != null) {
      run(source, given);
      return;
    }
    ExecutorService own = Executors.newSingleThreadExecutor();
    try {
      run(source, own);
    } finally {
      own.shutdownNow();
    }
  }

  private void run(Source<T> source, Executor executor)
      throws IOException, InterruptedException, ExecutionException {
    try {
      boolean goesOn = true;
      submitFrom(source, executor);
      while (goesOn && !window.isEmpty()) {
        if (callerHelps) {
          if (Thread.interrupted()) {
            throw new InterruptedException();
          }
          // Does nothing if the task has begun. If it has not, perhaps no thread ever begins it:
          // this thread may be the executor's own, or the executor may have been shut down.
          window.element().run();
        }
        await();
        while (goesOn && isHeadDone()) {
          goesOn = sink.accept(window.remove().get());
        }
        if (goesOn) {
          submitFrom(source, executor);
        }
      }
    } finally {
      stop();
    }
  }

  /** Submits tasks to the executor, unless a result is ready for the sink. */
  private void submitFrom(Source<T> source, Executor executor) throws IOException {
    while (hasMore && window.size() < WINDOW && unfinished() < most && !isHeadDone()) {
      Optional<Callable<T>> task = source.next();
      task.ifPresent(one -> submit(one, executor));
      hasMore = task.isPresent();
    }
  }

  private boolean isHeadDone() {
    return !window.isEmpty() && window.peek().isDone();
  }

  private synchronized int unfinished() {
    return unfinished;
  }

  private void submit(Callable<T> task, Executor executor) {
    FutureTask<T> future =
        new FutureTask<>(() -> counted(task)) {
          @Override
          protected void done() {
            finished();
          }
        };
    window.add(future);
    synchronized (this) {
      unfinished++;
    }
    executor.execute(future);
  }

  private T counted(Callable<T> task) throws Exception {
    synchronized (this) {
      if (isStopped) {
        throw new CancellationException("the sink does not want the result of this task any more");
      }
      running++;
    }
    try {
      return task.call();
    } finally {
      synchronized (this) {
        running--;
        if (isStopped) {
          notifyAll();
        }
      }
    }
  }

  private synchronized void finished() {
    unfinished--;
    // A helping caller takes each result at once, because it may have to run the next task itself.
    if (callerHelps || unfinished <= most / 2) {
      notifyAll();
    }
  }

  /** Waits until a result is ready for the sink, or the executor needs more tasks. */
  private synchronized void await() throws InterruptedException {
    while (!isHeadDone() && !needsMore()) {
      wait();
    }
  }

  private boolean needsMore() {
    return hasMore && window.size() < WINDOW && unfinished <= most / 2;
  }

  /** Prevents further tasks from beginning, and waits for the tasks that have begun. */
  private synchronized void stop() {
    isStopped = true;
    boolean wasInterrupted = false;
    while (running > 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        wasInterrupted = true;
      }
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
