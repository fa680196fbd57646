package org.rondo.parallelfootball;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A cell of the grid.
 *
 * @param row the row, from 0 at the top to 31
 * @param column the column, from 0 at the left to 31
 */
public record Cell(int row, int column) {

  /** The number of rows of the grid, which is also the number of columns. */
  public static final int SIDE = 32;

  /** The number of cells. */
  public static final int COUNT = SIDE * SIDE;

  private static final List<Cell> ALL =
      IntStream.range(0, COUNT).mapToObj(index -> new Cell(index / SIDE, index % SIDE)).toList();

  /**
   * Creates a cell.
   *
   * @throws IllegalArgumentException if the cell is not on the grid
   */
  public Cell {
    if (!isOnGrid(row, column)) {
      throw new IllegalArgumentException(
          "cell " + row + "," + column + " is not on the grid of rows and columns 0..31");
    }
  }

  static boolean isOnGrid(int row, int column) {
    return row >= 0 && row < SIDE && column >= 0 && column < SIDE;
  }

  /**
   * {@return the cell with an index}
   *
   * @param index the index, from 0 to 1023, counted row by row
   * @throws IndexOutOfBoundsException if there is no such cell
   */
  public static Cell at(int index) {
    return ALL.get(index);
  }

  /** {@return every cell, row by row} */
  public static List<Cell> all() {
    return ALL;
  }

  /** {@return the index of the cell, from 0 to 1023, counted row by row} */
  public int index() {
    return row * SIDE + column;
  }

  /**
   * {@return the square of the distance between the centres of this cell and another cell}
   *
   * @param other any cell
   */
  public int squaredDistance(Cell other) {
    int rows = row - other.row;
    int columns = column - other.column;
    return rows * rows + columns * columns;
  }

  /**
   * {@return the number of steps from this cell to another} It is the difference of the rows or of
   * the columns, the larger of both.
   *
   * @param other any cell
   */
  public int steps(Cell other) {
    return Math.max(Math.abs(row - other.row), Math.abs(column - other.column));
  }

  @Override
  public int hashCode() {
    return index();
  }

  /** {@return the row and the column, for instance {@code 4,17}} */
  public String text() {
    return row + "," + column;
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
