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
 * Runs tasks on an executor, several at a time, and hands on what they return in the order in which
 * they were given.
 *
 * <p>Tasks are asked for as they are needed, and at most 1,000 results wait for a slow one before
 * them, so that memory does not grow with the number of tasks. An instance runs once.
 *
 * @param <T> the type of the results
 */
public final class OrderedExecutor<T> {
  private static final int WINDOW = 1_000;

  /** The largest number of threads that an executor may be said to have. */
  private static final int MOST_THREADS = 10_000;

  /**
   * Where tasks come from.
   *
   * @param <T> the type of the results
   */
  @FunctionalInterface
  public interface Source<T> {

    /**
     * {@return the next task, or nothing when there are no more}
     *
     * @throws IOException if it cannot be read
     */
    Optional<Callable<T>> next() throws IOException;
  }

  /**
   * Where results go.
   *
   * @param <T> the type of the results
   */
  @FunctionalInterface
  public interface Sink<T> {

    /**
     * Takes a result.
     *
     * @param result the result
     * @return whether more results are wanted
     * @throws IOException if it cannot be written
     */
    boolean accept(T result) throws IOException;
  }

  /** What the tasks run on; null where a thread is started for them. */
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
   * {@return an executor of tasks that never run in the thread that waits for them}
   *
   * @param <T> the type of the results
   * @param executor what the tasks run on; it stays open
   * @param most the number of unfinished tasks that it is handed at a time: several for each of its
   *     threads, so that none waits for the next
   * @param sink is given each result, in order, by the thread that runs this
   */
  public static <T> OrderedExecutor<T> of(Executor executor, int most, Sink<T> sink) {
    return new OrderedExecutor<>(executor, false, most, sink);
  }

  /**
   * {@return an executor of tasks that run in one thread of their own: what a task does to its
   * thread is not done to the caller's}
   *
   * @param <T> the type of the results
   * @param most the number of unfinished tasks that the thread is handed at a time
   * @param sink is given each result, in order, by the thread that runs this
   */
  public static <T> OrderedExecutor<T> inOwnThread(int most, Sink<T> sink) {
    return new OrderedExecutor<>(null, false, most, sink);
  }

  /**
   * {@return an executor of tasks whose caller runs those that have not begun when it comes to
   * them} So it may be run by a thread of the executor itself.
   *
   * @param <T> the type of the results
   * @param executor what the tasks run on; it stays open
   * @param sink is given each result, in order, by the thread that runs this
   */
  public static <T> OrderedExecutor<T> withHelpOfCaller(Executor executor, Sink<T> sink) {
    return new OrderedExecutor<>(executor, true, WINDOW, sink);
  }

  /**
   * {@return a number of threads that an executor may be said to have}
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
   * Runs tasks until there are no more, the sink wants no more, or one fails. Returns when none is
   * running any more.
   *
   * @param source the tasks, asked for in this thread
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
          // Does nothing where it has begun. Else perhaps no thread would begin it: this one may be
          // the executor's own, or the executor may have been shut down.
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

  /** Keeps the executor busy, unless there is something to hand on first. */
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
        throw new CancellationException("the result of this task is not wanted any more");
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
    // A caller that helps takes each result at once: it may have to run the next task itself.
    if (callerHelps || unfinished <= most / 2) {
      notifyAll();
    }
  }

  /** Waits until there is something to hand on, or the executor wants more. */
  private synchronized void await() throws InterruptedException {
    while (!isHeadDone() && !wantsMore()) {
      wait();
    }
  }

  private boolean wantsMore() {
    return hasMore && window.size() < WINDOW && unfinished <= most / 2;
  }

  /** Lets no further task begin, and waits for those that have begun. */
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
