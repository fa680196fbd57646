package org.rondo.benchmarks.training;

import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.rondo.foosball.Roster;

/**
 * Positions of comFoosball with what came of them, as the sums of a least squares fit. There is one
 * fit for each row of the ball from 0 to 4; each position counts for the team that has the ball in
 * such a row, and at midfield for both.
 */
final class RowSamples {
  static final int ROWS = 2 * Roster.LAST_ROW + 1;

  /** The number of rows of the ball that have weights. */
  static final int BALL_ROWS = Roster.LAST_ROW + 1;

  /** The shares, the presences and a constant. */
  private static final int NUMBERS = 2 * ROWS + 1;

  /**
   * The penalty of the square of a weight, for each position. The share and the presence of a row
   * rise and fall together. Without a penalty, the fit gives one of them a large weight and the
   * other a large weight below 0, which fits other positions badly. Both penalties are those that
   * come nearest to the shipped weights.
   */
  private static final double PROGRESS_PENALTY = 3e-3;

  private static final double LOAD_PENALTY = 3e-4;

  private final double[][][] products = new double[BALL_ROWS][NUMBERS][NUMBERS];
  private final double[][] progress = new double[BALL_ROWS][NUMBERS];
  private final double[][] load = new double[BALL_ROWS][NUMBERS];
  private long count;

  /**
   * Adds a position.
   *
   * @param ball the ball's row
   * @param features HOME's shares in rows −4 to 4, then the presences there
   * @param progressed the progress of HOME that followed
   * @param loaded the load of HOME that followed
   */
  void add(int ball, double[] features, double progressed, double loaded) {
    if (ball >= 0) {
      addTurned(ball, withConstant(features), progressed, loaded);
    }
    if (ball <= 0) {
      double[] turned = new double[2 * ROWS];
      for (int i = 0; i < ROWS; i++) {
        turned[ROWS - 1 - i] = -features[i];
        turned[2 * ROWS - 1 - i] = -features[ROWS + i];
      }
      addTurned(-ball, withConstant(turned), -progressed, -loaded);
    }
    count++;
  }

  private static double[] withConstant(double[] features) {
    double[] numbers = new double[NUMBERS];
    System.arraycopy(features, 0, numbers, 0, features.length);
    numbers[NUMBERS - 1] = 1;
    return numbers;
  }

  private void addTurned(int ball, double[] numbers, double progressed, double loaded) {
    for (int i = 0; i < NUMBERS; i++) {
      progress[ball][i] += numbers[i] * progressed;
      load[ball][i] += numbers[i] * loaded;
      for (int j = 0; j < NUMBERS; j++) {
        products[ball][i][j] += numbers[i] * numbers[j];
      }
    }
  }

  /** {@return the weights: a line for the progress with each row of the ball, then for the load} */
  double[][] fit() {
    double[][] lines = new double[2 * BALL_ROWS][];
    for (int ball = 0; ball < BALL_ROWS; ball++) {
      lines[ball] = fit(ball, progress[ball], PROGRESS_PENALTY);
      lines[BALL_ROWS + ball] = fit(ball, load[ball], LOAD_PENALTY);
    }
    return lines;
  }

  private double[] fit(int ball, double[] results, double penalty) {
    Array2DRowRealMatrix matrix = new Array2DRowRealMatrix(products[ball]);
    for (int i = 0; i < NUMBERS; i++) {
      // The product of the constant with itself is the number of positions.
      matrix.addToEntry(i, i, penalty * Math.max(1, products[ball][NUMBERS - 1][NUMBERS - 1]));
    }
    return new CholeskyDecomposition(matrix)
        .getSolver()
        .solve(new ArrayRealVector(results))
        .toArray();
  }

  /** {@return the number of positions} */
  @Override
  public String toString() {
    return Long.toString(count);
  }
}
