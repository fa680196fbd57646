package org.rondo.duel;

import java.util.List;
import org.rondo.game.Seats;
import org.rondo.match.MatchFingerprint;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.series.PlannedMatch;

/**
 * A match of a duel that counts.
 *
 * @param entrants the names of the entrants, by seat
 */
record CountedMatch(List<String> entrants, MatchSummary summary, MatchFingerprint fingerprint) {

  /** {@return a match that has been played} */
  static CountedMatch of(PlannedMatch match, MatchSummary summary) {
    return new CountedMatch(
        match.names(),
        summary,
        MatchFingerprint.of(match.game(), match.names(), match.beginning().opening(), summary));
  }

  /** {@return the match of a record} */
  static CountedMatch of(MatchRecord record) {
    return new CountedMatch(record.entrants(), record.summary(), MatchFingerprint.of(record));
  }

  /** {@return the number of faults of some seats} */
  int faults(Seats seats) {
    return (int) summary.faults().stream().filter(fault -> seats.contains(fault.seat())).count();
  }

  /** {@return 1 if one of some seats lost by a fault, 0 if not} */
  int forfeits(Seats seats) {
    return summary.faults().stream()
            .anyMatch(fault -> fault.forfeits() && seats.contains(fault.seat()))
        ? 1
        : 0;
  }
}
