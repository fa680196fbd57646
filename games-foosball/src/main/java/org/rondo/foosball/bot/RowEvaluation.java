package org.rondo.foosball.bot;

import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;

/**
 * Evaluates a position for a team by the ball's row and by both teams' strengths in each row.
 *
 * <p>The value of a position is the expected goal difference at the end of the quarter, in goals. A
 * kick forward from any row is worth a fifth of a goal, since five kicks make a goal. The value is
 * the sum of the value of the ball's row and of the kicks to come. The kicks to come are a sum over
 * the rows with two numbers for each row: the share, which is the team's advantage in the row
 * divided by the total strength there, and the presence, which measures how much more strength the
 * team has there than the opponent. Each number has a weight that depends on its row and on the
 * ball's row, learned from matches (see {@link RowWeights}).
 *
 * <p>The cost of fatigue is subtracted: it is the strength that the coming contests will take from
 * the teams, times the value of strength in the rounds that are left.
 */
final class RowEvaluation {

  /** The value of one row towards the opponent's goal. */
  static final double ROW = 0.2;

  /** The place of midfield. */
  static final int MIDFIELD = Roster.LAST_ROW;

  /** The number of features: a share and a presence for each row. */
  private static final int FEATURES = 2 * NextGoal.ROWS;

  /** The value, in each round, of the natural logarithm of the ratio of the teams' strengths. */
  private static final double LOG_RATIO = 0.04;

  /**
   * The weight of a round in a later quarter; it is lower, since the most tired players have rested
   * by then.
   */
  private static final double LATER = 0.5;

  /** The part of its strength that a player loses in a contest. */
  private static final double CONTEST = 0.01;

  /**
   * Added to the strengths in the divisor of a share, as a multiple of the mean strength of a
   * team's row.
   */
  private static final double SHARED = 0.3;

  private final double[][] weights = new double[NextGoal.ROWS][FEATURES + 1];
  private final double price;
  private final double own;
  private final double rival;
  private final double mean;

  /**
   * Prepares an evaluation from one round on.
   *
   * @param learned the weights
   * @param round the number of rounds played
   * @param own the team's strength in all rows together
   * @param rival the opponent's strength in all rows together
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

  /** {@return an array for the features that {@link #look} writes} */
  static double[] features() {
    return new double[FEATURES];
  }

  /**
   * Computes the features of a row.
   *
   * @param features the array to write to
   * @param place the row's place
   * @param strength the team's strength there
   * @param opposed the opponent's strength there
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
   * {@return the cost of a contest that tires the team more than its opponent; negative if it tires
   * the opponent more}
   *
   * @param strength the team's strength in the contest
   * @param opposed the opponent's strength in the contest
   */
  double cost(double strength, double opposed) {
    return price * (strength / own - opposed / rival);
  }
}
