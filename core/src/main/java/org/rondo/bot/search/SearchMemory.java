package org.rondo.bot.search;

import org.rondo.bot.Budget;

/**
 * The number of positions that a search may keep.
 *
 * <p>A budget of steps keeps the same number on every machine, because its moves must not depend on
 * the machine. A budget of time can take any number of steps, and its moves depend on the machine
 * anyway; so it keeps only what a part of the machine's memory can hold.
 */
final class SearchMemory {

  /**
   * The memory for each position, in bytes. Most positions take less than a quarter of it with
   * their moves; the rest is for the other bots.
   */
  private static final long BYTES_EACH = 8_192;

  /** The least limit, whatever the memory. */
  private static final int LEAST = 1_000;

  private SearchMemory() {}

  /**
   * {@return the maximum number of positions}
   *
   * @param most the maximum for budgets of steps
   */
  static int positions(Budget budget, int most) {
    return positions(budget, most, Runtime.getRuntime().maxMemory());
  }

  /**
   * {@return the maximum number of positions}
   *
   * @param memory the maximum memory of the virtual machine, in bytes
   */
  static int positions(Budget budget, int most, long memory) {
    return budget.isTime() ? (int) Math.max(LEAST, Math.min(most, memory / BYTES_EACH)) : most;
  }
}
