package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;

/** The distances between cells. */
final class CellDistances {
  private CellDistances() {}

  /** Returns the difference in rows; positive if the other cell is below the cell. */
  static int rowsFrom(int cell, int other) {
    return other / Cells.ROW - cell / Cells.ROW;
  }

  /** Returns the difference in columns; positive if the other cell is to the right of the cell. */
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
   * Returns the difference in rows or in columns between two cells, the smaller of both. It is 0 if
   * the cells share a row or a column.
   */
  static int detour(int cell, int other) {
    return Math.min(
        Math.abs(Cells.row(cell) - Cells.row(other)),
        Math.abs(Cells.column(cell) - Cells.column(other)));
  }

  /** Returns the number of steps to a cell from the nearest player of a team. */
  static int toNearest(long cells, int cell) {
    int first = distance(Cells.player(cells, 0), cell);
    int second = distance(Cells.player(cells, 1), cell);
    return Math.min(Math.min(first, second), distance(Cells.player(cells, 2), cell));
  }
}
