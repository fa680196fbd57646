package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;

/** How far cells are from one another. */
final class CellDistances {
  private CellDistances() {}

  /** Returns by how many rows one cell is below another. */
  static int rowsFrom(int cell, int other) {
    return other / Cells.ROW - cell / Cells.ROW;
  }

  /** Returns by how many columns one cell is to the right of another. */
  static int columnsFrom(int cell, int other) {
    return other % Cells.ROW - cell % Cells.ROW;
  }

  /** Returns how many steps one cell is from another. */
  static int distance(int cell, int other) {
    return Math.max(
        Math.abs(Cells.row(cell) - Cells.row(other)),
        Math.abs(Cells.column(cell) - Cells.column(other)));
  }

  /** Returns how far one cell is beside the diagonals and straight lines through another. */
  static int detour(int cell, int other) {
    return Math.min(
        Math.abs(Cells.row(cell) - Cells.row(other)),
        Math.abs(Cells.column(cell) - Cells.column(other)));
  }

  /** Returns how many steps the nearest of a team's players is from a cell. */
  static int toNearest(long cells, int cell) {
    int first = distance(Cells.player(cells, 0), cell);
    int second = distance(Cells.player(cells, 1), cell);
    return Math.min(Math.min(first, second), distance(Cells.player(cells, 2), cell));
  }
}
