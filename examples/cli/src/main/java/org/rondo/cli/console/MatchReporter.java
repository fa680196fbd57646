package org.rondo.cli.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.bot.Thought;
import org.rondo.cli.screen.BoardPainter;
import org.rondo.cli.screen.Screen;
import org.rondo.game.ConsoleNotation;
import org.rondo.game.Excerpt;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
import org.rondo.match.MatchListener;
import org.rondo.match.MatchRecord;
import org.rondo.match.SeatEnding;
import org.rondo.report.NumberText;

/** Prints a match while it is played, and its result. */
public final class MatchReporter<S extends State, M extends Move> implements MatchListener<S, M> {

  /** The maximum length of a line: 80 columns less the three dots. */
  private static final int SHOWN = 77;

  private final Game<S, M> game;
  private final boolean draws;
  private final BoardPainter painter;
  private final PrintWriter out;
  private final PrintWriter err;

  /** The drawing of the last position; empty before the first. */
  private String last = "";

  /**
   * Creates a reporter of one match.
   *
   * @param draws whether to draw the position after every turn, and to print what bots think
   * @param screen what the drawings are shown on
   * @param out receives the drawings
   * @param err receives the faults
   */
  public MatchReporter(
      Game<S, M> game, boolean draws, Screen screen, PrintWriter out, PrintWriter err) {
    this.game = game;
    this.draws = draws;
    this.painter = BoardPainter.of(screen, game.console());
    this.out = out;
    this.err = err;
  }

  /**
   * {@return the winner, the length and the scores, each with a word if the match ended for the
   * seat in another way than by the game}
   *
   * @param notation the words of the record's game
   */
  public static String result(MatchRecord record, ConsoleNotation<?, ?> notation) {
    Outcome outcome = record.outcome();
    String seats =
        IntStream.range(0, outcome.seatCount())
            .mapToObj(
                seat ->
                    String.format(
                        Locale.ROOT,
                        "%s (seat %d) %s%s",
                        record.entrants().get(seat),
                        seat,
                        NumberText.text(outcome.score(seat), 2),
                        ending(record.endings().get(seat))))
            .collect(Collectors.joining(", "));
    String verdict =
        outcome
            .winner()
            .map(seat -> record.entrants().get(seat) + " (seat " + seat + ") wins")
            .orElse("a draw");
    String halted = record.halted() ? ", where the match was halted" : "";
    return String.format(
        Locale.ROOT,
        "%s after %s%s: %s",
        verdict,
        notation.length(record.turnCount()),
        halted,
        seats);
  }

  private static String ending(SeatEnding ending) {
    return switch (ending) {
      case PLAYED -> "";
      case FAULT -> " (forfeit)";
      case TIME -> " (forfeit on time)";
      case RESIGNATION -> " (resigned)";
      case ADJUDICATED_LOSS -> " (adjudicated)";
      case ADJUDICATED_DRAW -> " (draw adjudicated)";
      case DISQUALIFICATION -> " (disqualified)";
    };
  }

  @Override
  public void started(S state) {
    if (draws) {
      draw(state);
    }
  }

  private void draw(S state) {
    String picture = game.show(state);
    out.println(painter.whole(picture, last.isEmpty() ? picture : last));
    last = picture;
  }

  @Override
  public void played(int turn, JointMove<M> joint, S state) {
    if (draws) {
      for (int seat : joint.seats()) {
        String move = "turn " + (turn + 1) + ", seat " + seat + ": " + joint.move(seat).text();
        out.println(Excerpt.of(move, SHOWN));
      }
      draw(state);
    }
  }

  @Override
  public void thought(int turn, int seat, Thought thought) {
    if (draws) {
      out.println(
          Excerpt.of("turn " + (turn + 1) + ", seat " + seat + " thinks: " + thought, SHOWN));
    }
  }

  @Override
  public void conceded(String entrant, Concession concession) {
    err.println(PrintableText.of(entrant + ", " + concession));
  }

  @Override
  public void hung(String entrant) {
    err.println(PrintableText.of(entrant + ": its bot still runs after the end of the match"));
  }

  @Override
  public void faulted(String entrant, Fault fault, String place) {
    err.println(PrintableText.of(entrant + ", " + fault.text(place)));
  }
}
