package org.rondo.othello;

/**
 * Counts the positions some turns ahead. The last turn is counted for many positions at once.
 *
 * <p>All moves of a position share the runs of discs that can be turned, so a move needs only the
 * part of each run that lies on its line.
 */
final class LeafCount {
  private static final int SIZE = 256;

  private final long[] own = new long[SIZE];
  private final long[] opponent = new long[SIZE];
  private final BoardRuns runs = new BoardRuns(SIZE);
  private int waiting;
  private long leaves;

  private LeafCount() {}

  /**
   * {@return the number of positions exactly so many turns ahead} A pass is a turn.
   *
   * @param depth the number of turns, at least 1
   * @throws IllegalArgumentException if the depth is below 1
   */
  static long of(Board board, int depth) {
    if (depth < 1) {
      throw new IllegalArgumentException("depth " + depth + " is below 1");
    }
    LeafCount count = new LeafCount();
    count.descend(board.own(), board.opponent(), depth);
    count.countWaiting();
    return count.leaves;
  }

  private void descend(long own, long opponent, int depth) {
    if (depth == 1) {
      add(own, opponent);
      return;
    }
    long inner = opponent & Bitboard.INNER_COLUMNS;
    long sum = inner + (inner & own << 1);
    long east = inner & ~sum;
    long west = lower(own, inner, 1);
    long southWest = higher(own, inner, 7);
    long northEast = lower(own, inner, 7);
    long south = higher(own, opponent, 8);
    long north = lower(own, opponent, 8);
    long southEast = higher(own, inner, 9);
    long northWest = lower(own, inner, 9);
    long behind =
        (sum | west >>> 1)
            | (southWest << 7 | northEast >>> 7)
            | (south << 8 | north >>> 8)
            | (southEast << 9 | northWest >>> 9);
    long legal = behind & ~(own | opponent);
    if (legal == 0 && Bitboard.moves(opponent, own) != 0) {
      descend(opponent, own, depth - 1);
    }
    for (long left = legal; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned =
          Rays.turnedUp(square, west, northEast, north, northWest)
              | Rays.turnedDown(square, east, southWest, south, southEast);
      descend(opponent ^ turned, own ^ turned | 1L << square, depth - 1);
    }
  }

  /** Returns the discs of the opponent in unbroken lines from an own disc to higher squares. */
  private static long higher(long own, long opponent, int step) {
    long run = opponent & own << step;
    run |= opponent & run << step;
    long pairs = opponent & opponent << step;
    run |= pairs & run << 2 * step;
    return run | pairs & run << 2 * step;
  }

  /** Returns the discs of the opponent in unbroken lines from an own disc to lower squares. */
  private static long lower(long own, long opponent, int step) {
    long run = opponent & own >>> step;
    run |= opponent & run >>> step;
    long pairs = opponent & opponent >>> step;
    run |= pairs & run >>> 2 * step;
    return run | pairs & run >>> 2 * step;
  }

  private void add(long own, long opponent) {
    this.own[waiting] = own;
    this.opponent[waiting] = opponent;
    waiting++;
    if (waiting == SIZE) {
      countWaiting();
    }
  }

  private void countWaiting() {
    long[] legal = runs.moves(own, opponent);
    for (int i = 0; i < waiting; i++) {
      if (legal[i] != 0) {
        leaves += Long.bitCount(legal[i]);
      } else if (Bitboard.moves(opponent[i], own[i]) != 0) {
        leaves++;
      }
    }
    waiting = 0;
  }
}
