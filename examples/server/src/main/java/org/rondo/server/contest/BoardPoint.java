package org.rondo.server.contest;

/**
 * A square of a board, or a point beside it that a client has named.
 *
 * @param row the row, 0 for the top row
 * @param column the column, 0 for the left column
 */
public record BoardPoint(int row, int column) {

  /**
   * Returns the point of a square that is named in the notation of Othello.
   *
   * @param square a letter for the column and a number for the row, for instance {@code d3}
   * @param size the number of rows of the board
   * @return the point; row 0 is the row with the highest number in the notation of Othello
   */
  public static BoardPoint of(String square, int size) {
    return new BoardPoint(size - Integer.parseInt(square.substring(1)), square.charAt(0) - 'a');
  }

  /**
   * {@return the square in the notation of Othello, for instance {@code d3}}
   *
   * @param size the number of rows of the board
   */
  public String square(int size) {
    return (char) ('a' + column) + String.valueOf(size - row);
  }

  /** {@return the point as {@code (row,column)}} */
  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
