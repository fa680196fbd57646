package org.rondo.benchmarks;

/**
 * Tic-tac-toe in plain Java, with two masks of nine squares.
 *
 * <p>The library is compared with this class. The class keeps no earlier position and plays one
 * game only. It draws the same numbers as the library.
 */
final class TicTacToeYardstick {
  private static final int ALL = 0b111_111_111;
  private static final int[] LINES = {
    0b111,
    0b111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100
  };

  private TicTacToeYardstick() {}

  /** Plays random moves from the start to the end and returns the lead of the seat that begins. */
  static int playout(YardstickRandom random) {
    int mine = 0;
    int theirs = 0;
    for (int lead = 1; (mine | theirs) != ALL; lead = -lead) {
      int free = ALL & ~(mine | theirs);
      for (int skipped = random.below(Integer.bitCount(free)); skipped > 0; skipped--) {
        free &= free - 1;
      }
      int after = mine | Integer.lowestOneBit(free);
      if (hasLine(after)) {
        return lead;
      }
      mine = theirs;
      theirs = after;
    }
    return 0;
  }

  private static boolean hasLine(int marks) {
    for (int line : LINES) {
      if ((marks & line) == line) {
        return true;
      }
    }
    return false;
  }
}
