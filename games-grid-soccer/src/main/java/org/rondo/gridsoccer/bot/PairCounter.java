package org.rondo.gridsoccer.bot;

import org.rondo.bot.BudgetTracker;

/**
 * Counts the nodes of a search and compares the count with the budget. A node is the valuation of
 * one pair of orders.
 */
final class PairCounter {

  /**
   * The number of nodes between two readings of the clock. These nodes take some tens of
   * microseconds.
   */
  private static final int STRIDE = 128;

  private final BudgetTracker spending;
  private long nodes;
  private boolean isEmpty;

  PairCounter(BudgetTracker spending) {
    this.spending = spending;
  }

  /** Counts a node and returns whether another one may follow. */
  boolean count() {
    nodes++;
    if (nodes % STRIDE == 0 && !isEmpty) {
      isEmpty = !spending.allows(nodes);
    }
    return !isEmpty;
  }

  /** Returns the number of nodes so far. */
  long nodes() {
    return nodes;
  }

  /** Returns whether another node may follow. */
  boolean allows() {
    isEmpty |= !spending.allows(nodes);
    return !isEmpty;
  }
}
