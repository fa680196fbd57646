package org.rondo.othello.remote.gtp;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rondo.game.UnreadableMoveException;
import org.rondo.othello.OthelloMove;

/**
 * A command line from a controller.
 *
 * @param id the number at the start of the line, as written; empty if the line has none
 * @param name the command; empty if the line has only a number
 * @param arguments the words after the command
 */
record GtpCommandLine(String id, String name, List<String> arguments) {

  /** {@return the command in a line; empty if the line is blank or a comment} */
  static Optional<GtpCommandLine> parse(String line) {
    String plain = GtpNotation.plain(line).replaceFirst("#.*", "").strip();
    if (plain.isEmpty()) {
      return Optional.empty();
    }
    List<String> words = Arrays.asList(plain.split("\\s+"));
    int named = words.get(0).matches("\\d+") ? 1 : 0;
    String id = named == 1 ? words.get(0) : "";
    return Optional.of(
        words.size() == named
            ? new GtpCommandLine(id, "", List.of())
            : new GtpCommandLine(
                id, words.get(named), List.copyOf(words.subList(named + 1, words.size()))));
  }

  /** Throws a refusal if the line does not have exactly {@code count} arguments. */
  void requireArguments(int count) {
    if (arguments.size() != count) {
      throw GtpRefusal.syntaxError();
    }
  }

  /** {@return the seat for an argument that names a colour} */
  int seat(int index) {
    OptionalInt seat = GtpNotation.seat(arguments.get(index));
    return seat.orElseThrow(GtpRefusal::syntaxError);
  }

  /** {@return the move for an argument that is a square or {@code pass}} */
  OthelloMove move(int index) {
    try {
      return OthelloMove.parse(arguments.get(index));
    } catch (UnreadableMoveException e) {
      throw GtpRefusal.syntaxError();
    }
  }

  /** {@return the value of an argument that is a whole number from 0 to 999,999,999} */
  int number(int index) {
    if (!arguments.get(index).matches("\\d{1,9}")) {
      throw GtpRefusal.syntaxError();
    }
    return Integer.parseInt(arguments.get(index));
  }
}
