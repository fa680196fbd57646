package org.rondo.tournament;

import java.util.Objects;
import java.util.Optional;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;

/**
 * How a tournament stands when it stops.
 *
 * @param entries who takes part now
 * @param results all that counts
 * @param standings who is where
 * @param next the round that follows, if the tournament stopped because it was told to; nothing
 *     when it is over
 */
public record TournamentResult(
    EntryList entries, Results results, Standings standings, Optional<Round> next) {

  /**
   * Describes how a tournament stands.
   *
   * @param entries who takes part now
   * @param results all that counts
   * @param standings who is where
   * @param next the round that follows
   */
  public TournamentResult {
    Objects.requireNonNull(entries, "entries");
    Objects.requireNonNull(results, "results");
    Objects.requireNonNull(standings, "standings");
    Objects.requireNonNull(next, "next");
  }

  /** {@return whether nothing is left to be played} */
  public boolean isOver() {
    return next.isEmpty();
  }
}
