package org.rondo.othello.remote.nboard;

import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;
import org.rondo.remote.ProgramSession;
import org.rondo.remote.Protocol;

/**
 * Othello over NBoard's protocol, with an engine that is a separate program.
 *
 * <p>One object serves one engine, for one match.
 */
public final class NBoardProtocol implements Protocol<Board, OthelloMove> {

  /** The least depth that an engine can be told. */
  public static final int LEAST_DEPTH = 1;

  /** The greatest depth that an engine can be told, the number of empty squares at the start. */
  public static final int MAX_DEPTH = 60;

  private final NBoardController controller;

  /**
   * Creates the protocol for a match that has not begun.
   *
   * @param depth the depth of the search that the engine is told, from 1 to 60
   * @throws IllegalArgumentException if the depth is outside that range
   */
  public NBoardProtocol(int depth) {
    if (depth < LEAST_DEPTH || depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          "depth " + depth + " is not in " + LEAST_DEPTH + ".." + MAX_DEPTH);
    }
    this.controller = new NBoardController(depth);
  }

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
    return controller.move(session);
  }

  @Override
  public Thought thought() {
    return controller.thought();
  }

  @Override
  public boolean canPlayAgain() {
    return true;
  }

  @Override
  public void leave(ProgramSession session) {
    controller.quit(session);
  }
}
