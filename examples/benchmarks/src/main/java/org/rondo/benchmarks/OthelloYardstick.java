package org.rondo.benchmarks;

/**
 * Othello in plain Java: static methods on {@code long} values, no interface, no object.
 *
 * <p>The library is compared with this class. The class keeps no record, checks no move and plays
 * one game only. It uses the same arithmetic as the library, so the difference is the cost of the
 * library's interfaces.
 */
final class OthelloYardstick {
  static final long START_OWN = 1L << 28 | 1L << 35;
  static final long START_OPPONENT = 1L << 27 | 1L << 36;

  private static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;
  private static final long HIGHEST = 1L << 63;
  private static final long[] RAYS = rays();

  private OthelloYardstick() {}

  /** Plays random moves from the start to the end and returns the mover's lead in discs. */
  static int playout(YardstickRandom random) {
    long own = START_OWN;
    long opponent = START_OPPONENT;
    boolean passed = false;
    while (true) {
      long moves = moves(own, opponent);
      long next = opponent;
      if (moves != 0) {
        int square = YardstickBits.select(moves, random.below(Long.bitCount(moves)));
        long turned = flips(square, own, opponent);
        next = opponent ^ turned;
        opponent = own ^ turned | 1L << square;
        passed = false;
      } else if (passed) {
        return Long.bitCount(own) - Long.bitCount(opponent);
      } else {
        opponent = own;
        passed = true;
      }
      own = next;
    }
  }

  /**
   * Counts the leaves at a depth in turns. A pass counts as a turn. A finished match has no leaves
   * below it.
   */
  static long perft(long own, long opponent, int depth) {
    long moves = moves(own, opponent);
    if (moves == 0) {
      if (moves(opponent, own) == 0) {
        return 0;
      }
      return depth == 1 ? 1 : perft(opponent, own, depth - 1);
    }
    if (depth == 1) {
      return Long.bitCount(moves);
    }
    long leaves = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = flips(square, own, opponent);
      leaves += perft(opponent ^ turned, own ^ turned | 1L << square, depth - 1);
    }
    return leaves;
  }

  static long moves(long own, long opponent) {
    long inner = opponent & INNER_COLUMNS;
    long right = inner + (inner & (own << 1));
    return (right
            | left(own, inner)
            | bothWays(own, opponent, 8)
            | bothWays(own, inner, 7)
            | bothWays(own, inner, 9))
        & ~(own | opponent);
  }

  private static long left(long own, long opponent) {
    long run = opponent & (own >>> 1);
    run |= opponent & (run >>> 1);
    long pairs = opponent & (opponent >>> 1);
    run |= pairs & (run >>> 2);
    run |= pairs & (run >>> 2);
    return run >>> 1;
  }

  private static long bothWays(long own, long opponent, int step) {
    long up = opponent & (own << step);
    long down = opponent & (own >>> step);
    up |= opponent & (up << step);
    down |= opponent & (down >>> step);
    long pairsUp = opponent & (opponent << step);
    long pairsDown = pairsUp >>> step;
    up |= pairsUp & (up << 2 * step);
    down |= pairsDown & (down >>> 2 * step);
    up |= pairsUp & (up << 2 * step);
    down |= pairsDown & (down >>> 2 * step);
    return up << step | down >>> step;
  }

  static long flips(int square, long own, long opponent) {
    long[] rays = RAYS;
    int first = (square & 63) * 8;
    return up(rays[first], own, opponent)
        | up(rays[first + 1], own, opponent)
        | up(rays[first + 2], own, opponent)
        | up(rays[first + 3], own, opponent)
        | down(rays[first + 4], own, opponent)
        | down(rays[first + 5], own, opponent)
        | down(rays[first + 6], own, opponent)
        | down(rays[first + 7], own, opponent);
  }

  private static long up(long ray, long own, long opponent) {
    long ends = ray & ~opponent;
    long before = (ends & -ends & own) - 1;
    return before & ~(before >> 63) & ray;
  }

  private static long down(long ray, long own, long opponent) {
    long end = HIGHEST >>> Long.numberOfLeadingZeros(ray & ~opponent) & own;
    return -end << 1 & ray;
  }

  private static long[] rays() {
    int[] columnSteps = {1, -1, 0, 1, -1, 1, 0, -1};
    int[] rowSteps = {0, 1, 1, 1, 0, -1, -1, -1};
    long[] rays = new long[64 * 8];
    for (int i = 0; i < rays.length; i++) {
      int column = i / 8 % 8 + columnSteps[i % 8];
      int row = i / 64 + rowSteps[i % 8];
      while (column >= 0 && column < 8 && row >= 0 && row < 8) {
        rays[i] |= 1L << 8 * row + column;
        column += columnSteps[i % 8];
        row += rowSteps[i % 8];
      }
    }
    return rays;
  }
}
