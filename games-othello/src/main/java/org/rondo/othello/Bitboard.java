package org.rondo.othello;

/**
 * The arithmetic of discs on a board of 64 bits, a1 the lowest, b1 the next, h8 the highest.
 *
 * <p>Positions are seen from the player to move: its own discs and the opponent's. Nothing here
 * branches on the position, since such branches are guessed wrong too often.
 */
final class Bitboard {

  /** Discs off the outer columns: only these turn along a row or a diagonal. */
  private static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;

  private static final long HIGHEST = 1L << 63;

  /** Eight rays a square: four towards higher squares, then four towards lower ones. */
  private static final long[] RAYS = rays();

  private Bitboard() {}

  /** Returns the empty squares on which a disc of the mover turns at least one. */
  static long moves(long own, long opponent) {
    long inner = opponent & INNER_COLUMNS;
    // Added to a run of discs, the lowest of them carries to the square just behind the run.
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

  /** Returns the squares behind runs both ways along a line: they share the pairs of discs. */
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

  /** Returns the opponent's discs that a disc of the mover on an empty square turns. */
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
    // Where the run does not end in an own disc, this is −1, and its sign clears all.
    return before & ~(before >> 63) & ray;
  }

  private static long down(long ray, long own, long opponent) {
    // A ray without an end shifts by 64, which is by 0: the highest bit vanishes when doubled.
    long end = HIGHEST >>> Long.numberOfLeadingZeros(ray & ~opponent) & own;
    return -end << 1 & ray;
  }

  private static long[] rays() {
    int[] columnSteps = {1, -1, 0, 1, -1, 1, 0, -1};
    int[] rowSteps = {0, 1, 1, 1, 0, -1, -1, -1};
    long[] rays = new long[64 * 8];
    for (int square = 0; square < 64; square++) {
      for (int direction = 0; direction < 8; direction++) {
        rays[8 * square + direction] = ray(square, columnSteps[direction], rowSteps[direction]);
      }
    }
    return rays;
  }

  private static long ray(int square, int columnStep, int rowStep) {
    long ray = 0;
    int column = square % 8 + columnStep;
    int row = square / 8 + rowStep;
    while (column >= 0 && column < 8 && row >= 0 && row < 8) {
      ray |= 1L << 8 * row + column;
      column += columnStep;
      row += rowStep;
    }
    return ray;
  }
}
