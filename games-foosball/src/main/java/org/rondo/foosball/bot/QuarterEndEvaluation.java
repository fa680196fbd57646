package org.rondo.foosball.bot;

import java.util.Arrays;

/**
 * Evaluates the last rounds of a quarter. It assumes that no player moves any more. It computes the
 * value of each row for each number of rounds left, from the expected goals and the cost of the
 * contests. After the last round, the row of the ball has no value, because the ball returns to
 * midfield.
 */
final class QuarterEndEvaluation {

  /** The number of rounds that count as the last rounds of a quarter. */
  static final int ROUNDS = 12;

  /** The assumed strength that each team adds to a row before the ball arrives in the row. */
  private static final double REINFORCEMENT = 0.5;

  private final RowEvaluation evaluation;
  private final double[] forward = new double[NextGoal.ROWS];
  private final double[] cost = new double[NextGoal.ROWS];

  /**
   * The value of each row if the ball is there. There is one entry before the first row and one
   * after the last row, for goals.
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
   * @param left the number of rounds left; the value is 0 if no round is left
   */
  double worth(SearchFormation own, double[] rival, int ball, int left) {
    if (left == 0) {
      return 0;
    }
    for (int index = 0; index < NextGoal.ROWS; index++) {
      double strength = own.in(index);
      double reinforced = strength + REINFORCEMENT;
      forward[index] = reinforced / (reinforced + rival[index] + REINFORCEMENT);
      cost[index] = evaluation.cost(strength, rival[index]);
    }
    Arrays.fill(worth, 0);
    worth[0] = -1;
    worth[NextGoal.ROWS + 1] = 1;
    for (int away = left - 1; away >= 0; away--) {
      // After n rounds, the ball can only be in every second row within the distance n. So each
      // pass reads only values that the previous pass has written.
      int lowest = ball >= away ? ball - away : (away - ball) % 2;
      for (int i = lowest; i <= Math.min(NextGoal.ROWS - 1, ball + away); i += 2) {
        worth[i + 1] = worth[i] + forward[i] * (worth[i + 2] - worth[i]) - cost[i];
      }
    }
    return worth[ball + 1];
  }
}
