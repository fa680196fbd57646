package org.rondo.duel;

import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.MatchResult;
import org.rondo.format.Tally;
import org.rondo.match.MatchRecord;
import org.rondo.rating.GameCounts;

/**
 * Two matches of a duel, the second with the seats swapped.
 *
 * @param matches what the first bot made of them
 * @param firstFaults what the first bot did wrong
 * @param secondFaults what the second bot did wrong
 * @param digest tells whether two pairs were played alike
 */
record DuelPair(GameCounts matches, long firstFaults, long secondFaults, String digest) {

  /**
   * {@return the pair of two matches}
   *
   * @param there the match in which the first bot held seat 0
   * @param back the match in which it held seat 1
   */
  static DuelPair of(MatchRecord there, MatchRecord back) {
    EncounterResult both =
        EncounterResult.none(Encounter.of(0, 1).over(2))
            .plus(0, MatchResult.of(there.outcome(), there.faults()))
            .plus(1, MatchResult.of(back.outcome(), back.faults()));
    Tally first = both.tally(0);
    return new DuelPair(
        new GameCounts(first.wins(), first.draws(), first.losses()),
        first.faults(),
        both.tally(1).faults(),
        there.digest() + back.digest());
  }
}
