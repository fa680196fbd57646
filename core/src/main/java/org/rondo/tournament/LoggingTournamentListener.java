package org.rondo.tournament;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.rondo.format.MatchId;
import org.rondo.match.Fault;

/**
 * Writes to the platform's logger {@code org.rondo.tournament}: faults, hung bots and failed
 * lessons as warnings, and the end of a list of openings as information.
 */
final class LoggingTournamentListener implements TournamentListener {
  private final Logger logger = System.getLogger("org.rondo.tournament");

  @Override
  public void faulted(MatchId match, String entrant, Fault fault, String place) {
    logger.log(Level.WARNING, () -> "game " + match + ": " + entrant + ", " + fault.text(place));
  }

  @Override
  public void hung(MatchId match, String entrant) {
    logger.log(
        Level.WARNING,
        () -> "game " + match + ": " + entrant + ": its bot still runs after the end of the match");
  }

  @Override
  public void openingsUsedUp(int openings) {
    logger.log(
        Level.INFO, () -> "all " + openings + " openings are used up; the list begins again");
  }

  @Override
  public void learningFailed(int number, String entrant, String detail) {
    logger.log(Level.WARNING, () -> "lesson on round " + number + ": " + entrant + ", " + detail);
  }

  @Override
  public void waiting(String sentence) {
    logger.log(Level.WARNING, sentence);
  }
}
