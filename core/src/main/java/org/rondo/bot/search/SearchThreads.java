package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Move;

/**
 * The threads that run the workers of a search. The caller's thread is one of them. The others live
 * as long as the search: they begin with it, and it does not return before they have ended.
 *
 * <p>The others are daemon threads in the group of the caller's thread. If the caller's thread is
 * interrupted, they are interrupted too.
 */
final class SearchThreads<M extends Move> {
  private final List<TreeWorker<M>> workers;

  /** The number of threads, the caller's included. */
  private final int number;

  /**
   * Creates the threads, which do not start yet.
   *
   * @param workers the workers, at least one
   * @param most the maximum number of threads, at least 1
   */
  SearchThreads(List<TreeWorker<M>> workers, int most) {
    this.workers = workers;
    this.number = Math.min(most, workers.size());
  }

  /** Lets all workers work until their budgets are used up. */
  void run() {
    List<Thread> others = new ArrayList<>();
    boolean hasWorked = false;
    try {
      for (int index = 1; index < number; index++) {
        int own = index;
        Thread other = new Thread(() -> work(own), "rondo search " + index);
        other.setDaemon(true);
        other.start();
        others.add(other);
      }
      work(0);
      hasWorked = true;
    } finally {
      if (!hasWorked) {
        // There will be no result, so the others need not use up their budgets.
        others.forEach(Thread::interrupt);
      }
      awaitEnd(others);
    }
  }

  /**
   * Runs the workers of a thread in turn, one iteration each, so that a budget of time is divided
   * equally.
   */
  private void work(int thread) {
    List<TreeWorker<M>> own = new ArrayList<>();
    for (int index = thread; index < workers.size(); index += number) {
      own.add(workers.get(index));
    }
    if (thread == 0 && !own.get(0).begin()) {
      own.remove(0);
    }
    while (!own.isEmpty()) {
      own.removeIf(worker -> !worker.work());
    }
  }

  /**
   * Waits until the other threads have ended, also if this thread is interrupted: then they stop at
   * their next look at the budget, and the caller may not use their trees before.
   */
  private static void awaitEnd(List<Thread> others) {
    boolean isInterrupted = Thread.currentThread().isInterrupted();
    if (isInterrupted) {
      others.forEach(Thread::interrupt);
    }
    for (Thread other : others) {
      isInterrupted |= hasBeenInterruptedBefore(other, others);
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** {@return whether this thread was interrupted before a thread has ended} */
  private static boolean hasBeenInterruptedBefore(Thread end, List<Thread> others) {
    boolean isInterrupted = false;
    while (true) {
      try {
        end.join();
        return isInterrupted;
      } catch (InterruptedException e) {
        isInterrupted = true;
        others.forEach(Thread::interrupt);
      }
    }
  }
}
