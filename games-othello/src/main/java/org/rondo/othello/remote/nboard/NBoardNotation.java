package org.rondo.othello.remote.nboard;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;
import org.rondo.othello.OthelloMove;

/** Moves and times as the protocol writes them. */
final class NBoardNotation {
  private static final TextPattern MOVE =
      TextPattern.of("([A-Ha-h][1-8]|(?i:pa|pass|ps|--))(?:[/\\s].*)?");

  private static final TextPattern SECONDS = TextPattern.of("\\d{1,9}(?:\\.\\d{0,9})?");

  /** Hours, minutes and seconds; the hours, or the hours and the minutes, may be left out. */
  private static final TextPattern CLOCK =
      TextPattern.of("(?:(?:(\\d{1,4}):)?(\\d{1,4}):)?(\\d{1,6})");

  private NBoardNotation() {}

  /** {@return the move, for instance {@code F5} or {@code PA}} */
  static String text(OthelloMove move) {
    return move.isPass() ? "PA" : move.text().toUpperCase(Locale.ROOT);
  }

  /**
   * {@return the move at the beginning of a text} An evaluation and a time may follow it, after
   * slashes or blanks.
   *
   * @throws UnreadableMoveException if the text does not begin with a move
   */
  static OthelloMove move(String text) {
    Matcher matcher = MOVE.matcher(text.strip());
    if (!matcher.matches()) {
      throw new UnreadableMoveException(
          text, "a move is a square, A1 to H8, or PA, and then perhaps /EVALUATION/SECONDS");
    }
    String word = matcher.group(1);
    return Character.isDigit(word.charAt(1)) ? OthelloMove.parse(word) : OthelloMove.PASS;
  }

  /** {@return the time in the third part of a move's text, in seconds; 0 if there is none} */
  static Duration timeOfMove(String text) {
    String[] parts = text.strip().split("/", -1);
    String seconds = parts.length > 2 ? parts[2].strip() : "";
    return SECONDS.matcher(seconds).matches()
        ? Duration.ofMillis(Math.round(1_000 * Double.parseDouble(seconds)))
        : Duration.ZERO;
  }

  /** {@return the main time in the value of the property {@code TI}; empty if there is none} */
  static Optional<Duration> mainTime(String value) {
    Matcher clock = CLOCK.matcher(value.strip().split("/", 2)[0].strip());
    return clock.matches()
        ? Optional.of(
            Duration.ofHours(number(clock.group(1)))
                .plusMinutes(number(clock.group(2)))
                .plusSeconds(number(clock.group(3))))
        : Optional.empty();
  }

  private static long number(@Nullable String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  /**
   * {@return a time for the property {@code TI}, rounded down to seconds, but at least 1 second}
   */
  static String clock(Duration time) {
    long seconds = Math.max(1, time.toSeconds());
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", seconds / 3_600, seconds / 60 % 60, seconds % 60);
  }
}
