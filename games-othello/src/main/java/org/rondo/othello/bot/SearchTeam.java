package org.rondo.othello.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The threads that solve one position together. A thread that searches a position with many moves
 * shares the rest of them as soon as another thread has nothing to do.
 *
 * <p>A thread that waits for its helpers takes part only in the work below its own position. So it
 * never waits long for work that its own search does not need.
 */
final class SearchTeam {
  private final BooleanSupplier allows;
  private final List<SplitPoint> open = new ArrayList<>();
  private volatile int idle;
  private volatile boolean isStopped;
  private volatile boolean isInterrupted;
  private volatile @Nullable Throwable failure;
  private boolean isClosed;

  /**
   * Creates a team.
   *
   * @param allows whether the search may continue; several threads call it
   */
  SearchTeam(BooleanSupplier allows) {
    this.allows = allows;
  }

  /** {@return whether a thread waits for work} */
  boolean hasIdle() {
    return idle > 0;
  }

  /** {@return whether all threads must end their search; its result has no meaning then} */
  boolean isStopped() {
    return isStopped;
  }

  /** Stops the search if it is no longer allowed, and returns whether it continues. */
  boolean continues() {
    if (!allows.getAsBoolean()) {
      stop();
    }
    return !isStopped;
  }

  private void stop() {
    isStopped = true;
  }

  /** Works for the others until the team is closed. This is all that a helping thread does. */
  void help(DeepSearch search) {
    try {
      for (SplitPoint split = nextFor(null); split != null; split = nextFor(null)) {
        search.work(split);
        leave(split);
      }
    } catch (RuntimeException | Error e) {
      failure = e;
      stop();
      wakeAll();
    }
  }

  private synchronized void wakeAll() {
    notifyAll();
  }

  /** Ends the helping threads, also in the middle of their work, and waits for them. */
  void close(List<Thread> helpers) {
    stop();
    synchronized (this) {
      isClosed = true;
      notifyAll();
    }
    for (Thread helper : helpers) {
      while (helper.isAlive()) {
        try {
          helper.join();
        } catch (InterruptedException e) {
          isInterrupted = true;
        }
      }
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
    Throwable cause = failure;
    if (cause != null) {
      throw new IllegalStateException("a thread of the solver failed", cause);
    }
  }

  /** Searches the moves of a split point, together with all threads that have nothing to do. */
  void share(DeepSearch search, SplitPoint split) {
    synchronized (this) {
      open.add(split);
      notifyAll();
    }
    search.work(split);
    synchronized (this) {
      open.remove(split);
    }
    for (SplitPoint below = nextFor(split); below != null; below = nextFor(split)) {
      search.work(below);
      leave(below);
    }
  }

  private synchronized void leave(SplitPoint split) {
    split.leave();
    notifyAll();
  }

  /**
   * {@return the next work for a thread that has nothing to do, or null if there will be none}
   *
   * @param master the thread's own split point, to whose helpers the thread may lend a hand; null
   *     for a thread that helps everywhere
   */
  private synchronized @Nullable SplitPoint nextFor(@Nullable SplitPoint master) {
    idle++;
    SplitPoint found = find(master);
    while (found == null && !isOver(master)) {
      try {
        wait();
      } catch (InterruptedException e) {
        // The caller of the solver no longer waits. The helpers must end their work first.
        isInterrupted |= master != null;
        stop();
      }
      found = find(master);
    }
    idle--;
    if (found != null) {
      found.join();
    }
    return found;
  }

  private boolean isOver(@Nullable SplitPoint master) {
    return isClosed || failure != null || master != null && !master.hasHelpers();
  }

  private @Nullable SplitPoint find(@Nullable SplitPoint master) {
    for (SplitPoint split : open) {
      if (split.hasMoves() && (master == null || split.isWithin(master))) {
        return split;
      }
    }
    return null;
  }
}
