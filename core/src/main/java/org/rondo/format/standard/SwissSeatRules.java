package org.rondo.format.standard;

import java.util.List;
import java.util.function.ToIntBiFunction;
import org.rondo.format.Seating;
import org.rondo.random.Seed;

/**
 * The rules by which one of a pair has seat 0 in the first match of an encounter of {@link Swiss}.
 */
final class SwissSeatRules {

  /**
   * A rule on who has seat 0.
   *
   * @param reason what it says of who has it
   * @param lead more than 0 for the higher ranked, less for the lower, 0 for neither; takes both in
   *     this order
   */
  private record SeatRule(String reason, ToIntBiFunction<PairingCard, PairingCard> lead) {}

  private static final List<SeatRule> RULES =
      List.of(
          new SeatRule(
              "otherwise somebody holds a seat too often",
              (higher, lower) ->
                  Boolean.compare(higher.maySitBefore(lower), lower.maySitBefore(higher))),
          new SeatRule(
              "had it less often",
              (higher, lower) -> Integer.compare(lower.balance(), higher.balance())),
          new SeatRule(
              "did not have it last",
              (higher, lower) -> Integer.compare(lower.lastSurplus(), higher.lastSurplus())),
          new SeatRule(
              "did not have it when they met last",
              (higher, lower) ->
                  higher.seatAgainst(lower.entrant()).map(seat -> 2 * seat - 1).orElse(0)));

  private final int drawn;

  /** The seed is that of a round. */
  SwissSeatRules(Seed seed) {
    this.drawn = seed.child("seats").rng().below(2);
  }

  /**
   * {@return who of a pair has seat 0}
   *
   * @param board which pair of the round it is by rank, from 0
   */
  Seating of(PairingCard higher, PairingCard lower, int board) {
    int number = 1;
    for (SeatRule rule : RULES) {
      int lead = rule.lead().applyAsInt(higher, lower);
      if (lead != 0) {
        return seating(lead > 0, higher, lower, number, rule.reason());
      }
      number++;
    }
    boolean isHigherFirst = (drawn + board) % 2 == 0;
    String reason = "by lot, which alternates from pair to pair";
    return seating(isHigherFirst, higher, lower, number, reason);
  }

  private static Seating seating(
      boolean isHigherFirst, PairingCard higher, PairingCard lower, int rule, String reason) {
    return isHigherFirst
        ? new Seating(higher.entrant(), lower.entrant(), rule, reason)
        : new Seating(lower.entrant(), higher.entrant(), rule, reason);
  }
}
