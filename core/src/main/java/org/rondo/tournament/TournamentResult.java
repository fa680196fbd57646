package org.rondo.tournament;

import java.util.Objects;

/**
 * How a tournament stands when it stops.
 *
 * @param entries who takes part now
 * @param results all that counts
 * @param standings who is where
 * @param isOver whether nothing is left to be played; otherwise it stopped because it was told to
 */
public record TournamentResult(
    EntryList entries, Results results, Standings standings, boolean isOver) {

  /**
   * Describes how a tournament stands.
   *
   * @param entries who takes part now
   * @param results all that counts
   * @param standings who is where
   * @param isOver whether nothing is left to be played
   */
  public TournamentResult {
    Objects.requireNonNull(entries, "entries");
    Objects.requireNonNull(results, "results");
    Objects.requireNonNull(standings, "standings");
  }
}
