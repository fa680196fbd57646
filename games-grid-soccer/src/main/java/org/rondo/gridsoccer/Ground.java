package org.rondo.gridsoccer;

/**
 * The shape of a board: what is on it, what is a goal, how far a pass may fly.
 *
 * @param rows how many rows it has
 * @param columns how many columns it has
 */
record Ground(int rows, int columns) {
  static Ground of(GridSoccerOptions options) {
    return new Ground(options.rows(), options.columns());
  }

  boolean isOnBoard(int cell) {
    int row = Cells.row(cell);
    return row >= 0 && row < rows && isInColumns(cell);
  }

  /** Whether three cells are on the board. */
  boolean areOnBoard(long cells) {
    long places = cells & Cells.COLUMNS;
    return Trio.areBetween(Cells.FIRST_ROW, cells, Trio.ofEqual(Cells.ROW_0 + rows * Cells.ROW - 1))
        && Trio.areBetween(Cells.FIRST_COLUMN, places, Trio.ofEqual(Cells.place(columns - 1)));
  }

  boolean isInColumns(int cell) {
    int column = Cells.column(cell);
    return column >= 0 && column < columns;
  }

  /** Returns the seat that concedes when the ball is on a cell, or −1 if it is no goal cell. */
  int concededIn(int cell) {
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

  /** Returns the most strength of a pass from a cell in a direction from 1 to 8; 0 if none has. */
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
