package org.rondo.format.standard;

import java.util.List;
import org.rondo.format.Seating;
import org.rondo.random.Seed;

/** The rules of FIDE that give seat 0, White, to one of a pair. */
final class FideSeatRules {

  private static final List<SeatRule<FideCard>> RULES =
      List.of(
          new SeatRule<FideCard>(
              "both have the seats that they prefer",
              (higher, lower) ->
                  higher.wantsSeatOf(lower)
                      ? 0
                      : Integer.signum(higher.preference() - lower.preference())),
          new SeatRule<FideCard>(
              "the stronger preference counts",
              (higher, lower) ->
                  higher.preference() * Integer.compare(strength(higher), strength(lower))),
          new SeatRule<FideCard>(
              "both change the seats that they had when these last differed",
              FideSeatRules::lastDifference),
          new SeatRule<FideCard>(
              "the preference of the higher ranked entrant counts",
              (higher, lower) -> higher.preference()));

  private final boolean isSeat0ForOdd;

  /** Creates the rules of a tournament from the seed of its lots. */
  FideSeatRules(Seed lots) {
    this.isSeat0ForOdd = lots.child("first seat").rng().below(2) == 0;
  }

  /** Among absolute preferences, the greater difference is the stronger one. */
  private static int strength(FideCard card) {
    if (card.isAbsolute()) {
      return 2 + Math.abs(card.balance());
    }
    return card.isStrong() ? 1 : 0;
  }

  private static int lastDifference(FideCard higher, FideCard lower) {
    List<Integer> seats = higher.surpluses();
    List<Integer> others = lower.surpluses();
    for (int back = 1; back <= Math.min(seats.size(), others.size()); back++) {
      int seat = seats.get(seats.size() - back);
      if (seat != others.get(others.size() - back)) {
        return -seat;
      }
    }
    return 0;
  }

  /** {@return the seats of a pair} */
  Seating of(FideCard higher, FideCard lower) {
    int number = 1;
    for (SeatRule<FideCard> rule : RULES) {
      int lead = rule.lead().applyAsInt(higher, lower);
      if (lead != 0) {
        return seating(lead > 0, higher, lower, number, rule.reason());
      }
      number++;
    }
    boolean isOdd = higher.entrant() % 2 == 0;
    String reason =
        "by the lot for the first round, entrants with odd numbers "
            + (isSeat0ForOdd ? "begin" : "do not begin");
    return seating(isOdd == isSeat0ForOdd, higher, lower, number, reason);
  }

  private static Seating seating(
      boolean isHigherFirst, FideCard higher, FideCard lower, int rule, String reason) {
    return isHigherFirst
        ? new Seating(higher.entrant(), lower.entrant(), rule, reason)
        : new Seating(lower.entrant(), higher.entrant(), rule, reason);
  }
}
