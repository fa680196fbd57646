package org.rondo.parallelfootball.bot;

import org.rondo.bot.BudgetTracker;

/** Counts the bids of a decision against what its budget allows. */
final class BidCounter {
  private final BudgetTracker spending;
  private long bids;

  BidCounter(BudgetTracker spending) {
    this.spending = spending;
  }

  /** Counts a bid, if the budget allows another. */
  boolean count() {
    return spending.allows(bids++);
  }

  /** {@return whether the budget allows no further bid} */
  boolean isSpent() {
    return !spending.allows(bids);
  }

  /** Counts a bid, if that leaves half of the budget to others. */
  boolean countEarly() {
    return spending.allows(2 * bids++);
  }
}
