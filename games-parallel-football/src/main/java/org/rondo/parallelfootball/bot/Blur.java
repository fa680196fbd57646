package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;

/** Spreads what is on the cells to the cells around them, fading by a factor a row and a column. */
final class Blur {
  private Blur() {}

  /**
   * Spreads the values; their sum stays the same but for what leaves the grid.
   *
   * @param values by cell, changed
   * @param fading from 0, nothing is spread, to less than 1
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

  /** {@return how much of a cell's value stays on it} */
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
