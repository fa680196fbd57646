package org.rondo.tournament;

import java.util.List;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;
import org.rondo.match.LateMatches;

/**
 * A match that has been played and is in the journal.
 *
 * @param signalled the names of the entrants whose program was ended or stopped by a signal
 * @param late the late moves of this match, as counts of one match
 * @param entry the match's places in the journal
 */
record CountedMatch(
    MatchId id,
    MatchResult result,
    List<String> signalled,
    LateMatches late,
    TournamentJournal.MatchEntry entry) {

  CountedMatch {
    signalled = List.copyOf(signalled);
  }

  CountedMatch withRestarts(List<Integer> restarts) {
    return new CountedMatch(id, result.withRestarts(restarts), signalled, late, entry);
  }
}
