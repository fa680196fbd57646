package org.rondo.gridsoccer;

/**
 * Cells as numbers that do not depend on the size of the board, and the cells of a team's three
 * players in one {@code long}: what positions hold and what searches compute with.
 *
 * <p>The number of a cell grows by {@link #ROW} from row to row and by 1 from column to column, so
 * that a step adds an {@linkplain #offset offset}. Numbers reach beyond the largest board: a goal
 * cell has one, and so has every cell that the notation of moves can name.
 */
public final class Cells {

  /** By how much the number of a cell is below that of the cell under it. */
  public static final int ROW = 128;

  /** How many directions there are, staying, direction 0, included. */
  public static final int DIRECTIONS = 9;

  private static final int ROWS_ABOVE = 1_000;
  private static final int COLUMNS_BEFORE = 10;

  /** The number of the first cell in row 0, columns without a name included. */
  static final int ROW_0 = ROWS_ABOVE * ROW;

  /** What of the numbers of three cells are their places in their rows. */
  static final long COLUMNS = PackedTriple.ofEqual(ROW - 1);

  /** Three times the number of the first cell in row 0. */
  static final long FIRST_ROW = PackedTriple.ofEqual(ROW_0);

  /** Three times the place of column 0 in a row. */
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

  /** Returns the place of a column in the numbers of a row. */
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

  /** Returns by how many rows a direction from 0 to 8 leads down. */
  static int rows(int direction) {
    return row(of(0, 0) + offset(direction));
  }

  /** Returns by how many columns a direction from 0 to 8 leads to the right. */
  static int columns(int direction) {
    return column(of(0, 0) + offset(direction));
  }

  /**
   * {@return what a step adds to the number of a cell}
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
   * @param cells the cells of the team, as {@link Pitch#cells} gives them
   * @param player 0, 1 or 2; not checked
   */
  public static int player(long cells, int player) {
    return PackedTriple.get(cells, player);
  }

  /**
   * {@return the lowest of a team's players who is on a cell, or −1 if none is}
   *
   * @param cells the cells of the team, as {@link Pitch#cells} gives them
   * @param cell the number of a cell
   */
  public static int playerOn(long cells, int cell) {
    return PackedTriple.indexOf(cells, cell);
  }

  static String text(int cell) {
    return row(cell) + "," + column(cell);
  }
}
