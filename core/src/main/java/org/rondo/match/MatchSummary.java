package org.rondo.match;

import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;

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

  /**
   * {@return the seats that have forfeited a match, by a fault or by a concession}
   *
   * @param faults all faults of the match
   * @param concessions all concessions of the match
   */
  public static Seats forfeited(List<Fault> faults, List<Concession> concessions) {
    Seats forfeited = Seats.none();
    for (Fault fault : faults) {
      forfeited = fault.forfeits() ? forfeited.plus(Seats.of(fault.seat())) : forfeited;
    }
    for (Concession concession : concessions) {
      forfeited = concession.isLost() ? forfeited.plus(Seats.of(concession.seat())) : forfeited;
    }
    return forfeited;
  }
}
