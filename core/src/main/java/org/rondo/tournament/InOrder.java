package org.rondo.tournament;

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

/**
 * Runs tasks on an executor, several at a time, and hands on what they return in the order in which
 * they were given.
 *
 * <p>Tasks are asked for as they are needed, and at most {@value #WINDOW} results wait for a slow
 * one before them, so that room does not grow with the number of tasks.
 */
final class InOrder<T> {
  private static final int WINDOW = 1_000;

  /** Where tasks come from. */
  interface Source<T> {

    /** {@return the next task, or nothing when there are no more} */
    Optional<Callable<T>> next() throws IOException;
  }

  /** Where results go. */
  interface Sink<T> {

    /** Takes a result; returns whether it wants more. */
    boolean accept(T result) throws IOException;
  }

  private final Optional<Executor> given;
  private final int most;
  private final Sink<T> sink;

  private final Deque<FutureTask<T>> window = new ArrayDeque<>();
  private boolean hasMore = true;

  // Guarded by this.
  private int unfinished;
  private int running;
  private boolean isStopped;

  /**
   * Prepares a run.
   *
   * @param executor what the tasks run on; where there is none, a thread of their own: what a bot
   *     does to its thread is not done to this one
   * @param most how many tasks the executor is handed at a time: several for each of its threads,
   *     so that none waits for the next, and this thread need not wake up for every one
   * @param sink is given each result, in order, by the thread that runs this
   */
  InOrder(Optional<Executor> executor, int most, Sink<T> sink) {
    this.given = executor;
    this.most = most;
    this.sink = sink;
  }

  /**
   * Runs tasks until there are no more, the sink has had enough, or one fails. Returns when none is
   * running any more.
   *
   * @throws ExecutionException if a task failed
   */
  void run(Source<T> source) throws IOException, InterruptedException, ExecutionException {
    if (given.isPresent()) {
      run(source, given.get());
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
        throw new CancellationException("nobody waits for this task any more");
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
    if (unfinished <= most / 2) {
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
