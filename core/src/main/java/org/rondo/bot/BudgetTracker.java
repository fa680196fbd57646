package org.rondo.bot;

import org.jspecify.annotations.Nullable;

/**
 * A {@link Budget} in use for one decision: it tells a search whether it may continue.
 *
 * <p>A search counts its own steps and calls {@link #allows} before each step. A search whose step
 * takes less than a microsecond may call it once for several steps. A search also stops when its
 * thread is interrupted, because the caller then no longer waits for the move.
 */
public final class BudgetTracker {
  private final long steps;
  private final @Nullable TimeSource source;
  private final long end;

  private BudgetTracker(long steps, @Nullable TimeSource source, long end) {
    this.steps = steps;
    this.source = source;
    this.end = end;
  }

  /** {@return a tracker of a number of steps} */
  static BudgetTracker of(long steps) {
    return new BudgetTracker(steps, null, 0);
  }

  /** {@return a tracker that ends after a number of steps or at a time of the source} */
  static BudgetTracker until(long steps, TimeSource source, long end) {
    return new BudgetTracker(steps, source, end);
  }

  /**
   * {@return a tracker of an equal part of the steps, which ends at the same time} If the steps
   * cannot be divided equally, the first parts have one step more than the others. For a search
   * whose steps are taken by several threads.
   *
   * @param index the number of the part, from 0 to {@code count} − 1
   * @param count the number of parts, at least 1
   * @throws IllegalArgumentException if a number is outside its range
   */
  public BudgetTracker part(int index, int count) {
    if (count < 1 || index < 0 || index >= count) {
      throw new IllegalArgumentException("part " + index + " is not in 0.." + (count - 1));
    }
    return new BudgetTracker(steps / count + (index < steps % count ? 1 : 0), source, end);
  }

  /**
   * {@return whether the search may take another step; takes about 20 to 50 ns if the budget has a
   * time}
   *
   * @param taken the number of steps that the search has taken
   */
  public boolean allows(long taken) {
    return taken < steps
        && (source == null || source.nanoTime() - end < 0)
        && !Thread.currentThread().isInterrupted();
  }
}
