package org.rondo.gridsoccer;

/**
 * Cells as numbers that do not depend on the size of the board.
 *
 * <p>They reach beyond the largest board: a goal cell has a number, and so has every cell that the
 * notation of moves can name.
 */
final class Cells {

  /** The lowest row with numbers; the highest is as far up. */
  static final int LEAST_ROW = -999;

  static final int MOST_ROW = 999;
  static final int LEAST_COLUMN = -9;
  static final int MOST_COLUMN = 99;

  /** How far the number of a cell is from that of the cell below it. */
  static final int ROW = 128;

  private static final int ROWS_ABOVE = 1_000;
  private static final int COLUMNS_BEFORE = 10;

  /** The number of the first cell in row 0, columns without a name included. */
  static final int ROW_0 = ROWS_ABOVE * ROW;

  /** What of the numbers of three cells are their places in their rows. */
  static final long COLUMNS = Trio.ofEqual(ROW - 1);

  /** Three times the number of the first cell in row 0. */
  static final long FIRST_ROW = Trio.ofEqual(ROW_0);

  /** Three times the place of column 0 in a row. */
  static final long FIRST_COLUMN = Trio.ofEqual(COLUMNS_BEFORE);

  /** How many directions there are, staying included. */
  static final int DIRECTIONS = 9;

  private static final int[] OFFSETS = {0, -ROW - 1, -ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1};

  private Cells() {}

  static int of(int row, int column) {
    return (row + ROWS_ABOVE) * ROW + column + COLUMNS_BEFORE;
  }

  /** Returns the place of a column in the numbers of a row. */
  static int place(int column) {
    return column + COLUMNS_BEFORE;
  }

  static int row(int cell) {
    return cell / ROW - ROWS_ABOVE;
  }

  static int column(int cell) {
    return cell % ROW - COLUMNS_BEFORE;
  }

  /** Returns by how many rows a direction from 0 to 8 leads down. */
  static int rows(int direction) {
    return row(of(0, 0) + offset(direction));
  }

  /** Returns by how many columns a direction from 0 to 8 leads to the right. */
  static int columns(int direction) {
    return column(of(0, 0) + offset(direction));
  }

  /** Returns what a step in a direction from 0 to 8 adds to the number of a cell. */
  static int offset(int direction) {
    return OFFSETS[direction];
  }

  /** Returns by how many rows one cell is below another. */
  static int rowsFrom(int cell, int other) {
    return other / ROW - cell / ROW;
  }

  /** Returns by how many columns one cell is to the right of another. */
  static int columnsFrom(int cell, int other) {
    return other % ROW - cell % ROW;
  }

  /** Returns how many steps one cell is from another. */
  static int distance(int cell, int other) {
    return Math.max(Math.abs(row(cell) - row(other)), Math.abs(column(cell) - column(other)));
  }

  /** Returns how far one cell is beside the diagonals and straight lines through another. */
  static int detour(int cell, int other) {
    return Math.min(Math.abs(row(cell) - row(other)), Math.abs(column(cell) - column(other)));
  }

  static String text(int cell) {
    return row(cell) + "," + column(cell);
  }
}
