package org.rondo.format.standard;

import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** The last tie-break of a knockout: rock-paper-scissors, best of three, drawn from a seed. */
final class RockPaperScissorsLot {
  private static final int HANDS = 3;
  private static final int TO_WIN = 2;

  private RockPaperScissorsLot() {}

  /**
   * {@return the entrant that first wins two throws}
   *
   * <p>Level throws are repeated. After 20 throws a lot decides. This happens about once in eight
   * million times.
   *
   * @param one one of the two entrants
   * @param other the other entrant; the order of the two does not matter
   * @param seed the seed of the throws
   */
  static int winner(int one, int other, Seed seed) {
    int low = Math.min(one, other);
    int high = Math.max(one, other);
    Rng rng = seed.child("low", low).child("high", high).rng();
    int lowWins = 0;
    int highWins = 0;
    for (int thrown = 0; thrown < SeriesLength.CAP; thrown++) {
      int lowHand = rng.below(HANDS);
      int highHand = rng.below(HANDS);
      int ahead = Math.floorMod(lowHand - highHand, HANDS);
      lowWins += ahead == 1 ? 1 : 0;
      highWins += ahead == 2 ? 1 : 0;
      if (lowWins == TO_WIN || highWins == TO_WIN) {
        return lowWins == TO_WIN ? low : high;
      }
    }
    return SeriesLength.lot(low, high, seed.child("lot"));
  }
}
