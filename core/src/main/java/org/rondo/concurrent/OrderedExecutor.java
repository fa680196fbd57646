package org.rondo.concurrent;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Runs several tasks at a time on an executor, and passes their results to a sink in the order of
 * the tasks, or in any order.
 *
 * <p>Tasks come from a source when they are needed, and at most 1,000 results wait for a slow task
 * before them. So memory does not grow with the number of tasks. An instance can run only once.
 *
 * <p>An executor may drop a task without an error, for instance by a discarding policy. It may also
 * never begin a task, for instance because its only thread is the one that waits in {@link #run}.
 * So if no task is running and the next task in order has not begun, this class gives that task to
 * the executor again. If this does not help, the task runs in a thread of its own. An executor that
 * refuses a task ends the run.
 */
public final class OrderedExecutor<T> {
  private static final int WINDOW = 1_000;

  /** The largest number of threads that a caller may state for an executor. */
  private static final int MAX_THREADS = 10_000;

  /** The source of the tasks. */
  @FunctionalInterface
  public interface Source<T> {

    /**
     * {@return the next task; empty if there are no more tasks}
     *
     * @throws IOException if the task cannot be read
     */
    Optional<Callable<T>> next() throws IOException;
  }

  /** The receiver of the results. */
  @FunctionalInterface
  public interface Sink<T> {

    /**
     * Takes a result.
     *
     * @return whether the sink wants more results
     * @throws IOException if the result cannot be written
     */
    boolean accept(T result) throws IOException;
  }

  /**
   * The number of times that the caller gives way to the threads of the executor before it takes a
   * task away from them. A thread that is about to begin the task begins it long before this number
   * is reached.
   */
  private static final int YIELDS = 2_000;

  /** The executor that the tasks run on; null if this class starts a thread for them. */
  private final @Nullable Executor given;

  /** Whether a result is passed on before the results of slower tasks before it. */
  private final boolean isInAnyOrder;

  private final int threads;

  /** The largest number of unfinished tasks that the executor holds at a time. */
  private final int most;

  private final Sink<T> sink;

  private final Deque<Task> window = new ArrayDeque<>();
  private boolean hasMore = true;

  /** The thread that called {@link #run}. */
  private @Nullable Thread caller;

  /** Runs the tasks that the executor does not begin; null until there is one. */
  private @Nullable ExecutorService rescuer;

  /** The number of times to give way. It is halved after each task that was taken away. */
  private int yields = YIELDS;

  /** The number of tasks that have begun. It is written under the lock and read without it. */
  private volatile int begun;

  /** The value of {@code begun} at the last check whether the next task in order is stuck. */
  private int begunWhenStuck;

  /** The number of submitted tasks that have not ended. It is written under the lock. */
  private volatile int unfinished;

  // Guarded by this.
  /** The tasks that have ended, if their results are passed on in any order. */
  private final Deque<Task> ended = new ArrayDeque<>();

  private int running;
  private boolean isRescuing;
  private boolean isStopped;

  /** A task in the window. */
  private final class Task extends FutureTask<T> {

    // Guarded by the executor.
    private boolean hasBegun;
    private boolean isRescued;

    Task(Callable<T> work) {
      super(work);
    }
  }

  private OrderedExecutor(
      @Nullable Executor given, boolean isInAnyOrder, int threads, int each, Sink<T> sink) {
    this.given = given;
    this.isInAnyOrder = isInAnyOrder;
    this.threads = threads;
    this.most = each * threads;
    this.sink = sink;
  }

  /**
   * {@return an ordered executor whose tasks never run in the thread that waits for them}
   *
   * @param executor the executor that the tasks run on; it stays open
   * @param threads the number of tasks that the executor runs at a time; a task that runs in a
   *     thread of its own takes the place of one of them
   * @param each the largest number of unfinished tasks that the executor holds for each of its
   *     threads: several, so that no thread waits for its next task
   * @param sink receives each result, in order, in the thread that calls {@link #run}
   */
  public static <T> OrderedExecutor<T> of(Executor executor, int threads, int each, Sink<T> sink) {
    return new OrderedExecutor<>(executor, false, threads, each, sink);
  }

  /**
   * {@return an executor that passes each result on as soon as it is there, so that a slow task
   * holds no other result back}
   *
   * @param executor the executor that the tasks run on; it stays open
   * @param threads the number of tasks that the executor runs at a time
   * @param each the largest number of unfinished tasks that the executor holds for each of its
   *     threads
   * @param sink receives each result in the thread that calls {@link #run}
   */
  static <T> OrderedExecutor<T> inAnyOrder(Executor executor, int threads, int each, Sink<T> sink) {
    return new OrderedExecutor<>(executor, true, threads, each, sink);
  }

  /**
   * {@return an ordered executor that runs all its tasks in one new thread} So a task that changes
   * the state of its thread does not change the caller's thread.
   *
   * @param each the largest number of unfinished tasks that the thread holds at a time
   * @param sink receives each result, in order, in the thread that calls {@link #run}
   */
  public static <T> OrderedExecutor<T> inOwnThread(int each, Sink<T> sink) {
    return new OrderedExecutor<>(null, false, 1, each, sink);
  }

  /**
   * {@return the given number of threads, after checking its range}
   *
   * @param threads the number, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  static int requireThreads(int threads) {
    if (threads < 1 || threads > MAX_THREADS) {
      throw new IllegalArgumentException("threads " + threads + " are not in 1.." + MAX_THREADS);
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
   * @throws IllegalStateException if the executor refuses a task or is shut down
   */
  public void run(Source<T> source) throws IOException, InterruptedException, ExecutionException {
    caller = Thread.currentThread();
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
      boolean continues = true;
      submitFrom(source, executor);
      while (continues && !window.isEmpty()) {
        if (await()) {
          rescue(window.element(), executor);
        }
        while (continues && isResultReady()) {
          continues = sink.accept(takeDone().get());
        }
        if (continues) {
          submitFrom(source, executor);
        }
      }
    } finally {
      stop();
    }
  }

  private static void requireNoInterrupt() throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
  }

  /** Submits tasks to the executor, unless a result is ready for the sink. */
  private void submitFrom(Source<T> source, Executor executor)
      throws IOException, InterruptedException {
    while (hasMore && window.size() < WINDOW && unfinished < most && !isResultReady()) {
      requireNoInterrupt();
      Optional<Callable<T>> task = source.next();
      task.ifPresent(one -> submit(new Task(one), executor));
      hasMore = task.isPresent();
    }
  }

  private boolean isResultReady() {
    if (isInAnyOrder) {
      synchronized (this) {
        return !ended.isEmpty();
      }
    }
    return !window.isEmpty() && window.peek().isDone();
  }

  /** {@return the task whose result is passed on next} */
  private Task takeDone() {
    if (!isInAnyOrder) {
      return window.remove();
    }
    synchronized (this) {
      Task task = ended.remove();
      window.remove(task);
      return task;
    }
  }

  private void submit(Task task, Executor executor) {
    window.add(task);
    synchronized (this) {
      unfinished++;
    }
    give(task, executor);
  }

  private void give(Task task, Executor executor) {
    try {
      executor.execute(() -> runOnce(task));
    } catch (RejectedExecutionException e) {
      throw new IllegalStateException(
          "the executor refuses a task; give one that accepts every task until the end, and do not"
              + " shut it down before",
          e);
    }
    if (isShutDown(executor)) {
      throw new IllegalStateException(
          "the executor was shut down before the last task; keep it open until the end");
    }
  }

  /**
   * {@return whether no task is running and the next task in order has not begun} Always false if
   * that task has been given to a thread of its own. Also false for the thread that this class
   * starts: it begins every task, at the latest when the machine lets it.
   */
  private synchronized boolean isStuck() {
    Task head = window.peek();
    return given != null
        && head != null
        && running == 0
        && !head.hasBegun
        && !head.isRescued
        && !head.isDone();
  }

  /**
   * Helps a task that the executor has not begun. Waits a short time first, and does nothing if a
   * task begins in that time. Otherwise gives the task to the executor again. If that does not
   * help, runs the task in a thread of its own.
   */
  private void rescue(Task task, Executor executor) {
    if (isStuckAfterYielding()) {
      give(task, executor);
    }
    if (isStuckAfterYielding()) {
      ExecutorService own = rescuer == null ? Executors.newSingleThreadExecutor() : rescuer;
      rescuer = own;
      yields /= 2;
      synchronized (this) {
        task.isRescued = true;
      }
      own.execute(() -> runRescued(task));
    }
  }

  @SuppressWarnings("ThreadPriorityCheck") // Nothing depends on the yields but the waiting time.
  private boolean isStuckAfterYielding() {
    for (int i = 0; i < yields && begun == begunWhenStuck; i++) {
      Thread.yield();
    }
    return begun == begunWhenStuck && isStuck();
  }

  private void runRescued(Task task) {
    synchronized (this) {
      isRescuing = true;
    }
    try {
      runOnce(task);
    } finally {
      synchronized (this) {
        isRescuing = false;
        notifyAll();
      }
    }
  }

  private static boolean isShutDown(@Nullable Executor executor) {
    return executor instanceof ExecutorService service && service.isShutdown();
  }

  /** Runs a task unless it has begun. */
  private void runOnce(Task task) {
    if (begin(task)) {
      task.run();
      if (Thread.currentThread() != caller) {
        // An interrupt that a task leaves must not reach the next task of the thread.
        Thread.interrupted();
      }
      end(task);
    }
  }

  /**
   * {@return whether this thread is to run a task} A task that runs in a thread of its own counts
   * as one of the executor's tasks. While there is one, this method waits until fewer than {@code
   * threads} tasks are running.
   */
  private synchronized boolean begin(Task task) {
    boolean wasInterrupted = false;
    while (isRescuing && running >= threads && !isStopped && !task.hasBegun) {
      try {
        wait();
      } catch (InterruptedException e) {
        wasInterrupted = true;
      }
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
    if (isStopped || task.hasBegun) {
      return false;
    }
    task.hasBegun = true;
    begun++;
    running++;
    return true;
  }

  private synchronized void end(Task task) {
    unfinished--;
    running--;
    if (isInAnyOrder) {
      ended.add(task);
    }
    if (isInAnyOrder || unfinished <= most / 2 || isStopped || running == 0) {
      notifyAll();
    }
  }

  /**
   * Waits until a result is ready, the executor needs more tasks, or the next task is stuck;
   * returns whether it is stuck.
   */
  private synchronized boolean await() throws InterruptedException {
    boolean isStuck = false;
    while (!isResultReady() && !needsMore() && !isStuck) {
      isStuck = isStuck();
      begunWhenStuck = begun;
      if (!isStuck) {
        wait();
      }
    }
    return isStuck;
  }

  private boolean needsMore() {
    return hasMore && window.size() < WINDOW && unfinished <= most / 2;
  }

  /** Prevents further tasks from beginning, and waits for the tasks that have begun. */
  private synchronized void stop() {
    isStopped = true;
    notifyAll();
    if (rescuer != null) {
      rescuer.shutdown();
    }
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
