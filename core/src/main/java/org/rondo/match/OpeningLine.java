package org.rondo.match;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;
import org.rondo.input.SpecificationException;

/** Reads an opening from a line of text: a record, turns in JSON, a position, or moves. */
final class OpeningLine {
  private final Game<?, ?> game;
  private final List<OpeningNotation> notations;

  OpeningLine(Game<?, ?> game, List<OpeningNotation> notations) {
    this.game = game;
    this.notations = List.copyOf(notations);
  }

  /**
   * {@return the opening of a line}
   *
   * @throws SpecificationException if the line is not in one of the forms
   */
  Opening parse(String line) {
    if (line.startsWith("{")) {
      return ofRecord(MatchRecord.parse(line));
    }
    if (line.startsWith("[")) {
      return new Opening(RecordJson.readTurns(line));
    }
    return notations.stream()
        .map(notation -> notation.line(line))
        .flatMap(Optional::stream)
        .findFirst()
        .or(() -> position(line))
        .orElseGet(() -> moves(line));
  }

  private Opening ofRecord(MatchRecord record) {
    if (!record.game().equals(game.id())) {
      throw new SpecificationException(
          record.game(), "its record is of " + record.game() + ", not " + game.id());
    }
    Opening opening = record.opening();
    return new Opening(
        opening.position(),
        Stream.concat(opening.turns().stream(), record.turns().stream()).toList());
  }

  private Optional<Opening> position(String line) {
    return position(GuardedGame.of(game), line);
  }

  private static <S extends State> Optional<Opening> position(
      GuardedGame<S, ?> guarded, String line) {
    S state;
    try {
      state = guarded.parseState(line);
    } catch (IllegalArgumentException | UnsupportedOperationException e) {
      return Optional.empty();
    }
    return Optional.of(new Opening(guarded.textOf(state), List.of()));
  }

  private Opening moves(String line) {
    List<String> moves = List.of(line.split("\\s+"));
    try {
      return new Opening(moves.stream().map(move -> List.of(game.parse(move).text())).toList());
    } catch (UnreadableMoveException e) {
      throw new SpecificationException(
          line,
          "it is neither a position nor a list of moves between blanks: " + e.getMessage(),
          e);
    }
  }
}
