package org.rondo.othello;

import java.util.Locale;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;

/** Reads and writes boards, moves and the names of squares. */
final class OthelloText {
  private static final String RULE = "a move is a square from a1 to h8, or pass";

  private OthelloText() {}

  private static final TextPattern BOARD = TextPattern.of("[XO-]{64} [XO-]");

  /** {@return the board that a text describes, as {@link Board#parse} specifies} */
  static Board board(String text) {
    if (!BOARD.matches(text)) {
      throw new IllegalArgumentException(
          "board '"
              + text
              + "' must be 64 characters X, O or -, then a blank, then X, O or - to move");
    }
    long dark = 0;
    long light = 0;
    for (int square = 0; square < 64; square++) {
      dark |= text.charAt(square) == 'X' ? 1L << square : 0;
      light |= text.charAt(square) == 'O' ? 1L << square : 0;
    }
    char side = text.charAt(65);
    Board board = Board.of(dark, light, side == 'O' ? 1 : 0);
    if (side == '-' && !board.isOver()) {
      throw new IllegalArgumentException(
          "board '" + text + "' says that the match is over, but a player can move");
    }
    return board;
  }

  /** {@return the text of a board, which {@link #board} reads} */
  static String of(Board board) {
    // The digest of a match has the text of each position. An array is faster than a builder.
    char[] text = new char[66];
    for (int square = 0; square < 64; square++) {
      text[square] = symbol(board, square);
    }
    text[64] = ' ';
    text[65] = side(board);
    return new String(text);
  }

  private static char side(Board board) {
    if (board.isOver()) {
      return '-';
    }
    return board.toMove().only() == 0 ? 'X' : 'O';
  }

  /**
   * {@return the symbol of a square: {@code X} for dark, {@code O} for light, {@code -} for empty}
   */
  static char symbol(Board board, int square) {
    if ((board.discs(0) >>> square & 1) != 0) {
      return 'X';
    }
    return (board.discs(1) >>> square & 1) != 0 ? 'O' : '-';
  }

  /** {@return the move that a text describes, as {@link OthelloMove#parse} specifies} */
  static OthelloMove move(String text) {
    String plain = text.strip().toLowerCase(Locale.ROOT);
    if (plain.equals("pass")) {
      return OthelloMove.PASS;
    }
    int column = plain.length() == 2 ? plain.charAt(0) - 'a' : -1;
    int row = plain.length() == 2 ? plain.charAt(1) - '1' : -1;
    if (column < 0 || column > 7 || row < 0 || row > 7) {
      throw new UnreadableMoveException(text, RULE);
    }
    return OthelloMove.at(8 * row + column);
  }

  /** {@return the name of a square} */
  static String name(int square) {
    return "" + (char) ('a' + square % 8) + (char) ('1' + square / 8);
  }
}
