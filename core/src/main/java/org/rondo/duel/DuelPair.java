package org.rondo.duel;

import java.util.List;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;
import org.rondo.format.Tally;
import org.rondo.match.MatchSummary;
import org.rondo.rating.MatchCounts;

/**
 * The result of two matches of a duel, the second with the seats swapped.
 *
 * @param number the number of the pair, from 1
 * @param played both matches
 * @param matches the first bot's wins, draws and losses in both matches
 * @param firstFaults the number of the first bot's faults
 * @param secondFaults the number of the second bot's faults
 * @param firstForfeits the number of matches that the first bot lost by a fault
 * @param secondForfeits the number of matches that the second bot lost by a fault
 * @param digest the digests of both matches; equal for two pairs that were played alike
 */
record DuelPair(
    int number,
    List<MatchSummary> played,
    MatchCounts matches,
    long firstFaults,
    long secondFaults,
    long firstForfeits,
    long secondForfeits,
    String digest) {

  /**
   * {@return the result of a pair of matches}
   *
   * @param number the number of the pair, from 1
   * @param straight the match in which the first bot held seat 0
   * @param swapped the match in which the first bot held seat 1
   */
  static DuelPair of(int number, MatchSummary straight, MatchSummary swapped) {
    EncounterResult both =
        EncounterResult.none(Encounter.of(0, 1).over(2))
            .plus(0, result(straight))
            .plus(1, result(swapped));
    Tally first = both.tally(0);
    return new DuelPair(
        number,
        List.of(straight, swapped),
        new MatchCounts(first.wins(), first.draws(), first.losses()),
        first.faults(),
        both.tally(1).faults(),
        forfeit(straight, 0) + forfeit(swapped, 1),
        forfeit(straight, 1) + forfeit(swapped, 0),
        straight.digest() + swapped.digest());
  }

  private static int forfeit(MatchSummary match, int seat) {
    return match.faults().stream().anyMatch(fault -> fault.forfeits() && fault.seat() == seat)
        ? 1
        : 0;
  }

  private static MatchResult result(MatchSummary match) {
    return MatchResult.of(match.outcome(), match.faults(), match.concessions());
  }

  /**
   * {@return the id of one of the matches}
   *
   * @param match 0 for the first match, 1 for the second
   */
  MatchId id(int match) {
    return new MatchId(1, number, match + 1);
  }
}
