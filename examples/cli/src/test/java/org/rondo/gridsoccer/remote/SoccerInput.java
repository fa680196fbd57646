package org.rondo.gridsoccer.remote;

import java.util.Iterator;
import org.rondo.game.UnreadableMoveException;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;
import org.rondo.remote.Protocol;

/** What teams and judges of grid soccer say, for tests of other packages. */
public final class SoccerInput {
  private SoccerInput() {}

  /** Reads the lines of a team's formation. */
  public static void formation(String lines) {
    Iterator<String> all = lines.lines().iterator();
    AnswerReader.formation(() -> next(all));
  }

  /** Reads the lines of a team's orders. */
  public static void orders(String lines) {
    Iterator<String> all = lines.lines().iterator();
    AnswerReader.orders(() -> next(all));
  }

  /** Returns the protocol by which a team is asked in a match. */
  public static Protocol<Pitch, SoccerMove> protocol() {
    return new GridSoccerProtocol(Dialect.ELIZONDO);
  }

  private static String next(Iterator<String> lines) {
    if (!lines.hasNext()) {
      throw new UnreadableMoveException("", "there is no other line");
    }
    return lines.next();
  }
}
