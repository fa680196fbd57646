package org.rondo.tournament;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Runs tasks on an executor, several at a time, and hands on what they return in the order in which
 * they were given.
 *
 * <p>Tasks are asked for as they are needed, and at most {@value #WINDOW} results wait for a slow
 * one before them, so that room does not grow with the number of tasks.
 */
final class InOrder<T> {
  private static final int WINDOW = 1_000;

  /** Tasks handed to the executor for each of its threads, so that none waits for the next. */
  private static final int AHEAD = 4;

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

  private final Executor executor;
  private final int most;
  private final Sink<T> sink;

  private final Deque<FutureTask<T>> window = new ArrayDeque<>();
  private final BlockingQueue<FutureTask<T>> finished = new LinkedBlockingQueue<>();
  private boolean hasMore = true;
  private int unfinished;
  private int running;
  private boolean isStopped;

  /**
   * Prepares a run.
   *
   * @param threads how many tasks the executor runs at a time
   * @param sink is given each result, in order, by the thread that runs this
   */
  InOrder(Executor executor, int threads, Sink<T> sink) {
    this.executor = executor;
    this.most = AHEAD * threads;
    this.sink = sink;
  }

  /**
   * Runs tasks until there are no more, the sink has had enough, or one fails. Returns when none is
   * running any more.
   *
   * @throws ExecutionException if a task failed
   */
  void run(Source<T> source) throws IOException, InterruptedException, ExecutionException {
    try {
      boolean goesOn = submitFrom(source);
      while (goesOn && !window.isEmpty()) {
        await();
        while (goesOn && !window.isEmpty() && window.peek().isDone()) {
          goesOn = sink.accept(window.remove().get());
        }
        goesOn = goesOn && submitFrom(source);
      }
    } finally {
      stop();
    }
  }

  /** Keeps the executor busy; returns true. */
  private boolean submitFrom(Source<T> source) throws IOException {
    while (hasMore && unfinished < most && window.size() < WINDOW) {
      Optional<Callable<T>> task = source.next();
      task.ifPresent(this::submit);
      hasMore = task.isPresent();
    }
    return true;
  }

  private void submit(Callable<T> task) {
    FutureTask<T> future =
        new FutureTask<>(() -> counted(task)) {
          @Override
          public void run() {
            super.run();
            finished.add(this);
          }
        };
    executor.execute(future);
    unfinished++;
    window.add(future);
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
        notifyAll();
      }
    }
  }

  /** Waits until a task has finished, and notices all others that have. */
  private void await() throws InterruptedException {
    finished.take();
    unfinished--;
    while (finished.poll() != null) {
      unfinished--;
    }
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
