package org.rondo.othello.remote.gtp;

import java.util.List;
import org.rondo.bot.Decision;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.remote.ProgramFinding;
import org.rondo.remote.ProgramSession;
import org.rondo.remote.Protocol;

/**
 * Othello over the Go Text Protocol, with an engine that is a separate program.
 *
 * <p>One object serves one engine, for one match.
 */
public final class GtpProtocol implements Protocol<Board, OthelloMove> {
  private final GtpController controller = new GtpController();

  /** Creates the protocol for a match that has not begun. */
  public GtpProtocol() {}

  @Override
  public void begin(ProgramSession session) {
    controller.greet(new DialogueWire(session));
  }

  @Override
  public void ask(ProgramSession session, Decision<Board, OthelloMove> decision) {
    controller.ask(new DialogueWire(session), decision);
  }

  @Override
  public OthelloMove answer(ProgramSession session, Decision<Board, OthelloMove> decision) {
    return controller.move(new DialogueWire(session));
  }

  @Override
  public void finished(ProgramSession session, Board state, Outcome outcome) {
    controller.quit(new DialogueWire(session));
  }

  @Override
  public List<ProgramFinding> examine(ProgramSession session, Decision<Board, OthelloMove> first) {
    return new GtpExamination(new DialogueWire(session)).findings();
  }

  private record DialogueWire(ProgramSession session) implements GtpWire {
    @Override
    public void send(String line) {
      session.send(line);
    }

    @Override
    public String readLine() {
      return session.readLine();
    }
  }
}
