package org.rondo.tournament;

import java.util.List;
import java.util.Objects;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;

/**
 * A round of a tournament's journal.
 *
 * @param number the number of the round, from 1
 * @param entries the entrants of the round
 * @param before the results of all earlier rounds
 * @param result the round with the results of the matches so far
 * @param matches the matches so far, in the order of the schedule, with those that were annulled
 * @param isComplete whether every match of the round that counts has ended
 */
public record ArchivedRound(
    int number,
    EntryList entries,
    Results before,
    RoundResult result,
    List<ArchivedMatch> matches,
    boolean isComplete) {

  public ArchivedRound {
    Objects.requireNonNull(entries, "entries");
    Objects.requireNonNull(before, "before");
    Objects.requireNonNull(result, "result");
    matches = List.copyOf(matches);
  }

  /** {@return the encounters and byes of the round} */
  public Round round() {
    return result.round();
  }
}
