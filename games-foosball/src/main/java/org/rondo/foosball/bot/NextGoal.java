package org.rondo.foosball.bot;

import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/** Computes a team's chance to score the next goal if no player moves any more. */
final class NextGoal {

  /** The number of rows. Arrays have one number for each row, and row −4 is first. */
  static final int ROWS = 2 * Roster.LAST_ROW + 1;

  /** A number that is added to the strength of every row, so that no strength is 0. */
  private static final double EMPTY_ROW = 1e-6;

  private NextGoal() {}

  /** {@return a team's strength in each row of HOME's frame} */
  static double[] strengths(FoosballTable table, int seat) {
    double[] strengths = new double[ROWS];
    for (int i = 0; i < ROWS; i++) {
      strengths[i] = table.strength(seat, i - Roster.LAST_ROW);
    }
    return strengths;
  }

  /**
   * {@return the chance that the team scores the next goal, if the strengths do not change} The
   * team attacks towards row 5.
   *
   * <p>The model is a gambler's ruin. In every row, the ball goes forward with a probability that
   * is the team's share of the strength in that row. For k = 0 to 9, let t(k) be the product, over
   * the lowest k rows, of the opponent's strength divided by the team's strength. The chance is the
   * sum of the t(k) up to the ball's row, divided by the sum of all t(k).
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
      term *= (opponent[i] + EMPTY_ROW) / (own[i] + EMPTY_ROW);
      all += term;
    }
    return upToBall / all;
  }
}
