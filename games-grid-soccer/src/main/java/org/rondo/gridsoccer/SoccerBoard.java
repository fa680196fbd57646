package org.rondo.gridsoccer;

/**
 * The shape of a board. It tells which {@linkplain Cells cells} are on the board and which cells
 * are in a goal.
 *
 * @param rows the number of rows, odd
 * @param columns the number of columns, even
 */
public record SoccerBoard(int rows, int columns) {
  static SoccerBoard of(GridSoccerOptions options) {
    return new SoccerBoard(options.rows(), options.columns());
  }

  /**
   * {@return whether a cell is on the board; goal cells are not on the board}
   *
   * @param cell the number of any cell
   */
  public boolean isOnBoard(int cell) {
    int row = Cells.row(cell);
    return row >= 0 && row < rows && isInColumns(cell);
  }

  /** Returns whether three cells are on the board. */
  boolean areOnBoard(long cells) {
    long places = cells & Cells.COLUMNS;
    return PackedTriple.areBetween(
            Cells.FIRST_ROW, cells, PackedTriple.ofEqual(Cells.ROW_0 + rows * Cells.ROW - 1))
        && PackedTriple.areBetween(
            Cells.FIRST_COLUMN, places, PackedTriple.ofEqual(Cells.place(columns - 1)));
  }

  boolean isInColumns(int cell) {
    int column = Cells.column(cell);
    return column >= 0 && column < columns;
  }

  /**
   * {@return the seat that concedes a goal when the ball is on a cell, or −1 if the cell is not in
   * a goal}
   *
   * @param cell the number of any cell
   */
  public int concededIn(int cell) {
    return isInColumns(cell) ? -1 : concededBeside(Cells.row(cell), Cells.column(cell));
  }

  private int concededBeside(int row, int column) {
    if (Math.abs(row - rows / 2) > 1) {
      return -1;
    }
    if (column == -1) {
      return 0;
    }
    return column == columns ? 1 : -1;
  }

  int mostStrength() {
    return rows / 2;
  }

  /**
   * Returns the maximum strength of a pass from a cell in a direction from 1 to 8; 0 if no pass is
   * possible.
   */
  int strongest(int cell, int direction) {
    int at = cell;
    for (int flown = 0; flown < 2 * mostStrength(); flown++) {
      at += Cells.offset(direction);
      if (!isOnBoard(at)) {
        return concededIn(at) >= 0 ? mostStrength() : flown / 2;
      }
    }
    return mostStrength();
  }

  /** Returns the cell on which a team's player 0 kicks off. */
  int kickOffCell(int seat) {
    return Cells.of(rows / 2, columns / 2 - 1 + seat);
  }

  /** Returns the first column of a team's own half. */
  int firstOwnColumn(int seat) {
    return seat == 0 ? 0 : columns / 2;
  }
}
