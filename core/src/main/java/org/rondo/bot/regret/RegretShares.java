package org.rondo.bot.regret;

/** Regret matching: moves get probabilities in proportion to their positive regrets. */
final class RegretShares {
  private RegretShares() {}

  /**
   * Sets the probabilities of some moves; they are uniform if no regret is above 0.
   *
   * @param from the index of the first move
   * @param count the number of moves
   */
  static void set(double[] regrets, double[] strategy, int from, int count) {
    double sum = 0;
    for (int i = from; i < from + count; i++) {
      sum += Math.max(0, regrets[i]);
    }
    for (int i = from; i < from + count; i++) {
      strategy[i] = sum > 0 ? Math.max(0, regrets[i]) / sum : 1.0 / count;
    }
  }

  /**
   * Checks a number of iterations.
   *
   * @throws IllegalArgumentException if the number is below 0
   */
  static void requireIterations(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("iterations " + count + " are below 0");
    }
  }
}
