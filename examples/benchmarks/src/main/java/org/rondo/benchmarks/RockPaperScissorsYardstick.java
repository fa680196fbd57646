package org.rondo.benchmarks;

/**
 * Rock, paper, scissors in plain Java. A hand is a number from 0 to 2.
 *
 * <p>The library is compared with this class. It draws the same numbers as the library.
 */
final class RockPaperScissorsYardstick {
  private static final int HANDS = 3;

  private RockPaperScissorsYardstick() {}

  /** Plays random hands and returns the lead of the first seat in rounds won. */
  static int playout(int rounds, YardstickRandom random) {
    int lead = 0;
    for (int round = 0; round < rounds; round++) {
      int first = random.below(HANDS);
      int second = random.below(HANDS);
      lead += beats(first, second) ? 1 : beats(second, first) ? -1 : 0;
    }
    return lead;
  }

  private static boolean beats(int hand, int other) {
    return hand == (other + 1) % HANDS;
  }
}
