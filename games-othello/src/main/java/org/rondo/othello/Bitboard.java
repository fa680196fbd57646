package org.rondo.othello;

/**
 * Computes moves on a board of 64 bits: a1 is the lowest bit, b1 the next, and h8 the highest.
 * Searches use this class because they visit too many positions to create a {@link Board} for each
 * position.
 *
 * <p>A position is given by the discs of the player to move and the discs of the opponent.
 */
public final class Bitboard {
  // This class has no branch that depends on the position, because the processor would often
  // predict such a branch wrongly.

  /** The columns b to g. Along a row or a diagonal, only discs in these columns can be turned. */
  static final long INNER_COLUMNS = 0x7E7E7E7E7E7E7E7EL;

  private Bitboard() {}

  /**
   * {@return the empty squares on which a disc of the mover turns at least one disc}
   *
   * <p>Takes a few nanoseconds and allocates nothing.
   *
   * @param own the squares with discs of the mover
   * @param opponent the squares with discs of the opponent; if a square is in both masks, the
   *     result has no meaning
   */
  public static long moves(long own, long opponent) {
    long inner = opponent & INNER_COLUMNS;
    // A run is a line of opponent discs. The sum of a run and its lowest disc carries a bit to the
    // square just behind the run.
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

  /**
   * Returns the squares behind runs in both directions along a line. Both directions use the same
   * pairs of discs.
   */
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
}
