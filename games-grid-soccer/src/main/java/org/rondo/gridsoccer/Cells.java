package org.rondo.gridsoccer;

/**
 * Cells as numbers that do not depend on the size of the board, and the cells of a team's three
 * players in one {@code long}. Positions store these numbers and searches compute with them.
 *
 * <p>The number of a cell grows by {@link #ROW} from row to row and by 1 from column to column, so
 * a step adds an {@linkplain #offset offset}. The numbers reach beyond the largest board: goal
 * cells have numbers, and so has every cell that the notation of moves can name.
 */
public final class Cells {

  /** The difference between the number of a cell and the number of the cell under it. */
  public static final int ROW = 128;

  /** The number of directions, including direction 0, which is to stay. */
  public static final int DIRECTIONS = 9;

  private static final int ROWS_ABOVE = 1_000;
  private static final int COLUMNS_BEFORE = 10;

  /** The number of the first cell in row 0, including the columns left of column 0. */
  static final int ROW_0 = ROWS_ABOVE * ROW;

  /** The bit mask of the places in their rows of three cells. */
  static final long COLUMNS = PackedTriple.ofEqual(ROW - 1);

  /** A triple with the number of the first cell in row 0, three times. */
  static final long FIRST_ROW = PackedTriple.ofEqual(ROW_0);

  /** A triple with the place of column 0 in a row, three times. */
  static final long FIRST_COLUMN = PackedTriple.ofEqual(COLUMNS_BEFORE);

  private static final int[] OFFSETS = {0, -ROW - 1, -ROW, -ROW + 1, 1, ROW + 1, ROW, ROW - 1, -1};

  private Cells() {}

  /**
   * {@return the number of a cell}
   *
   * @param row from −999 to 999; not checked
   * @param column from −9 to 99; not checked
   */
  public static int of(int row, int column) {
    return (row + ROWS_ABOVE) * ROW + column + COLUMNS_BEFORE;
  }

  /** Returns the place of a column among the numbers of a row, counted from 0. */
  static int place(int column) {
    return column + COLUMNS_BEFORE;
  }

  /**
   * {@return the row of a cell, counted from 0 at the top}
   *
   * @param cell the number of a cell
   */
  public static int row(int cell) {
    return cell / ROW - ROWS_ABOVE;
  }

  /**
   * {@return the column of a cell, counted from 0 at the left}
   *
   * @param cell the number of a cell
   */
  public static int column(int cell) {
    return cell % ROW - COLUMNS_BEFORE;
  }

  /** Returns the number of rows that a direction from 0 to 8 leads down: −1, 0 or 1. */
  static int rows(int direction) {
    return row(of(0, 0) + offset(direction));
  }

  /** Returns the number of columns that a direction from 0 to 8 leads to the right: −1, 0 or 1. */
  static int columns(int direction) {
    return column(of(0, 0) + offset(direction));
  }

  /**
   * {@return the number that a step adds to the number of a cell}
   *
   * @param direction from 0 to 8, as in a {@link SoccerOrder}
   * @throws IndexOutOfBoundsException if there is no such direction
   */
  public static int offset(int direction) {
    return OFFSETS[direction];
  }

  /**
   * {@return the cell of one of a team's players}
   *
   * @param cells the cells of the team, as {@link Pitch#cells} returns them
   * @param player 0, 1 or 2; not checked
   */
  public static int player(long cells, int player) {
    return PackedTriple.get(cells, player);
  }

  /**
   * {@return the lowest number of a team's players on a cell, or −1 if no player is there}
   *
   * @param cells the cells of the team, as {@link Pitch#cells} returns them
   * @param cell the number of a cell
   */
  public static int playerOn(long cells, int cell) {
    return PackedTriple.indexOf(cells, cell);
  }

  static String text(int cell) {
    return row(cell) + "," + column(cell);
  }
}
