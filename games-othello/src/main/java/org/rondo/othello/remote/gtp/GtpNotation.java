package org.rondo.othello.remote.gtp;

import java.util.Locale;
import java.util.OptionalInt;
import org.rondo.othello.OthelloMove;

/** Colours and moves as the Go Text Protocol writes them. Dark is black, and light is white. */
final class GtpNotation {

  /** All control characters except the tab. A tab separates words, as a blank does. */
  private static final String CONTROLS = "[\\p{Cc}&&[^\t]]";

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

  /** {@return the line without control characters} */
  static String plain(String line) {
    return line.replaceAll(CONTROLS, "");
  }
}
