package org.rondo.cli.person;

import java.util.Optional;
import org.rondo.input.TextPattern;

/**
 * A move with the number of turns in which it is played, {@code 3 north x4}.
 *
 * @param times the number of turns; 0 if the line is not exact
 * @param isExact whether the line has the form that is read; if not, the person may have meant it
 */
record RepeatedMove(String move, int times, boolean isExact) {
  private static final TextPattern TIMES = TextPattern.of("\\d{1,4}");
  private static final TextPattern ALMOST_TIMES = TextPattern.of("\\s*+[-+]?\\d++");

  /** {@return the move of a line; empty if no x with a number stands at its end} */
  static Optional<RepeatedMove> of(String line) {
    String text = line.strip();
    int mark = Math.max(text.lastIndexOf('x'), text.lastIndexOf('X'));
    String before = text.substring(0, Math.max(0, mark));
    String number = text.substring(mark + 1);
    String move = before.strip();
    if (move.isEmpty() || !ALMOST_TIMES.matches(number)) {
      return Optional.empty();
    }
    boolean isExact = text.charAt(mark) == 'x' && !before.equals(move) && TIMES.matches(number);
    return Optional.of(new RepeatedMove(move, isExact ? Integer.parseInt(number) : 0, isExact));
  }
}
