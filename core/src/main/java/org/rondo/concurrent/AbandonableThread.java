package org.rondo.concurrent;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * A thread for code that may never return: its caller waits as long as it likes, interrupts the
 * code and goes on without it.
 *
 * <p>Tasks run one after another. The thread is started when the first one is given, and does not
 * keep the virtual machine from ending.
 */
public final class AbandonableThread {

  /** The time that code has for returning once it is interrupted. */
  public static final Duration GRACE = Duration.ofMillis(250);

  private final String name;
  private final ExecutorService executor = Executors.newFixedThreadPool(1, this::thread);

  // Guarded by this.
  private Runnable interruption = () -> {};
  private int waiting;
  private boolean isRunning;
  private boolean isFarewell;
  private boolean interruptsNext;

  /**
   * Prepares a thread.
   *
   * @param name the thread's name
   */
  public AbandonableThread(String name) {
    this.name = name;
  }

  private Thread thread(Runnable work) {
    Thread made = new Thread(work, name);
    made.setDaemon(true);
    synchronized (this) {
      interruption = made::interrupt;
    }
    return made;
  }

  /**
   * Runs a task after those given before.
   *
   * @param <T> the type of the result
   * @param task what to run
   * @return completes with the task's result
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
   * Runs a task whose result is not waited for, after those given before. No interrupt that came
   * before it has begun reaches it.
   *
   * @param task what to run
   */
  public void execute(Runnable task) {
    executor.execute(
        () -> {
          synchronized (this) {
            // An interrupt that is kept for the task that is run next stays kept.
            Thread.interrupted();
            isRunning = true;
            isFarewell = true;
          }
          try {
            task.run();
          } finally {
            finish();
          }
        });
  }

  /**
   * Interrupts the task that is running. If none is, or it was given to {@link #execute},
   * interrupts the task that is {@linkplain #run run} next, if one waits.
   */
  public synchronized void interrupt() {
    if (isRunning) {
      interruption.run();
    }
    if (waiting > 0 && (!isRunning || isFarewell)) {
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

  /** An interrupt that the task did not notice must not reach the next one. */
  private synchronized void finish() {
    isRunning = false;
    isFarewell = false;
    Thread.interrupted();
  }

  /** Lets the thread end once the tasks that it has been given are over. */
  public void end() {
    executor.shutdown();
  }

  /**
   * Waits until the thread has ended.
   *
   * @param limit the longest time to wait
   * @throws InterruptedException if this thread is interrupted
   */
  public void awaitEnd(Duration limit) throws InterruptedException {
    executor.awaitTermination(limit.toMillis(), TimeUnit.MILLISECONDS);
  }

  /**
   * {@return the result of a task that is over}
   *
   * @param <T> the type of the result
   * @param task the task
   * @throws CompletionException if it threw an exception
   * @throws Error if it threw this error
   */
  public static <T> T result(CompletableFuture<T> task) {
    try {
      return task.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw e;
    }
  }
}
