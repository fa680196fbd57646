package org.rondo.othello;

/**
 * Solves positions near the end of the game exactly.
 *
 * <p>Alpha-beta to the end of the game, moves that leave the opponent the fewest replies first. The
 * value is the final difference in discs as tournaments count it, the empty squares given to the
 * winner. Time grows about threefold with each empty square; ten take some milliseconds.
 */
final class Endgame {
  private static final int MOST = 64;

  /** With so few empty squares, ordering moves costs more than it saves. */
  private static final int UNORDERED = 4;

  private Endgame() {}

  /** {@return the final difference under best play by both, from the mover's side} */
  static int solve(long own, long opponent) {
    return solve(own, opponent, -MOST, MOST);
  }

  /**
   * {@return the final difference if it lies between the bounds, else a bound on it on the same
   * side}
   */
  static int solve(long own, long opponent, int alpha, int beta) {
    long moves = Bitboard.moves(own, opponent);
    if (moves == 0) {
      return Bitboard.moves(opponent, own) == 0
          ? finalDifference(own, opponent)
          : -solve(opponent, own, -beta, -alpha);
    }
    int best = -MOST - 1;
    long left = moves;
    while (left != 0) {
      long disc = next(left, own, opponent);
      left ^= disc;
      long turned = OthelloMove.at(Long.numberOfTrailingZeros(disc)).turned(own, opponent);
      int value = -solve(opponent ^ turned, own | disc | turned, -beta, -Math.max(alpha, best));
      best = Math.max(best, value);
      if (best >= beta) {
        return best;
      }
    }
    return best;
  }

  /** {@return the move to try next: one that leaves the opponent the fewest replies} */
  private static long next(long moves, long own, long opponent) {
    if (Long.bitCount(~(own | opponent)) <= UNORDERED) {
      return Long.lowestOneBit(moves);
    }
    long best = 0;
    int fewest = Integer.MAX_VALUE;
    for (long left = moves; left != 0; left &= left - 1) {
      long disc = Long.lowestOneBit(left);
      long turned = OthelloMove.at(Long.numberOfTrailingZeros(left)).turned(own, opponent);
      long replies = Bitboard.moves(opponent ^ turned, own | disc | turned);
      int count = Long.bitCount(replies);
      if (count < fewest) {
        fewest = count;
        best = disc;
      }
    }
    return best;
  }

  /** {@return the difference in discs of a finished game, the empty squares given to the winner} */
  static int finalDifference(long own, long opponent) {
    int difference = Long.bitCount(own) - Long.bitCount(opponent);
    return difference + Integer.signum(difference) * Long.bitCount(~(own | opponent));
  }
}
