package org.rondo.othello.remote.files;

import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;
import org.rondo.othello.Board;

/**
 * The first position of a GGF game. Its text is the size 8, then the 64 squares row by row, then
 * the colour to move. A square is {@code *} for dark, {@code O} for light or {@code -} for empty.
 * Blanks may stand anywhere.
 */
final class GgfBoard {
  private static final TextPattern BLANK = TextPattern.of("\\s");
  private static final TextPattern BOARD = TextPattern.of("8[*O-]{64}[*O]");

  private GgfBoard() {}

  static Board parse(String value) {
    String plain = BLANK.replaceAll(value, "");
    if (!BOARD.matches(plain)) {
      throw new DamagedFileException(
          "GGF",
          "GGF position '"
              + value
              + "' is not 8, then 64 of *, O and -, then * or O to move; other sizes are not read");
    }
    String text = plain.replace('*', 'X');
    return Board.parse(text.substring(1, 65) + " " + text.charAt(65));
  }

  static String text(Board board) {
    StringBuilder value = new StringBuilder("8");
    String text = board.text();
    for (int row = 0; row < 8; row++) {
      value.append(' ').append(text, 8 * row, 8 * row + 8);
    }
    // When the match is over, the board has no colour to move, but GGF needs one.
    value.append(' ').append(text.charAt(65) == 'O' ? 'O' : '*');
    return value.toString().replace('X', '*');
  }
}
