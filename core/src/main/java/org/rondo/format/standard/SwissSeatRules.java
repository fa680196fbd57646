package org.rondo.format.standard;

import java.util.List;
import java.util.function.ToIntBiFunction;
import org.rondo.format.Seating;
import org.rondo.random.Seed;

/**
 * The rules that give seat 0 to one of a pair, in the first match of an encounter of {@link Swiss}.
 */
final class SwissSeatRules {

  /**
   * A rule on seat 0.
   *
   * @param reason the reason for the entrant with seat 0, in words
   * @param lead a function of the higher ranked and the lower ranked entrant. A result above 0
   *     gives seat 0 to the higher ranked entrant, and a result below 0 to the lower ranked one.
   *     With 0 the rule does not decide
   */
  private record SeatRule(String reason, ToIntBiFunction<PairingCard, PairingCard> lead) {}

  private static final List<SeatRule> RULES =
      List.of(
          new SeatRule(
              "otherwise an entrant holds a seat too often",
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

  /** Creates the rules of a round from the seed of the round. */
  SwissSeatRules(Seed seed) {
    this.drawn = seed.child("seats").rng().below(2);
  }

  /**
   * {@return the seats of a pair}
   *
   * @param board the pair's index in the round by rank, from 0
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
