package org.rondo.foosball.bot;

import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/**
 * Evaluates a position for a team. The evaluation uses the ball's row and the strengths of both
 * teams in each row.
 *
 * <p>The value of a position is the expected goal difference at the end of the quarter, in goals. A
 * forward kick from any row is worth a fifth of a goal, because five kicks make a goal. The value
 * is the value of the ball's row plus the value of the future kicks. The value of the future kicks
 * is a weighted sum of two numbers for each row, the share and the presence. The share is the
 * team's advantage in the row, divided by the total strength in the row. The presence measures how
 * much more strength the team has in the row than the opponent. The weight of each number depends
 * on its row and on the ball's row. The weights were learned from matches (see {@link RowWeights}).
 *
 * <p>The cost of fatigue is subtracted. The team and the opponent will both lose strength in the
 * coming contests. The cost is the difference between these losses, multiplied by the value of
 * strength in the rounds that are left.
 */
final class RowEvaluation {

  /** The value of one row towards the opponent's goal. */
  static final double ROW = 0.2;

  /** The place of midfield. */
  static final int MIDFIELD = Roster.LAST_ROW;

  /** The number of features: a share and a presence for each row. */
  private static final int FEATURES = 2 * NextGoal.ROWS;

  /**
   * The value of strength in one round: a ratio r of the teams' strengths is worth this number
   * times the natural logarithm of r.
   */
  private static final double LOG_RATIO = 0.04;

  /**
   * The weight of a round in a later quarter. It is below 1, because the most tired players will
   * have rested.
   */
  private static final double LATER = 0.5;

  /** The part of its strength that a player loses in a contest. */
  private static final double CONTEST = 0.01;

  /**
   * The number that is added to the divisor of a share, in units of the mean strength of a team in
   * a row.
   */
  private static final double SHARED = 0.3;

  private final double[][] weights = new double[NextGoal.ROWS][FEATURES + 1];
  private final double price;
  private final double own;
  private final double rival;
  private final double mean;

  /**
   * Creates an evaluation for the rounds from {@code round}.
   *
   * @param round the number of rounds played
   * @param own the team's total strength in all rows
   * @param rival the opponent's total strength in all rows
   */
  RowEvaluation(RowWeights learned, int round, double own, double rival) {
    int left = FoosballTable.QUARTER - round % FoosballTable.QUARTER;
    int later = FoosballTable.ROUNDS - round - left;
    this.price = CONTEST * LOG_RATIO * (left + LATER * later);
    this.own = Math.max(own, 1e-6);
    this.rival = Math.max(rival, 1e-6);
    this.mean = (this.own + this.rival) / (2 * NextGoal.ROWS);
    for (int ball = 0; ball < NextGoal.ROWS; ball++) {
      for (int i = 0; i <= FEATURES; i++) {
        weights[ball][i] = learned.progress(ball, i) - price * learned.load(ball, i);
      }
    }
  }

  /** {@return an array for the features of all rows, which {@link #look} fills} */
  static double[] features() {
    return new double[FEATURES];
  }

  /**
   * Computes the features of a row.
   *
   * @param features the array to write to
   * @param place the row's place
   * @param strength the team's strength in the row
   * @param opposed the opponent's strength in the row
   */
  void look(double[] features, int place, double strength, double opposed) {
    double ahead = strength - opposed;
    features[place] = ahead / (strength + opposed + SHARED * mean);
    features[NextGoal.ROWS + place] = mean * ahead / ((strength + mean) * (opposed + mean));
  }

  /**
   * {@return the value of a position at the start of a round}
   *
   * @param ball the place of the ball
   * @param features the features of all rows
   */
  double worth(int ball, double[] features) {
    double[] weight = weights[ball];
    double shares = weight[FEATURES] + ROW * (ball - MIDFIELD);
    double presences = 0;
    for (int i = 0; i < NextGoal.ROWS; i++) {
      shares += weight[i] * features[i];
      presences += weight[NextGoal.ROWS + i] * features[NextGoal.ROWS + i];
    }
    return shares + presences;
  }

  /**
   * {@return the cost of a contest for the team; negative if the contest tires the opponent more}
   *
   * @param strength the team's strength in the contest
   * @param opposed the opponent's strength in the contest
   */
  double cost(double strength, double opposed) {
    return price * (strength / own - opposed / rival);
  }
}
