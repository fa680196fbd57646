package org.rondo.foosball.bot;

import org.rondo.foosball.Roster;
import org.rondo.foosball.Table;

/**
 * Judges what lies ahead for a team by where the ball is and what both teams count for in each row.
 *
 * <p>The worth of a position is counted in goals ahead at the end of the quarter. A kick forward
 * from any row is a fifth of a goal, since five of them make one; so the worth is that of the
 * ball's row and of the kicks to come. The latter are a sum over the rows: of the share that the
 * team's advantage there has in the strength there, and of how much more present it is there than
 * the opponent. Each counts by a weight for the row and the ball's row, learned from games (see
 * {@link RowWeights}).
 *
 * <p>From that goes the price of fatigue: what the contests ahead will take from the teams'
 * strengths, and what strength is worth in the rounds that are left.
 */
final class RowEvaluation {

  /** What one row towards the opponent's goal is worth. */
  static final double ROW = 0.2;

  /** The place of midfield. */
  static final int MIDFIELD = Roster.LAST_ROW;

  /** Numbers for each row: its share and its presence. */
  private static final int FEATURES = 2 * NextGoal.ROWS;

  /** What the natural logarithm of the teams' ratio of strengths is worth in a round. */
  private static final double LOG_RATIO = 0.04;

  /** What a round of a later quarter counts: by then the most tired have been rested. */
  private static final double LATER = 0.5;

  /** The part of its strength that a contest takes from a player. */
  private static final double CONTEST = 0.01;

  /** Added to both teams' strength in a share, in the mean strength of a team's row. */
  private static final double SHARED = 0.3;

  private final double[][] weights = new double[NextGoal.ROWS][FEATURES + 1];
  private final double price;
  private final double own;
  private final double rival;
  private final double mean;

  /**
   * Looks ahead from a round.
   *
   * @param learned the weights
   * @param round how many rounds have been played
   * @param own what the team counts for in all rows together
   * @param rival what the opponent does
   */
  RowEvaluation(RowWeights learned, int round, double own, double rival) {
    int left = Table.QUARTER - round % Table.QUARTER;
    int later = Table.ROUNDS - round - left;
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

  /** {@return room for what {@link #look} finds} */
  static double[] features() {
    return new double[FEATURES];
  }

  /**
   * Looks at a row.
   *
   * @param features receives what is found
   * @param place the row's place
   * @param strength what the team counts for there
   * @param opposed what the opponent does
   */
  void look(double[] features, int place, double strength, double opposed) {
    double ahead = strength - opposed;
    features[place] = ahead / (strength + opposed + SHARED * mean);
    features[NextGoal.ROWS + place] = mean * ahead / ((strength + mean) * (opposed + mean));
  }

  /**
   * {@return what a position is worth at the start of a round}
   *
   * @param ball the place of the ball
   * @param features of all rows
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
   * {@return what a contest costs by tiring the team more than its opponent}
   *
   * @param strength what the team counts for in the contest
   * @param opposed what the opponent does
   */
  double cost(double strength, double opposed) {
    return price * (strength / own - opposed / rival);
  }
}
