package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;

/**
 * Spreads the value of each cell over the cells around it. A cell that is {@code r} rows and {@code
 * c} columns away receives a share proportional to the factor to the power {@code r + c}.
 */
final class Blur {
  private Blur() {}

  /**
   * Spreads the values. Their sum stays the same, except for the part that leaves the grid.
   *
   * @param values the values of the cells; the array is changed
   * @param fading the factor for each row and column: at least 0 and less than 1; 0 spreads nothing
   */
  static void spread(double[] values, double fading) {
    double[] line = new double[Cell.SIDE];
    for (int i = 0; i < Cell.SIDE; i++) {
      spreadLine(values, i * Cell.SIDE, 1, fading, line);
    }
    for (int i = 0; i < Cell.SIDE; i++) {
      spreadLine(values, i, Cell.SIDE, fading, line);
    }
  }

  /** {@return the share of a cell's value that stays on the cell} */
  static double centre(double fading) {
    double stays = (1 - fading) / (1 + fading);
    return stays * stays;
  }

  private static void spreadLine(
      double[] values, int first, int stride, double fading, double[] line) {
    double passing = 0;
    for (int i = 0; i < Cell.SIDE; i++) {
      passing = passing * fading + values[first + i * stride];
      line[i] = passing;
    }
    passing = 0;
    for (int i = Cell.SIDE - 1; i >= 0; i--) {
      line[i] += passing * fading;
      passing = passing * fading + values[first + i * stride];
    }
    double stays = (1 - fading) / (1 + fading);
    for (int i = 0; i < Cell.SIDE; i++) {
      values[first + i * stride] = line[i] * stays;
    }
  }
}
