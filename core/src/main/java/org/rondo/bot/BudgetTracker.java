package org.rondo.bot;

import org.jspecify.annotations.Nullable;

/**
 * What a search has spent on a decision, and whether it may go on: a {@link Budget} in use.
 *
 * <p>A search asks before each step or, where a step takes less than a microsecond, before every so
 * many; it counts its steps itself. Also a search without a clock stops when its thread is
 * interrupted: whoever asked for the move does not wait any more.
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

  /** {@return the spending of so many steps} */
  static BudgetTracker of(long steps) {
    return new BudgetTracker(steps, null, 0);
  }

  /** {@return the spending of so many steps up to a moment of a source} */
  static BudgetTracker until(long steps, TimeSource source, long end) {
    return new BudgetTracker(steps, source, end);
  }

  /**
   * {@return whether the search may take another step; costs some 20 to 50 ns under a budget of
   * time}
   *
   * @param taken how many steps it has taken
   */
  public boolean allows(long taken) {
    return taken < steps
        && (source == null || source.nanoTime() - end < 0)
        && !Thread.currentThread().isInterrupted();
  }
}
