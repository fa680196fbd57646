package org.rondo.gridsoccer.bot;

import java.util.Arrays;

/**
 * A two-player zero-sum matrix game in which both players choose at the same time. Rows and columns
 * can be added one by one.
 *
 * <p>The solver is Tammelin's algorithm <i>regret matching plus</i>. It sets negative regrets to 0,
 * gives later strategies more weight in the average, and updates the two players alternately.
 */
final class PayoffMatrix {
  private final double[][] payoffs;
  private final double[] rowRegrets;
  private final double[] columnRegrets;
  private final double[] rowMix;
  private final double[] columnMix;
  private final double[] row;
  private final double[] column;
  private int rows;
  private int columns;

  /**
   * Creates a matrix without rows and columns.
   *
   * @param most the maximum number of rows and of columns
   */
  PayoffMatrix(int most) {
    payoffs = new double[most][most];
    rowRegrets = new double[most];
    columnRegrets = new double[most];
    rowMix = new double[most];
    columnMix = new double[most];
    row = new double[most];
    column = new double[most];
  }

  /** Returns the number of the row player's choices. */
  int rows() {
    return rows;
  }

  /** Returns the number of the column player's choices. */
  int columns() {
    return columns;
  }

  /** Adds rows and columns. The caller must set the payoffs in them. */
  void resize(int newRows, int newColumns) {
    rows = newRows;
    columns = newColumns;
  }

  /** Sets the payoff of a cell. The row player wins this amount, and the column player loses it. */
  void set(int i, int j, double payoff) {
    payoffs[i][j] = payoff;
  }

  /** Returns the probability of a row in the row player's last solution. */
  double rowProbability(int i) {
    return rowMix[i];
  }

  /** Returns the probability of a column in the column player's last solution. */
  double columnProbability(int j) {
    return columnMix[j];
  }

  /** Computes an approximate equilibrium, starting from the regrets of the previous call. */
  void solve(int iterations) {
    Arrays.fill(rowMix, 0);
    Arrays.fill(columnMix, 0);
    match(columnRegrets, column, columns);
    for (int iteration = 1; iteration <= iterations; iteration++) {
      match(rowRegrets, row, rows);
      updateColumns();
      match(columnRegrets, column, columns);
      updateRows();
      for (int i = 0; i < rows; i++) {
        rowMix[i] += iteration * row[i];
      }
      for (int j = 0; j < columns; j++) {
        columnMix[j] += iteration * column[j];
      }
    }
    normalise(rowMix, rows);
    normalise(columnMix, columns);
  }

  private void updateRows() {
    double[] gains = new double[rows];
    double expected = 0;
    for (int i = 0; i < rows; i++) {
      double[] ofRow = payoffs[i];
      for (int j = 0; j < columns; j++) {
        gains[i] += column[j] * ofRow[j];
      }
      expected += row[i] * gains[i];
    }
    for (int i = 0; i < rows; i++) {
      rowRegrets[i] = Math.max(0, rowRegrets[i] + gains[i] - expected);
    }
  }

  private void updateColumns() {
    double[] losses = new double[columns];
    double expected = 0;
    for (int i = 0; i < rows; i++) {
      double[] ofRow = payoffs[i];
      if (row[i] > 0) {
        for (int j = 0; j < columns; j++) {
          losses[j] += row[i] * ofRow[j];
        }
      }
    }
    for (int j = 0; j < columns; j++) {
      expected += column[j] * losses[j];
    }
    for (int j = 0; j < columns; j++) {
      columnRegrets[j] = Math.max(0, columnRegrets[j] + expected - losses[j]);
    }
  }

  private static void match(double[] regrets, double[] strategy, int size) {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += regrets[i];
    }
    for (int i = 0; i < size; i++) {
      strategy[i] = sum > 0 ? regrets[i] / sum : 1.0 / size;
    }
  }

  private static void normalise(double[] mix, int size) {
    double sum = 0;
    for (int i = 0; i < size; i++) {
      sum += mix[i];
    }
    for (int i = 0; i < size; i++) {
      mix[i] /= sum;
    }
  }

  /**
   * Returns the row for a random number {@code share} from 0 to 1, by the row player's last
   * solution.
   */
  int drawRow(double share) {
    return draw(rowMix, rows, share);
  }

  /**
   * Returns the column for a random number {@code share} from 0 to 1, by the column player's last
   * solution.
   */
  int drawColumn(double share) {
    return draw(columnMix, columns, share);
  }

  private static int draw(double[] mix, int size, double share) {
    double rest = share;
    for (int i = 0; i < size - 1; i++) {
      rest -= mix[i];
      if (rest < 0) {
        return i;
      }
    }
    return size - 1;
  }

  /** Returns the row player's mean payoff if both players use their last solution. */
  double value() {
    double value = 0;
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        value += rowMix[i] * columnMix[j] * payoffs[i][j];
      }
    }
    return value;
  }
}
