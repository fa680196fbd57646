package org.rondo.tournament;

import java.util.List;
import java.util.Map;
import org.rondo.format.EntryList;
import org.rondo.format.MatchId;
import org.rondo.format.Results;

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
public interface Director {

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
   * {@return whether to halt a match now and decide it by its current position; by default {@code
   * false}}
   *
   * <p>The tournament calls this method before each turn in which bots choose, in the thread that
   * plays the match. So it must be safe to call from several threads. No clock runs during the
   * call. There is no call for a match that is read from the journal; there are calls for a match
   * that was cut off and starts again. If this method throws, the tournament stops.
   *
   * @param replay the number of {@link Ruling.Replay} rulings on the match so far: 0 while it is
   *     played for the first time
   * @param turn the number of the turn that comes next, counted from 0 and including the turns of
   *     the opening
   */
  default boolean halts(MatchId match, int replay, int turn) {
    return false;
  }

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

  /**
   * {@return the seats to disqualify in a match now, each with the reason; by default none}
   *
   * <p>The tournament calls this method after {@link #halts} and in the same way, if the match is
   * not halted. A disqualified seat forfeits the match: in a match of two seats the other seat
   * wins, and the match is drawn if both seats are disqualified in the same turn. It need not be to
   * move. If this method throws, the tournament stops.
   *
   * @param replay the number of {@link Ruling.Replay} rulings on the match so far
   * @param turn the number of the turn that comes next, counted from 0 and including the turns of
   *     the opening
   */
  default Map<Integer, String> disqualified(MatchId match, int replay, int turn) {
    return Map.of();
  }
}
