package org.rondo.match;

import java.util.List;
import java.util.Objects;
import org.rondo.game.Outcome;

/**
 * What came of a match whose turns were written and not kept.
 *
 * @param turnCount the number of turns played, those of the opening included
 * @param faults what went wrong, in order
 * @param halted whether the game was halted, and decided as it stood
 * @param outcome who came where, with what score
 * @param digest the record's
 */
public record MatchSummary(
    int turnCount, List<Fault> faults, boolean halted, Outcome outcome, String digest) {

  public MatchSummary {
    faults = List.copyOf(faults);
    Objects.requireNonNull(outcome, "outcome");
    Objects.requireNonNull(digest, "digest");
  }
}
