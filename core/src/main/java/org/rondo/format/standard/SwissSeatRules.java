package org.rondo.format.standard;

import java.util.List;
import org.rondo.format.Seating;
import org.rondo.random.Seed;

/**
 * The rules that give seat 0 to one of a pair, in the first match of an encounter of {@link Swiss}.
 */
final class SwissSeatRules {

  private static final List<SeatRule<PairingCard>> RULES =
      List.of(
          new SeatRule<PairingCard>(
              "otherwise an entrant holds a seat too often",
              (higher, lower) ->
                  Boolean.compare(higher.maySitBefore(lower), lower.maySitBefore(higher))),
          new SeatRule<PairingCard>(
              "had it less often",
              (higher, lower) -> Integer.compare(lower.balance(), higher.balance())),
          new SeatRule<PairingCard>(
              "did not have it last",
              (higher, lower) -> Integer.compare(lower.lastSurplus(), higher.lastSurplus())),
          new SeatRule<PairingCard>(
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
    for (SeatRule<PairingCard> rule : RULES) {
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
