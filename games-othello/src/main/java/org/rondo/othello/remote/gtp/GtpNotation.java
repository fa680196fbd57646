package org.rondo.othello.remote.gtp;

import java.util.Locale;
import java.util.OptionalInt;
import org.rondo.othello.OthelloMove;

/** Colours and moves as the Go Text Protocol writes them: dark is black, light is white. */
final class GtpNotation {

  /** Control characters except the tab, which separates words as a blank does. */
  private static final String CONTROLS = "[\\p{Cc}&&[^\t]]";

  private GtpNotation() {}

  /**
   * {@return the seat of a colour, short or long and in either case; nothing if the word is not a
   * colour}
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

  /** {@return the line without control characters} */
  static String plain(String line) {
    return line.replaceAll(CONTROLS, "");
  }
}
