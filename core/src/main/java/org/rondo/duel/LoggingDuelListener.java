package org.rondo.duel;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.rondo.format.MatchId;
import org.rondo.match.Fault;

/** Writes faults to the platform's logger {@code org.rondo.duel}. */
final class LoggingDuelListener implements DuelListener {
  private final Logger logger = System.getLogger("org.rondo.duel");

  @Override
  public void faulted(MatchId match, String entrant, Fault fault, String place) {
    logger.log(Level.WARNING, () -> "match " + match + ": " + entrant + ", " + fault.text(place));
  }

  @Override
  public void notRepeated(String remark) {
    logger.log(Level.WARNING, remark);
  }

  @Override
  public void hung(MatchId match, String entrant) {
    logger.log(
        Level.WARNING,
        () ->
            "match " + match + ": " + entrant + ": its bot still runs after the end of the match");
  }

  @Override
  public void waiting(String sentence) {
    logger.log(Level.WARNING, sentence);
  }
}
