package org.rondo.gridsoccer;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.game.UnreadableMoveException;

/**
 * The cells on which a team lines up before the first step and after every goal. A formation is
 * immutable.
 *
 * <p>For both teams, rows are counted from 0 at the top and columns from 0 at the left.
 */
public final class Formation implements SoccerMove {
  private final long cells;

  private Formation(long cells) {
    this.cells = cells;
  }

  /** Returns the formation with these cells. */
  static Formation ofCells(long cells) {
    return new Formation(cells);
  }

  /**
   * {@return the formation with these cells}
   *
   * @param row0 the row of player 0; every row is from −999 to 999
   * @param column0 the column of player 0; every column is from −9 to 99
   * @param row1 the row of player 1
   * @param column1 the column of player 1
   * @param row2 the row of player 2
   * @param column2 the column of player 2
   * @throws IllegalArgumentException if a number is out of range
   */
  public static Formation of(int row0, int column0, int row1, int column1, int row2, int column2) {
    long cells = PackedTriple.with(0, 0, checkedCell(row0, column0));
    cells = PackedTriple.with(cells, 1, checkedCell(row1, column1));
    return new Formation(PackedTriple.with(cells, 2, checkedCell(row2, column2)));
  }

  private static int checkedCell(int row, int column) {
    if (row < -999 || row > 999 || column < -9 || column > 99) {
      throw new IllegalArgumentException(
          "cell " + row + "," + column + " is not in rows -999..999 and columns -9..99");
    }
    return Cells.of(row, column);
  }

  /**
   * {@return the formation that a text describes}
   *
   * @param text the cells of players 0, 1 and 2, separated by blanks, for instance {@code 2,4 1,1
   *     3,1}. A cell is a row from −999 to 999, a comma, and a column from −9 to 99
   * @throws UnreadableMoveException if the text does not have that form
   */
  public static Formation parse(String text) {
    return GridSoccerText.formation(text);
  }

  /** Returns the numbers of the three cells. */
  long cells() {
    return cells;
  }

  /**
   * {@return the row of a player}
   *
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public int row(int player) {
    return Cells.row(PackedTriple.get(cells, Objects.checkIndex(player, PackedTriple.SIZE)));
  }

  /**
   * {@return the column of a player}
   *
   * @param player 0, 1 or 2
   * @throws IndexOutOfBoundsException if there is no such player
   */
  public int column(int player) {
    return Cells.column(PackedTriple.get(cells, Objects.checkIndex(player, PackedTriple.SIZE)));
  }

  @Override
  public String text() {
    return IntStream.range(0, PackedTriple.SIZE)
        .mapToObj(player -> Cells.text(PackedTriple.get(cells, player)))
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Formation that && cells == that.cells;
  }

  /** {@return a hash code of the cells, the same in every virtual machine} */
  @Override
  public int hashCode() {
    return PackedTriple.hash(cells);
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
