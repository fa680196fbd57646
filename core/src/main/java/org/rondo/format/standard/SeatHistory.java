package org.rondo.format.standard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.rondo.format.EncounterResult;
import org.rondo.format.Seating;
import org.rondo.random.Rng;

/**
 * The seats that entrants held in their matches of two so far, and the choice of the seats for the
 * next match. The choice follows the six rules of colour of the Arimaa World Computer Championship
 * 2014. A later rule decides only if the two entrants are equal by all earlier rules.
 *
 * <p>All matches that were played count, forfeited and drawn ones included. Annulled matches do not
 * count, and a bye is no match.
 */
final class SeatHistory {

  /** The reasons that the rules give, in the order of the rules. */
  private static final List<String> REASONS =
      List.of(
          "smaller difference of games on seat 0 and on seat 1",
          "had seat 0 less often against the other",
          "both change seats",
          "the longer run on one seat ends",
          "both exchange the seats of their last game against each other",
          "by lot");

  private final Map<Integer, List<Integer>> seats = new HashMap<>();
  private final Map<List<Integer>, List<Integer>> against = new HashMap<>();

  /** Adds the matches that were played in an encounter. */
  void add(EncounterResult result) {
    int matches = Math.toIntExact(result.tallies().get(0).matches());
    for (int match = 0; match < matches; match++) {
      List<Integer> seated = result.encounter().seated(match);
      for (int seat = 0; seat < 2; seat++) {
        int entrant = seated.get(seat);
        seats.computeIfAbsent(entrant, key -> new ArrayList<>()).add(seat);
        against
            .computeIfAbsent(List.of(entrant, seated.get(1 - seat)), key -> new ArrayList<>())
            .add(seat);
      }
    }
  }

  /**
   * {@return the seats of two entrants in their next match}
   *
   * @param lot the source of chance for the last rule
   */
  Seating seated(int one, int other, Rng lot) {
    int balance = Integer.compare(balance(of(one)), balance(of(other)));
    if (balance != 0) {
      return seating(balance < 0, one, other, 1);
    }
    List<Integer> met = against.getOrDefault(List.of(one, other), List.of());
    int balanceOfMet = balance(met);
    if (balanceOfMet != 0) {
      return seating(balanceOfMet < 0, one, other, 2);
    }
    return byRuns(one, other, met, lot);
  }

  private Seating byRuns(int one, int other, List<Integer> met, Rng lot) {
    int last = last(of(one));
    int lastOfOther = last(of(other));
    // An entrant without a match can take either seat, so only the other entrant must change its
    // seat.
    if (last != lastOfOther) {
      return seating(last == 1 || lastOfOther == 0, one, other, 3);
    }
    int run = run(of(one));
    int runOfOther = run(of(other));
    if (run != runOfOther) {
      boolean isOneToChange = run > runOfOther;
      return seating(isOneToChange == (last == 1), one, other, 4);
    }
    if (!met.isEmpty()) {
      return seating(last(met) == 1, one, other, 5);
    }
    return seating(lot.chance(0.5), one, other, 6);
  }

  private static Seating seating(boolean isOneFirst, int one, int other, int rule) {
    String reason = REASONS.get(rule - 1);
    return isOneFirst
        ? new Seating(one, other, rule, reason)
        : new Seating(other, one, rule, reason);
  }

  private List<Integer> of(int entrant) {
    return seats.getOrDefault(entrant, List.of());
  }

  /** {@return the number of matches on seat 0 minus the number of matches on seat 1} */
  private static int balance(List<Integer> played) {
    return played.stream().mapToInt(seat -> seat == 0 ? 1 : -1).sum();
  }

  /** {@return the seat of the last match, −1 if there is none} */
  private static int last(List<Integer> played) {
    return played.isEmpty() ? -1 : played.get(played.size() - 1);
  }

  private static int run(List<Integer> played) {
    int run = 0;
    while (run < played.size() && played.get(played.size() - 1 - run) == last(played)) {
      run++;
    }
    return run;
  }
}
