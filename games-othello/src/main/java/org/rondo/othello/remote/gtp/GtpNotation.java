package org.rondo.othello.remote.gtp;

import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.input.TextPattern;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/** Colours and moves as the Go Text Protocol writes them. Dark is black, and light is white. */
final class GtpNotation {

  /** All control characters except the tab. A tab separates words, as a blank does. */
  private static final TextPattern CONTROLS = TextPattern.of("[\\p{Cc}&&[^\t]]");

  private static final int SIZE = 8;

  private GtpNotation() {}

  /**
   * {@return the seat of a colour; empty if the word is not a colour} The colour's name may be
   * short or long, in upper or lower case.
   */
  static OptionalInt seat(String colour) {
    return switch (colour.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> OptionalInt.of(0);
      case "w", "white" -> OptionalInt.of(1);
      default -> OptionalInt.empty();
    };
  }

  /** {@return the short name of a seat's colour} */
  static String colour(int seat) {
    return seat == 0 ? "b" : "w";
  }

  /** {@return the move in capital letters, as most programs write it} */
  static String vertex(OthelloMove move) {
    return move.text().toUpperCase(Locale.ROOT);
  }

  /** {@return the long name of a seat's colour} */
  static String longColour(int seat) {
    return seat == 0 ? "black" : "white";
  }

  /**
   * {@return the board as eight lines of {@code X} for black, {@code O} for white and {@code .}}
   * The first line is row 8, since boards for Go number the rows from the bottom.
   */
  static String rows(Board board) {
    return IntStream.range(0, SIZE)
        .mapToObj(line -> row(board, (SIZE - 1 - line) * SIZE))
        .collect(Collectors.joining("\n"));
  }

  private static String row(Board board, int first) {
    return IntStream.range(first, first + SIZE)
        .mapToObj(square -> sign(board, square))
        .collect(Collectors.joining(" "));
  }

  private static String sign(Board board, int square) {
    long disc = 1L << square;
    return (board.discs(0) & disc) != 0 ? "X" : (board.discs(1) & disc) != 0 ? "O" : ".";
  }

  /** {@return the line without control characters} */
  static String plain(String line) {
    return CONTROLS.replaceAll(line, "");
  }
}
