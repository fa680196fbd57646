package org.rondo.gridsoccer;

/**
 * Numbers the cells. The number of a cell does not depend on the size of the board. The numbers of
 * a team's three cells fit in one {@code long}. Positions store these numbers, and searches compute
 * with them.
 *
 * <p>The number of a cell is the number of the cell to its left plus 1, and the number of the cell
 * above it plus {@link #ROW}. So a step adds an {@linkplain #offset offset}. Cells off the board
 * have numbers too: goal cells, and all cells that the notation of moves can name.
 */
public final class Cells {

  /** The difference between the numbers of a cell and of the cell below it. */
  public static final int ROW = 128;

  /** The number of directions, including direction 0, which means to stay. */
  public static final int DIRECTIONS = 9;

  private static final int ROWS_ABOVE = 1_000;
  private static final int COLUMNS_BEFORE = 10;

  /** The number of the first cell in row 0, including the columns left of column 0. */
  static final int ROW_0 = ROWS_ABOVE * ROW;

  /** A triple of bit masks. Each mask selects the place of a cell in its row. */
  static final long COLUMNS = PackedTriple.ofEqual(ROW - 1);

  /** A triple of three equal numbers: the first cell in row 0. */
  static final long FIRST_ROW = PackedTriple.ofEqual(ROW_0);

  /** A triple of three equal numbers: the place of column 0 in a row. */
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

  /** Returns the change of the row in a direction from 0 to 8: −1 is up, 1 is down. */
  static int rows(int direction) {
    return row(of(0, 0) + offset(direction));
  }

  /** Returns the change of the column in a direction from 0 to 8: −1 is left, 1 is right. */
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
   * {@return the cell of a player of a team}
   *
   * @param cells the cells of the team, as {@link Pitch#cells} returns them
   * @param player 0, 1 or 2; not checked
   */
  public static int player(long cells, int player) {
    return PackedTriple.get(cells, player);
  }

  /**
   * {@return the lowest player of a team on a cell, or −1 if no player is on the cell}
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
