package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.format.EncounterResult;
import org.rondo.format.Results;
import org.rondo.format.Tally;

/**
 * The wins of entrants against each other, match by match, in the order of the schedule.
 *
 * <p>The first match of two entrants sets their seats for the later ones: only matches count in
 * which they exchange the seats of their last match that counts.
 */
final class WinningStreaks {

  /** A number greater than the number of encounters in any round. */
  private static final long ROUND = 1L << 32;

  /**
   * Wins in a row.
   *
   * @param length the number of wins; 0 if there is none
   * @param lossesBefore the number of matches lost before these wins; all losses if there is no win
   * @param end the position of the last win in the schedule; a greater number is later, and 0 means
   *     that there is no win
   */
  record Streak(int length, int lossesBefore, long end) {}

  /**
   * The result of a match for one entrant.
   *
   * @param tally the result
   * @param seat the entrant's seat
   * @param when the position of the match in the schedule; a greater number is later
   */
  private record SideResult(Tally tally, int seat, long when) {}

  private final Map<List<Integer>, List<SideResult>> matches = new HashMap<>();

  private WinningStreaks() {}

  static WinningStreaks of(Results results) {
    WinningStreaks streaks = new WinningStreaks();
    for (int round = 0; round < results.rounds().size(); round++) {
      List<EncounterResult> encounters = results.rounds().get(round).encounters();
      for (int index = 0; index < encounters.size(); index++) {
        if (isPlayed(encounters.get(index))) {
          streaks.add(encounters.get(index), (round + 1) * ROUND + index);
        }
      }
    }
    return streaks;
  }

  /** {@return whether a match was played and not annulled} */
  private static boolean isPlayed(EncounterResult result) {
    return result.tallies().get(0).matches() > 0;
  }

  private void add(EncounterResult result, long when) {
    List<Integer> pair = result.encounter().entrants();
    if (nextSeat(pair.get(0), pair.get(1)) != 0 && matches(pair.get(0), pair.get(1)) > 0) {
      return;
    }
    for (int side = 0; side < 2; side++) {
      matches
          .computeIfAbsent(List.of(pair.get(side), pair.get(1 - side)), key -> new ArrayList<>())
          .add(new SideResult(result.tallies().get(side), side, when));
    }
  }

  private List<SideResult> between(int entrant, int opponent) {
    return matches.getOrDefault(List.of(entrant, opponent), List.of());
  }

  /** {@return the number of matches of an entrant against an opponent that count} */
  int matches(int entrant, int opponent) {
    return between(entrant, opponent).size();
  }

  /**
   * {@return the seat of an entrant in its next match against an opponent: the other seat than in
   * the last match that counts, and 0 in the first}
   */
  int nextSeat(int entrant, int opponent) {
    List<SideResult> played = between(entrant, opponent);
    return played.isEmpty() ? 0 : 1 - played.get(played.size() - 1).seat();
  }

  /**
   * {@return the longest streak of an entrant against an opponent; the first one if several are
   * equally long}
   */
  Streak longest(int entrant, int opponent) {
    Streak longest = new Streak(0, 0, 0);
    int length = 0;
    int losses = 0;
    for (SideResult side : between(entrant, opponent)) {
      length = side.tally().wins() > 0 ? length + 1 : 0;
      losses += side.tally().losses() > 0 ? 1 : 0;
      if (length > longest.length()) {
        longest = new Streak(length, losses, side.when());
      }
    }
    return longest.length() > 0 ? longest : new Streak(0, losses, 0);
  }
}
