package org.rondo.parallelfootball;

import org.rondo.bot.BudgetTracker;

/** The steps that a decision has taken of its budget. */
final class Effort {
  private final BudgetTracker spending;
  private long taken;

  Effort(BudgetTracker spending) {
    this.spending = spending;
  }

  /** Takes a step, if the budget allows another. */
  boolean step() {
    return spending.allows(taken++);
  }

  /** {@return whether the budget allows no further step} */
  boolean isOver() {
    return !spending.allows(taken);
  }

  /** Takes a step, if that leaves half of the budget's steps to others. */
  boolean earlyStep() {
    return spending.allows(2 * taken++);
  }
}
