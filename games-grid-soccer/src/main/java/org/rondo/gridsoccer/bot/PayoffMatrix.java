package org.rondo.gridsoccer.bot;

import java.util.Arrays;

/**
 * A two-player zero-sum game in which both choose at once, with payoffs that become known row by
 * row and column by column.
 *
 * <p>Regret matching with the plus of Tammelin: negative regrets are forgotten, later strategies
 * count for more in the average, and the two players take turns.
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
   * Makes a game without choices.
   *
   * @param most how many rows and how many columns it may get
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

  /** Returns how many choices the row player has. */
  int rows() {
    return rows;
  }

  /** Returns how many choices the column player has. */
  int columns() {
    return columns;
  }

  /** Lets the players have more choices; what is new in the matrix is to be set. */
  void resize(int newRows, int newColumns) {
    rows = newRows;
    columns = newColumns;
  }

  /** Sets what the row player wins and the column player loses. */
  void set(int i, int j, double payoff) {
    payoffs[i][j] = payoff;
  }

  /** Returns how often the row player should choose a row, as last solved. */
  double rowProbability(int i) {
    return rowMix[i];
  }

  /** Returns how often the column player should choose a column, as last solved. */
  double columnProbability(int j) {
    return columnMix[j];
  }

  /** Approaches an equilibrium, from where the last one was found. */
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

  /** Returns the row at a share of the mixture, from 0 to 1. */
  int drawRow(double share) {
    return draw(rowMix, rows, share);
  }

  /** Returns the column at a share of the mixture, from 0 to 1. */
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

  /** Returns what the row player wins on average if both choose as last solved. */
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
