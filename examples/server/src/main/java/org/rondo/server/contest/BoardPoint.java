package org.rondo.server.contest;

/**
 * A square of a board, or a point beside it that a client has named.
 *
 * @param row the row, 0 for the top row
 * @param column the column, 0 for the left column
 */
public record BoardPoint(int row, int column) {
  /** {@return the point as {@code (row,column)}} */
  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
