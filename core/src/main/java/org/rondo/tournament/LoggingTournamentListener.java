package org.rondo.tournament;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.rondo.match.Fault;

/** Says faults aloud through the platform's logger {@code org.rondo.tournament}. */
final class LoggingTournamentListener implements TournamentListener {
  private final Logger logger = System.getLogger("org.rondo.tournament");

  @Override
  public void faulted(GameId game, String entrant, Fault fault) {
    logger.log(Level.WARNING, () -> "game " + game + ": " + entrant + ", " + fault);
  }
}
