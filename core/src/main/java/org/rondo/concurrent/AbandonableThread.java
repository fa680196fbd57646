package org.rondo.concurrent;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.rondo.game.GameFailureException;

/**
 * A thread for code that may never return. The caller chooses how long it waits; then it can
 * interrupt the code and go on without it.
 *
 * <p>Tasks run one after another. The thread starts with the first task. It is a daemon thread, so
 * it does not keep the virtual machine running. It is alone in its {@link ThreadGroup}.
 */
public final class AbandonableThread {

  /** The time that interrupted code gets to return. */
  public static final Duration GRACE = Duration.ofMillis(250);

  private final String name;
  private final CompletableFuture<Void> ended = new CompletableFuture<>();
  private final ExecutorService executor =
      new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), this::thread) {
        @Override
        protected void terminated() {
          ended.complete(null);
        }
      };

  // Guarded by this.
  private Runnable interruption = () -> {};
  private int waiting;
  private boolean isRunning;
  private boolean isExecuteTask;
  private boolean interruptsNext;

  /**
   * Creates a thread, which does not start yet.
   *
   * @param name the thread's name
   */
  public AbandonableThread(String name) {
    this.name = name;
  }

  private Thread thread(Runnable work) {
    Thread made = SeparateThread.of(work, name);
    made.setDaemon(true);
    synchronized (this) {
      interruption = made::interrupt;
    }
    return made;
  }

  /**
   * Runs a task after all tasks that were given before.
   *
   * @return a future that completes with the task's result
   */
  public <T> CompletableFuture<T> run(Supplier<T> task) {
    synchronized (this) {
      waiting++;
    }
    return CompletableFuture.supplyAsync(
        () -> {
          begin();
          try {
            return task.get();
          } finally {
            finish();
          }
        },
        executor);
  }

  /**
   * Runs a task without a result, after all tasks that were given before. An {@linkplain #interrupt
   * interrupt} reaches this task only while it runs. An earlier interrupt does not reach it.
   */
  public void execute(Runnable task) {
    executor.execute(
        () -> {
          synchronized (this) {
            // Clears the interrupt of the thread. The flag interruptsNext stays set for the next
            // task that was given to run().
            Thread.interrupted();
            isRunning = true;
            isExecuteTask = true;
          }
          try {
            task.run();
          } finally {
            finish();
          }
        });
  }

  /**
   * Interrupts the running task, if there is one. If no task is running, or the running task was
   * given to {@link #execute}, the next waiting task that was given to {@link #run} is interrupted
   * as soon as it begins.
   */
  public synchronized void interrupt() {
    if (isRunning) {
      interruption.run();
    }
    if (waiting > 0 && (!isRunning || isExecuteTask)) {
      interruptsNext = true;
    }
  }

  private synchronized void begin() {
    waiting--;
    isRunning = true;
    if (interruptsNext) {
      interruptsNext = false;
      Thread.currentThread().interrupt();
    }
  }

  /** Clears an interrupt that the task did not notice, so that it does not reach the next task. */
  private synchronized void finish() {
    isRunning = false;
    isExecuteTask = false;
    Thread.interrupted();
  }

  /** Lets the thread end as soon as it has run all its tasks. No further task may be given. */
  public void end() {
    executor.shutdown();
  }

  /** {@return a future that completes when the thread has run all its tasks and ends} */
  public CompletableFuture<Void> ended() {
    return ended.copy();
  }

  /**
   * {@return the result of a task; waits until the task has ended}
   *
   * @throws CompletionException if the task threw an exception
   * @throws Error the task's own error, if the task threw one
   */
  public static <T> T result(CompletableFuture<T> task) {
    try {
      return task.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      if (e.getCause() instanceof GameFailureException failure) {
        throw failure;
      }
      throw e;
    }
  }
}
