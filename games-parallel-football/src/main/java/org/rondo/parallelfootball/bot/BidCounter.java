package org.rondo.parallelfootball.bot;

import org.rondo.bot.BudgetTracker;

/** Counts the bids of a decision and compares the count with the budget. */
final class BidCounter {
  private final BudgetTracker spending;
  private long bids;

  BidCounter(BudgetTracker spending) {
    this.spending = spending;
  }

  /** Counts a bid and returns whether the budget allows it. */
  boolean count() {
    return spending.allows(bids++);
  }

  /** {@return whether the budget allows no further bid} */
  boolean isSpent() {
    return !spending.allows(bids);
  }

  /**
   * Counts a bid and returns whether half of the budget allows it. The other half is kept for later
   * bids.
   */
  boolean countEarly() {
    return spending.allows(2 * bids++);
  }
}
