package org.rondo.foosball.bot;

import java.util.Arrays;

/**
 * Judges what the last rounds of a quarter are worth if no player moves any more, row by row and
 * round by round: the goals to come and the price of the contests. Where the ball ends is worth
 * nothing, for it goes back to midfield.
 */
final class QuarterEndEvaluation {

  /** How many of a quarter's rounds are the last ones. */
  static final int ROUNDS = 12;

  /** Each team's reinforcement of a row by the time the ball comes there. */
  private static final double REINFORCEMENT = 0.5;

  private final RowEvaluation evaluation;
  private final double[] forward = new double[NextGoal.ROWS];
  private final double[] cost = new double[NextGoal.ROWS];

  /** What the ball's row is worth, a goal below and one above the rows. */
  private final double[] worth = new double[NextGoal.ROWS + 2];

  QuarterEndEvaluation(RowEvaluation evaluation) {
    this.evaluation = evaluation;
  }

  /**
   * {@return the worth at the start of a round}
   *
   * @param own the team
   * @param rival what the opponent counts for in each row
   * @param ball the place of the ball
   * @param left how many rounds are left; with none the worth is 0
   */
  double worth(SearchFormation own, double[] rival, int ball, int left) {
    if (left == 0) {
      return 0;
    }
    for (int place = 0; place < NextGoal.ROWS; place++) {
      double strength = own.in(place);
      double reinforced = strength + REINFORCEMENT;
      forward[place] = reinforced / (reinforced + rival[place] + REINFORCEMENT);
      cost[place] = evaluation.cost(strength, rival[place]);
    }
    Arrays.fill(worth, 0);
    worth[0] = -1;
    worth[NextGoal.ROWS + 1] = 1;
    for (int away = left - 1; away >= 0; away--) {
      // After so many rounds the ball is in every second row within that distance, so that each
      // pass reads what the one before has written.
      int lowest = ball >= away ? ball - away : (away - ball) % 2;
      for (int i = lowest; i <= Math.min(NextGoal.ROWS - 1, ball + away); i += 2) {
        worth[i + 1] = worth[i] + forward[i] * (worth[i + 2] - worth[i]) - cost[i];
      }
    }
    return worth[ball + 1];
  }
}
