package org.rondo.othello.remote.gtp;

import java.util.List;
import java.util.OptionalInt;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.TextPattern;
import org.rondo.othello.OthelloMove;

/**
 * The arguments of a command.
 *
 * @param words the words after the command
 */
record GtpArguments(List<String> words) {
  private static final TextPattern NUMBER = TextPattern.of("\\d{1,9}");

  /**
   * {@return the words of a text}
   *
   * @throws GtpRefusal if there are not exactly {@code count}
   */
  static GtpArguments read(String text, int count) {
    List<String> words = text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
    if (words.size() != count) {
      throw GtpRefusal.syntaxError();
    }
    return new GtpArguments(words);
  }

  String word(int index) {
    return words.get(index);
  }

  /** {@return the seat for an argument that names a colour} */
  int seat(int index) {
    OptionalInt seat = GtpNotation.seat(word(index));
    return seat.orElseThrow(GtpRefusal::syntaxError);
  }

  /** {@return the move for an argument that is a square or {@code pass}} */
  OthelloMove move(int index) {
    try {
      return OthelloMove.parse(word(index));
    } catch (UnreadableMoveException e) {
      throw GtpRefusal.syntaxError();
    }
  }

  /** {@return the value of an argument that is a whole number from 0 to 999,999,999} */
  int number(int index) {
    if (!NUMBER.matches(word(index))) {
      throw GtpRefusal.syntaxError();
    }
    return Integer.parseInt(word(index));
  }
}
