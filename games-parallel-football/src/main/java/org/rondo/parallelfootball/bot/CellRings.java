package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;

/** The cells that are a given number of steps away from a cell. */
final class CellRings {

  /** A number of steps that is greater than the distance to any cell. */
  static final int COUNT = Cell.SIDE;

  private static final int LAST = Cell.SIDE - 1;

  private final int[] cells = new int[4 * Cell.SIDE];
  private int size;

  /** Selects the cells that are exactly {@code steps} steps from a cell, row by row. */
  void turnTo(int centre, int steps) {
    int row = centre / Cell.SIDE;
    int column = centre % Cell.SIDE;
    size = 0;
    int last = Math.min(LAST, row + steps);
    for (int r = Math.max(0, row - steps); r <= last; r++) {
      // A ring has only two cells in each row between its first and its last row.
      int stride = Math.abs(r - row) == steps ? 1 : 2 * steps;
      for (int c = column - steps; c <= column + steps; c += stride) {
        if (c >= 0 && c <= LAST) {
          cells[size++] = r * Cell.SIDE + c;
        }
      }
    }
  }

  int size() {
    return size;
  }

  int cell(int index) {
    return cells[index];
  }
}
