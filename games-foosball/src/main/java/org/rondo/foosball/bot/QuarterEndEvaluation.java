package org.rondo.foosball.bot;

import java.util.Arrays;

/**
 * Evaluates the last rounds of a quarter on the assumption that no player moves any more. It goes
 * row by row and round by round, and counts the expected goals and the cost of the contests. The
 * last row of the ball has no value, because the ball returns to midfield.
 */
final class QuarterEndEvaluation {

  /** The number of rounds that count as the last rounds of a quarter. */
  static final int ROUNDS = 12;

  /** The strength that each team is assumed to add to a row before the ball arrives there. */
  private static final double REINFORCEMENT = 0.5;

  private final RowEvaluation evaluation;
  private final double[] forward = new double[NextGoal.ROWS];
  private final double[] cost = new double[NextGoal.ROWS];

  /**
   * The value of each row as the ball's row, with an entry below the rows and one above them for a
   * goal.
   */
  private final double[] worth = new double[NextGoal.ROWS + 2];

  QuarterEndEvaluation(RowEvaluation evaluation) {
    this.evaluation = evaluation;
  }

  /**
   * {@return the value at the start of a round}
   *
   * @param own the team
   * @param rival the opponent's strength in each row
   * @param ball the place of the ball
   * @param left the number of rounds left; with 0 rounds the value is 0
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
      // After n rounds the ball is in every second row within the distance n, so that each pass
      // reads what the pass before it has written.
      int lowest = ball >= away ? ball - away : (away - ball) % 2;
      for (int i = lowest; i <= Math.min(NextGoal.ROWS - 1, ball + away); i += 2) {
        worth[i + 1] = worth[i] + forward[i] * (worth[i + 2] - worth[i]) - cost[i];
      }
    }
    return worth[ball + 1];
  }
}
