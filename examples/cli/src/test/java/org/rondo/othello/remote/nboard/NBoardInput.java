package org.rondo.othello.remote.nboard;

import org.rondo.othello.OthelloMove;

/** What engines of NBoard say, for tests of other packages. */
public final class NBoardInput {
  private NBoardInput() {}

  /** Reads a line about what an engine thinks, and the line of its move. */
  public static void thought(String line) {
    NBoardThought thought = new NBoardThought();
    thought.read(line);
    thought.about(OthelloMove.parse("f5"), line);
    NBoardNotation.timeOfMove(line);
    NBoardNotation.mainTime(line);
    NBoardNotation.move(line);
  }
}
