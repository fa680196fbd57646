package org.rondo.tournament;

import java.util.Optional;
import org.rondo.match.MatchRecord;
import org.rondo.rating.GameCounts;

/**
 * Two games of a duel, the second with the seats swapped.
 *
 * @param games what the first bot made of them
 * @param firstFaults what the first bot did wrong
 * @param secondFaults what the second bot did wrong
 * @param digest tells whether two pairs were played alike
 */
record DuelPair(GameCounts games, long firstFaults, long secondFaults, String digest) {

  /**
   * {@return the pair of two games}
   *
   * @param there the game in which the first bot held seat 0
   * @param back the game in which it held seat 1
   */
  static DuelPair of(MatchRecord there, MatchRecord back) {
    return new DuelPair(
        counts(there, 0).plus(counts(back, 1)),
        faults(there, 0) + faults(back, 1),
        faults(there, 1) + faults(back, 0),
        there.digest() + back.digest());
  }

  private static GameCounts counts(MatchRecord record, int seat) {
    Optional<Integer> winner = record.outcome().winner();
    if (winner.isEmpty()) {
      return new GameCounts(0, 1, 0);
    }
    return winner.get() == seat ? new GameCounts(1, 0, 0) : new GameCounts(0, 0, 1);
  }

  private static long faults(MatchRecord record, int seat) {
    return record.faults().stream().filter(fault -> fault.seat() == seat).count();
  }
}
