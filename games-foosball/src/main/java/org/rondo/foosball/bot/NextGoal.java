package org.rondo.foosball.bot;

import org.rondo.foosball.Roster;
import org.rondo.foosball.Table;

/** Who scores next, if nobody moves any more. */
final class NextGoal {

  /** How many rows there are. Arrays hold one number for each, row −4 first. */
  static final int ROWS = 2 * Roster.LAST_ROW + 1;

  /** Added to every row's strength, so that a row is never without one. */
  private static final double NOBODY = 1e-6;

  private NextGoal() {}

  /** {@return a team's strength in each row of HOME's frame} */
  static double[] strengths(Table table, int seat) {
    double[] strengths = new double[ROWS];
    for (int i = 0; i < ROWS; i++) {
      strengths[i] = table.strength(seat, i - Roster.LAST_ROW);
    }
    return strengths;
  }

  /**
   * {@return the chance of the team that attacks towards row 5 to score the next goal, where the
   * strengths stay as they are}
   *
   * <p>A gambler's ruin: at every row the ball goes forward with the team's share of the strength
   * there. In terms of k = 0 to 9, let t(k) be the product of opponent by own over the lowest k
   * rows; the chance is the sum of the t(k) up to the ball's row by the sum of all.
   *
   * @param own the team's strengths
   * @param opponent the other team's strengths
   * @param ball the ball's row
   */
  static double chance(double[] own, double[] opponent, int ball) {
    double term = 1;
    double upToBall = 0;
    double all = 1;
    for (int i = 0; i < ROWS; i++) {
      upToBall = i == ball + Roster.LAST_ROW ? all : upToBall;
      term *= (opponent[i] + NOBODY) / (own[i] + NOBODY);
      all += term;
    }
    return upToBall / all;
  }
}
