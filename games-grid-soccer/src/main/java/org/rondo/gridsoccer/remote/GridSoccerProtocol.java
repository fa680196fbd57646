package org.rondo.gridsoccer.remote;

import java.util.List;
import java.util.Optional;
import org.rondo.bot.Decision;
import org.rondo.game.Outcome;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.remote.ProgramSession;
import org.rondo.remote.Protocol;

/**
 * What is said to a program that plays grid soccer, and how its answers are read: {@code
 * docs/protocol.md}.
 */
final class GridSoccerProtocol implements Protocol<Pitch, SoccerMove> {
  private static final String LEAVE = "SALIR";
  private static final String LEFT = "LISTO";

  /** How many lines may come before the last word of a program. */
  private static final int MOST_LAST_LINES = 100;

  private final Dialect dialect;

  /** The program's side, which it is told with the first question. */
  private Optional<Integer> seat = Optional.empty();

  GridSoccerProtocol(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public void ask(ProgramSession dialogue, Decision<Pitch, SoccerMove> decision) {
    Pitch pitch = decision.state();
    if (seat.isEmpty()) {
      seat = Optional.of(decision.seat());
      GridSoccerOptions options = ((GridSoccer) decision.game()).options();
      say(dialogue, SoccerLines.configuration(dialect, options, decision.seat()));
      if (pitch.hasFormations()) {
        // The match began with an opening: the program still says its formation first, for nothing.
        AnswerReader.formation(dialogue::readLine);
      }
    }
    if (pitch.hasFormations()) {
      say(dialogue, SoccerLines.state(dialect, pitch, decision.seat()));
    }
  }

  private static void say(ProgramSession dialogue, List<String> lines) {
    dialogue.send(lines.toArray(String[]::new));
  }

  @Override
  public SoccerMove answer(ProgramSession dialogue, Decision<Pitch, SoccerMove> decision) {
    return decision.state().hasFormations()
        ? AnswerReader.orders(dialogue::readLine)
        : AnswerReader.formation(dialogue::readLine);
  }

  @Override
  public void finished(ProgramSession dialogue, Pitch state, Outcome outcome) {
    // A program that was asked nothing knows of no match, and is told of no end.
    seat.ifPresent(side -> dialogue.send(SoccerLines.end(dialect, outcome, side)));
    if (dialect == Dialect.ELIZONDO) {
      dialogue.send(LEAVE);
      awaitLeave(dialogue);
    }
  }

  private static void awaitLeave(ProgramSession dialogue) {
    String line = "";
    for (int n = 0; n < MOST_LAST_LINES && !line.equals(LEFT); n++) {
      line = dialogue.readLine().strip();
    }
  }
}
