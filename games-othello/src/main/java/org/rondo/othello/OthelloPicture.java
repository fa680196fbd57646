package org.rondo.othello;

import java.util.Locale;

/** Draws a board for a terminal. */
final class OthelloPicture {
  private OthelloPicture() {}

  /** {@return the picture: the squares, with a dot on each legal square, and the score} */
  static String of(Board board) {
    StringBuilder picture = new StringBuilder("  a b c d e f g h\n");
    for (int square = 0; square < 64; square++) {
      if (square % 8 == 0) {
        picture.append(square / 8 + 1);
      }
      boolean isLegal = (board.legalSquares() >>> square & 1) != 0;
      picture.append(' ').append(isLegal ? '.' : OthelloText.symbol(board, square));
      picture.append(square % 8 == 7 ? "\n" : "");
    }
    return picture.append(score(board)).toString();
  }

  private static String score(Board board) {
    String turn =
        board.isOver()
            ? "the match is over"
            : (board.toMove().only() == 0 ? "X" : "O") + " to move";
    return String.format(
        Locale.ROOT,
        "X dark %d, O light %d; %s\n",
        Long.bitCount(board.discs(0)),
        Long.bitCount(board.discs(1)),
        turn);
  }
}
