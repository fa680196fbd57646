package org.rondo.tournament;

import java.util.List;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;

/**
 * A match that stands in the journal.
 *
 * @param result how it ended
 * @param entry where it stands
 */
record PlayedMatch(MatchId id, MatchResult result, TournamentJournal.MatchEntry entry) {

  PlayedMatch withRestarts(List<Integer> restarts) {
    return new PlayedMatch(id, result.withRestarts(restarts), entry);
  }
}
