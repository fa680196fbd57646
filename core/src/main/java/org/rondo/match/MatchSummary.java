package org.rondo.match;

import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;

/**
 * The result of a match, without its turns. It is returned for a match whose turns are written to a
 * record and not kept in memory.
 *
 * @param turnCount the number of turns played, those of the opening included
 * @param faults the faults, in order
 * @param concessions the concessions, in order
 * @param halted whether the game was halted and decided by its current position
 * @param outcome the place and the score of each seat
 * @param digest the digest of the record
 */
public record MatchSummary(
    int turnCount,
    List<Fault> faults,
    List<Concession> concessions,
    boolean halted,
    Outcome outcome,
    String digest) {

  public MatchSummary {
    faults = List.copyOf(faults);
    concessions = List.copyOf(concessions);
    Objects.requireNonNull(outcome, "outcome");
    Objects.requireNonNull(digest, "digest");
  }

  /** {@return how the match ended for each seat} */
  public List<SeatEnding> endings() {
    return SeatEnding.of(faults, concessions, outcome.seatCount());
  }
}
