package org.rondo.match;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.rondo.game.Move;
import org.rondo.game.State;

/** Writes faults and hung bots to the platform's logger {@code org.rondo.match}. */
final class LoggingMatchListener<S extends State, M extends Move> implements MatchListener<S, M> {
  @Override
  public void faulted(String entrant, Fault fault, String place) {
    logger().log(Level.WARNING, () -> entrant + ", " + fault.text(place));
  }

  @Override
  public void hung(String entrant) {
    logger().log(Level.WARNING, () -> entrant + ": its bot still runs after the end of the match");
  }

  /** Found when it is needed, because most matches have no fault. */
  private static Logger logger() {
    return System.getLogger("org.rondo.match");
  }
}
