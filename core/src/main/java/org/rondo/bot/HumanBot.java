package org.rondo.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.rondo.game.IllegalMoveException;
import org.rondo.game.Move;
import org.rondo.game.MoveEntry;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/** Asks a person at a terminal for the moves. */
record HumanBot<S extends State, M extends Move>(BufferedReader in, PrintWriter out)
    implements Bot<S, M> {
  private static final int HINTS = 20;

  /** The minimum width of a terminal, in columns. */
  private static final int COLUMNS = 80;

  @Override
  public M choose(Decision<S, M> decision) {
    out.print(decision.game().show(decision.state()));
    MoveEntry<M> entry = decision.game().console().entry(decision.state(), decision.seat());
    while (true) {
      out.printf(Locale.ROOT, "seat %d, your move (an empty line shows moves): ", decision.seat());
      out.flush();
      String line = readLine();
      if (line.isBlank()) {
        out.println(hints(decision));
        continue;
      }
      Optional<M> move = read(decision, entry, line);
      if (move.isPresent()) {
        return move.get();
      }
    }
  }

  private String readLine() {
    try {
      String line = in.readLine();
      if (line == null) {
        out.println();
        out.flush();
        throw new UnreadableMoveException("", "the input ended before a move was given");
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String hints(Decision<S, M> decision) {
    List<String> moves =
        decision.moves().candidates(HINTS, decision.rng()).stream().map(Move::text).toList();
    String line = String.join("  ", moves);
    return line.length() <= COLUMNS ? line : String.join(System.lineSeparator(), moves);
  }

  private Optional<M> read(Decision<S, M> decision, MoveEntry<M> entry, String line) {
    try {
      Optional<M> move = entry.enter(line);
      if (move.isEmpty()) {
        out.println(entry.draft());
        return move;
      }
      Optional<String> objection = decision.moves().objection(move.get());
      objection.ifPresent(
          reason -> out.println(move.get().text() + " cannot be played: " + reason));
      return objection.isPresent() ? Optional.empty() : move;
    } catch (IllegalMoveException e) {
      out.println(e.move() + " cannot be played: " + e.reason());
      return Optional.empty();
    } catch (UnreadableMoveException e) {
      out.println(e.getMessage());
      return Optional.empty();
    }
  }
}
