package org.rondo.concurrent;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * A fixed number of threads that take items from a source and work on them, until there are no more
 * items.
 *
 * <p>Each thread is alone in its {@link ThreadGroup}. It takes its next item when it needs one, so
 * that no item waits in a queue and the memory does not grow with the number of items. The threads
 * start with the first run and end when the workers are closed. Only one run at a time is possible.
 */
public final class Workers implements AutoCloseable {
  private static final int MAX_THREADS = 10_000;

  private final int number;

  /** The threads; null before the first run. */
  private @Nullable ExecutorService threads;

  /**
   * Creates workers.
   *
   * @param number the number of threads, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public Workers(int number) {
    this.number = requireThreads(number);
  }

  /**
   * {@return a number of threads, after checking its range}
   *
   * @param number the number, from 1 to 10,000
   * @throws IllegalArgumentException if the number is outside that range
   */
  public static int requireThreads(int number) {
    if (number < 1 || number > MAX_THREADS) {
      throw new IllegalArgumentException("threads " + number + " are not in 1.." + MAX_THREADS);
    }
    return number;
  }

  /** A source of items, called by one thread at a time. */
  @FunctionalInterface
  public interface ItemSource<T> {

    /**
     * {@return the next item; empty if there is none now} While another item is worked on, the
     * source is asked again after that item: its end may bring further items.
     *
     * @throws IOException if the item cannot be read
     */
    Optional<T> next() throws IOException;
  }

  /** The work on an item, called by several threads at the same time. */
  @FunctionalInterface
  public interface ItemWork<T> {

    /**
     * Works on an item.
     *
     * @return whether more items are to be worked on
     * @throws IOException if a file cannot be read or written
     */
    boolean on(T item) throws IOException;
  }

  /** {@return the number of threads} */
  public int number() {
    return number;
  }

  /**
   * Works on the items of a source until it has no more, or the work wants no more. Returns when no
   * thread works any more.
   *
   * <p>What the source or the work throws ends the run, and is thrown by this method after the
   * items that have begun are done.
   *
   * @throws IOException if the source or the work throws it
   * @throws InterruptedException if this thread is interrupted; items that have begun are done
   *     first
   */
  public <T> void run(ItemSource<T> source, ItemWork<T> work)
      throws IOException, InterruptedException {
    WorkerRun<T> run = new WorkerRun<>(source, work);
    ExecutorService pool = threads;
    if (pool == null) {
      pool = Executors.newFixedThreadPool(number, task -> SeparateThread.of(task, "rondo worker"));
      threads = pool;
    }
    CompletableFuture<?>[] ends = new CompletableFuture<?>[number];
    for (int i = 0; i < number; i++) {
      ends[i] = CompletableFuture.runAsync(run::work, pool);
    }
    boolean wasInterrupted = awaitEnd(CompletableFuture.allOf(ends), run);
    run.rethrow();
    if (wasInterrupted) {
      // Another interrupt may have come while the items ended.
      Thread.interrupted();
      throw new InterruptedException();
    }
  }

  /** Waits for the end of a run; returns whether the wait was interrupted, which ends the run. */
  private static boolean awaitEnd(CompletableFuture<Void> end, WorkerRun<?> run) {
    try {
      end.get();
      // A run that has ended already does not look at the interrupt.
      return Thread.interrupted();
    } catch (InterruptedException e) {
      run.stop();
      end.join();
      return true;
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** One run. Its fields are guarded by it. */
  private static final class WorkerRun<T> {
    private final ItemSource<T> source;
    private final ItemWork<T> work;
    private int working;
    private int waiting;
    private boolean isStopped;
    private @Nullable Throwable failure;

    WorkerRun(ItemSource<T> source, ItemWork<T> work) {
      this.source = source;
      this.work = work;
    }

    void work() {
      Optional<T> item = next();
      while (item.isPresent()) {
        workOn(item.get());
        // An interrupt that the work leaves must not reach the next item.
        Thread.interrupted();
        item = next();
      }
    }

    private synchronized Optional<T> next() {
      try {
        while (!isStopped) {
          Optional<T> item = source.next();
          if (item.isPresent()) {
            working++;
            return item;
          }
          if (working == 0) {
            stop();
          } else {
            waiting++;
            wait();
            waiting--;
          }
        }
      } catch (IOException | RuntimeException | Error e) {
        fail(e);
      } catch (InterruptedException e) {
        // Nobody but the work of an earlier item can have interrupted this thread.
        waiting--;
        return next();
      }
      return Optional.empty();
    }

    @SuppressWarnings("CatchingUnchecked") // The caller of the run gets what is thrown.
    private void workOn(T item) {
      boolean wantsMore = false;
      try {
        wantsMore = work.on(item);
      } catch (IOException | RuntimeException | Error e) {
        fail(e);
      } finally {
        done(wantsMore);
      }
    }

    private synchronized void done(boolean wantsMore) {
      working--;
      if (!wantsMore) {
        isStopped = true;
      }
      if (waiting > 0) {
        notifyAll();
      }
    }

    private synchronized void fail(Throwable thrown) {
      if (failure == null) {
        failure = thrown;
      }
      stop();
    }

    synchronized void stop() {
      isStopped = true;
      notifyAll();
    }

    synchronized void rethrow() throws IOException {
      if (failure != null) {
        Throwables.throwIfInstanceOf(failure, IOException.class);
        Throwables.throwIfUnchecked(failure);
      }
    }
  }

  /** Ends the threads. */
  @Override
  public void close() {
    if (threads != null) {
      threads.shutdown();
    }
  }
}
