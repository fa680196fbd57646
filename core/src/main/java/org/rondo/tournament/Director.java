package org.rondo.tournament;

import java.util.List;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.watch.Arbiter;

/**
 * Decides on each round of a tournament: annuls matches, orders replays of matches, and changes the
 * entrants. A director may also halt a match, or disqualify a seat, while the match is played.
 *
 * <p>If an entrant has suffered a disadvantage in a match, the director acts in two steps. {@link
 * #halts} halts the match at once. After the round, {@link #rulings} orders a {@linkplain
 * Ruling.Replay replay} from the turn at which the disadvantage began, with the clock readings of
 * that turn. The halted match stays in the journal and does not count. If no ruling on a halted
 * match follows, the match counts with its position at the halt. A director that needs time to
 * decide stops the tournament with {@link #stopsAfter}.
 */
@FunctionalInterface
public interface Director extends Arbiter {

  /**
   * {@return the rulings on a round, in order; an empty list leaves the round unchanged}
   *
   * <p>The tournament calls this method again after it has carried out the rulings, until the
   * method returns no new ruling. A ruling that was taken before is not new and changes nothing.
   * After a crash, the tournament calls this method again for the last round. So a director may
   * decide by the arguments alone and return the same rulings again. To order the same replay of a
   * match again, the director counts its {@linkplain Ruling.Replay#number number} up.
   *
   * @param number the round's number, from 1
   * @param entries the entrants of the next round, after the rulings so far
   * @param results the results of all rounds so far, this round last
   */
  List<Ruling> rulings(int number, EntryList entries, Results results);

  /**
   * Receives the log for decisions that the tournament does not need, for instance a pause. By
   * default there are none.
   *
   * <p>The tournament calls this method once, in the thread that plays it, when its journal is open
   * and before its first round.
   *
   * @param decisions the log, which takes decisions until the tournament ends or stops
   */
  default void opened(DecisionLog decisions) {}

  /**
   * {@return whether the tournament stops after a round, as with {@link Tournament#untilRound}; by
   * default {@code false}}
   *
   * <p>The tournament calls this method after the rulings on the round, in the thread that plays
   * the tournament, also for rounds that are read from the journal. It can be resumed later with
   * rulings on the round.
   *
   * @param number the number of the round that is over, from 1
   */
  default boolean stopsAfter(int number) {
    return false;
  }
}
