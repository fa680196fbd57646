package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;

/** The distances between cells. */
final class CellDistances {
  private CellDistances() {}

  /** Returns the number of rows that the other cell is below the cell; negative if it is above. */
  static int rowsFrom(int cell, int other) {
    return other / Cells.ROW - cell / Cells.ROW;
  }

  /**
   * Returns the number of columns that the other cell is to the right of the cell; negative if it
   * is to the left.
   */
  static int columnsFrom(int cell, int other) {
    return other % Cells.ROW - cell % Cells.ROW;
  }

  /** Returns the number of steps from one cell to another. */
  static int distance(int cell, int other) {
    return Math.max(
        Math.abs(Cells.row(cell) - Cells.row(other)),
        Math.abs(Cells.column(cell) - Cells.column(other)));
  }

  /**
   * Returns the number of rows or the number of columns between two cells, the smaller of both; 0
   * if the cells share a row or a column.
   */
  static int detour(int cell, int other) {
    return Math.min(
        Math.abs(Cells.row(cell) - Cells.row(other)),
        Math.abs(Cells.column(cell) - Cells.column(other)));
  }

  /** Returns the number of steps from the nearest of a team's players to a cell. */
  static int toNearest(long cells, int cell) {
    int first = distance(Cells.player(cells, 0), cell);
    int second = distance(Cells.player(cells, 1), cell);
    return Math.min(Math.min(first, second), distance(Cells.player(cells, 2), cell));
  }
}
