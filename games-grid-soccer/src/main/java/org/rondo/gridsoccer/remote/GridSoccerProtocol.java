package org.rondo.gridsoccer.remote;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Decision;
import org.rondo.bot.StalledException;
import org.rondo.game.Outcome;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerOptions;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.remote.LineConnection;
import org.rondo.remote.Protocol;

/** The protocol of programs that play grid soccer, described in {@code docs/protocol.md}. */
final class GridSoccerProtocol implements Protocol<Pitch, SoccerMove> {
  static final String LEAVE = "SALIR";
  static final String LEFT = "LISTO";

  /** The maximum number of lines that are read to find a program's answer to {@code SALIR}. */
  private static final int MAX_LAST_LINES = 100;

  private final Dialect dialect;

  /** The program's seat; null before the first question. The first question contains the seat. */
  private @Nullable Integer seat;

  GridSoccerProtocol(Dialect dialect) {
    this.dialect = dialect;
  }

  @Override
  public void ask(LineConnection session, Decision<Pitch, SoccerMove> decision) {
    Pitch pitch = decision.state();
    if (seat == null) {
      seat = decision.seat();
      GridSoccerOptions options = decision.game(GridSoccer.class).options();
      say(session, SoccerLines.configuration(dialect, options, decision.seat()));
      if (pitch.hasFormations()) {
        // The match began with an opening. The program must still send a formation, which is
        // ignored.
        AnswerReader.formation(session::readLine);
      }
    }
    if (pitch.hasFormations()) {
      say(session, SoccerLines.state(dialect, pitch, decision.seat()));
    }
  }

  private static void say(LineConnection session, List<String> lines) {
    session.send(lines.toArray(String[]::new));
  }

  @Override
  public SoccerMove answer(LineConnection session, Decision<Pitch, SoccerMove> decision) {
    try {
      return decision.state().hasFormations()
          ? AnswerReader.orders(session::readLine)
          : AnswerReader.formation(session::readLine);
    } catch (StalledException e) {
      // A program that is written for the other dialect waits for words that never come.
      StalledException named =
          new StalledException(
              e.getMessage()
                  + "; the program was asked in dialect "
                  + dialect.word()
                  + ", and --dialect or the program's option dialect chooses another");
      named.initCause(e);
      throw named;
    }
  }

  @Override
  public void finished(LineConnection session, Pitch state, Outcome outcome) {
    // A program that has received no question does not know the match, so it receives no result.
    if (seat != null) {
      session.send(SoccerLines.end(dialect, outcome, seat));
    }
    if (dialect == Dialect.ELIZONDO) {
      session.send(LEAVE);
      awaitLeave(session);
    }
  }

  @Override
  public Map<String, Supplier<? extends Protocol<Pitch, SoccerMove>>> dialects() {
    return Arrays.stream(Dialect.values())
        .filter(other -> other != dialect)
        .collect(
            Collectors.toMap(
                other -> "dialect=" + other.word(), other -> () -> new GridSoccerProtocol(other)));
  }

  private static void awaitLeave(LineConnection session) {
    String line = "";
    for (int n = 0; n < MAX_LAST_LINES && !line.equals(LEFT); n++) {
      line = session.readLine().strip();
    }
  }
}
