package org.rondo.othello.remote.gtp;

import java.util.List;
import java.util.Optional;
import org.rondo.bot.Decision;
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
  private boolean isResigned;

  /** Creates the protocol for a match that has not begun. */
  public GtpProtocol() {}

  @Override
  public void begin(ProgramSession session) {
    controller.greet(session);
  }

  @Override
  public void ask(ProgramSession session, Decision<Board, OthelloMove> decision) {
    controller.ask(session, decision);
  }

  @Override
  public OthelloMove answer(ProgramSession session, Decision<Board, OthelloMove> decision) {
    Optional<OthelloMove> move = controller.move(session);
    isResigned = move.isEmpty();
    return move.orElseGet(() -> decision.moves().list().get(0));
  }

  @Override
  public boolean resigns() {
    return isResigned;
  }

  @Override
  public boolean canPlayAgain() {
    return true;
  }

  @Override
  public boolean canBeginAtPosition() {
    return false;
  }

  @Override
  public void leave(ProgramSession session) {
    controller.quit(session);
  }

  @Override
  public List<ProgramFinding> examine(ProgramSession session, Decision<Board, OthelloMove> first) {
    return new GtpExamination(session).findings();
  }
}
