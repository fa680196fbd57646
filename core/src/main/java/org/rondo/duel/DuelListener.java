package org.rondo.duel;

import java.util.function.Supplier;
import org.rondo.format.MatchId;
import org.rondo.format.watch.SeriesListener;
import org.rondo.match.MatchRecord;

/**
 * A listener to the progress of a duel. The threads that play the matches call it, possibly several
 * at the same time; {@link #matchCounted} and {@link #setCounted} are called by one of them at a
 * time.
 *
 * <p>The id of a match is {@code 1.SET.MATCH}, where {@code SET} is the number of the seat-balanced
 * set and {@code MATCH} that of the match in it, both from 1. In a game of two seats, a set is a
 * pair of matches.
 */
public interface DuelListener extends SeriesListener {

  /**
   * Called for each match that counts, in the order of the schedule.
   *
   * @param record reads the record of the match, each time that it is asked, during the call only
   */
  default void matchCounted(MatchId match, Supplier<MatchRecord> record) {}

  /**
   * Called after each set of matches that counts, in the order of the sets.
   *
   * @param standing the result of all sets so far
   */
  default void setCounted(DuelResult standing) {}

  /**
   * Called once after the last set, by the thread that plays the duel, if a bot acts differently
   * when the first set is {@linkplain Duel#withoutRepetition played again}.
   *
   * @param remark which bot does not repeat, where, and what that means, in sentences
   */
  default void notRepeated(String remark) {}
}
