package org.rondo.othello.bot;

import org.rondo.othello.Bitboard;
import org.rondo.othello.OthelloMove;

/**
 * Plays out the last four empty squares.
 *
 * <p>The solver spends most of its time here, so each number of squares has its own method. The
 * squares are parameters. For the last square, only the number of turned discs is computed. Values
 * are final differences in discs from the mover's side, in which the winner also gets the empty
 * squares. A value of at most {@code alpha} is an upper bound on the true value; a value of at
 * least {@code beta} is a lower bound.
 *
 * <p>An object counts the positions that one thread plays out.
 */
final class LastSquares {
  private static final int NONE = -65;

  /** The quadrant of each square, as a number with one bit. */
  private static final int[] QUADRANT = new int[64];

  /** The squares of each set of quadrants. Bit q of the index stands for quadrant q. */
  private static final long[] ODD = new long[16];

  private static final long[] NEIGHBOURS = new long[64];

  /** The squares of the falling diagonal through each square. */
  private static final long[] FALLING = new long[64];

  private static final long[] RISING = new long[64];

  /**
   * The number of discs that a move turns in a line with one empty square. In the index, bits 8 to
   * 10 are the empty square and bits 0 to 7 are the own discs.
   */
  private static final byte[] COUNT = new byte[8 << 8];

  private static final long COLUMN = 0x0101010101010101L;
  private static final long COLUMN_TO_BYTE = 0x0102040810204080L;

  static {
    for (int quadrants = 0; quadrants < 16; quadrants++) {
      for (int square = 0; square < 64; square++) {
        ODD[quadrants] |= (long) (quadrants >>> (square % 8 / 4 + square / 32 * 2) & 1) << square;
      }
    }
    for (int square = 0; square < 64; square++) {
      QUADRANT[square] = 1 << (square % 8 / 4 + square / 32 * 2);
      for (int other = 0; other < 64; other++) {
        int across = other % 8 - square % 8;
        int down = other / 8 - square / 8;
        boolean isNear = Math.abs(across) <= 1 && Math.abs(down) <= 1 && other != square;
        NEIGHBOURS[square] |= isNear ? 1L << other : 0;
        FALLING[square] |= across == down ? 1L << other : 0;
        RISING[square] |= across == -down ? 1L << other : 0;
      }
    }
    for (int line = 0; line < 1 << 8; line++) {
      for (int square = 0; square < 8; square++) {
        COUNT[square << 8 | line] = (byte) (run(line, square, 1) + run(line, square, -1));
      }
    }
  }

  private long positions;

  /** Sets the count of positions to 0. */
  void begin() {
    positions = 0;
  }

  /** {@return the number of positions that were searched, those after passes included} */
  long positions() {
    return positions;
  }

  /**
   * {@return the number of opponent discs between a square and the next own disc in one direction}
   */
  private static int run(int own, int square, int step) {
    int at = square + step;
    while (at >= 0 && at < 8 && (own >>> at & 1) == 0) {
      at += step;
    }
    return at >= 0 && at < 8 ? Math.abs(at - square) - 1 : 0;
  }

  /** {@return the empty squares in quadrants that have an odd number of empty squares} */
  static long odd(long empty) {
    return empty
        & ODD[
            parity(empty, 0)
                | parity(empty, 1) << 1
                | parity(empty, 2) << 2
                | parity(empty, 3) << 3];
  }

  private static int parity(long empty, int quadrant) {
    return Long.bitCount(empty & 0x0F0F0F0FL << (quadrant % 2 * 4 + quadrant / 2 * 32)) & 1;
  }

  /** {@return the value with one empty square} */
  int one(long own, int square) {
    positions++;
    int discs = Long.bitCount(own);
    int turned = count(own, square);
    if (turned > 0) {
      return 2 * (discs + turned + 1) - 64;
    }
    int lost = count(~own, square);
    if (lost > 0) {
      return 2 * (discs - lost) - 64;
    }
    int difference = 2 * discs - 63;
    return difference + Integer.signum(difference);
  }

  /**
   * {@return the number of discs that the player with the discs {@code own} turns by a move on the
   * last empty square, which may be among them}
   */
  private static int count(long own, int square) {
    int column = square & 7;
    int row = square >>> 3;
    int acrossIndex = column << 8;
    return COUNT[acrossIndex | (int) (own >>> (square & 56)) & 0xFF]
        + COUNT[acrossIndex | (int) ((own & FALLING[square]) * COLUMN >>> 56)]
        + COUNT[acrossIndex | (int) ((own & RISING[square]) * COLUMN >>> 56)]
        + COUNT[row << 8 | (int) ((own >>> column & COLUMN) * COLUMN_TO_BYTE >>> 56)];
  }

  private static long turned(int square, long own, long opponent) {
    return (NEIGHBOURS[square] & opponent) == 0 ? 0 : OthelloMove.at(square).turned(own, opponent);
  }

  /** {@return the value with two empty squares} */
  int two(long own, long opponent, int a, int b, int alpha, int beta) {
    positions++;
    int best = NONE;
    long turned = turned(a, own, opponent);
    if (turned != 0) {
      best = -one(opponent ^ turned, b);
      if (best >= beta) {
        return best;
      }
    }
    turned = turned(b, own, opponent);
    if (turned != 0) {
      return Math.max(best, -one(opponent ^ turned, a));
    }
    return best != NONE ? best : twoAfterPass(own, opponent, a, b, alpha);
  }

  /** {@return the value with two empty squares, from the side of {@code own}, which cannot move} */
  private int twoAfterPass(long own, long opponent, int a, int b, int alpha) {
    positions++;
    int best = -NONE;
    long turned = turned(a, opponent, own);
    if (turned != 0) {
      best = one(own ^ turned, b);
      if (best <= alpha) {
        return best;
      }
    }
    turned = turned(b, opponent, own);
    if (turned != 0) {
      return Math.min(best, one(own ^ turned, a));
    }
    return best != -NONE ? best : EndgameSolver.finalDifference(own, opponent);
  }

  /** {@return the value with three empty squares; the squares are tried in the given order} */
  int three(long own, long opponent, int a, int b, int c, int alpha, int beta) {
    positions++;
    int best = NONE;
    long turned = turned(a, own, opponent);
    if (turned != 0) {
      best = -two(opponent ^ turned, own | turned | 1L << a, b, c, -beta, -alpha);
      if (best >= beta) {
        return best;
      }
    }
    turned = turned(b, own, opponent);
    if (turned != 0) {
      int lower = Math.max(alpha, best);
      best = Math.max(best, -two(opponent ^ turned, own | turned | 1L << b, a, c, -beta, -lower));
      if (best >= beta) {
        return best;
      }
    }
    turned = turned(c, own, opponent);
    if (turned != 0) {
      int lower = Math.max(alpha, best);
      return Math.max(best, -two(opponent ^ turned, own | turned | 1L << c, a, b, -beta, -lower));
    }
    if (best != NONE) {
      return best;
    }
    return Bitboard.moves(opponent, own) == 0
        ? EndgameSolver.finalDifference(own, opponent)
        : -three(opponent, own, a, b, c, -beta, -alpha);
  }

  /**
   * {@return the value with four empty squares}
   *
   * @param odd the empty squares in quadrants with an odd number of empty squares. They are tried
   *     first, because the player that moves first in such a quadrant can also move last there
   */
  int four(long own, long opponent, long odd, int alpha, int beta) {
    positions++;
    long first = odd;
    long second = ~(own | opponent) & ~odd;
    int best = NONE;
    for (long left = first != 0 ? first : second; left != 0; ) {
      int square = Long.numberOfTrailingZeros(left);
      left &= left - 1;
      long turned = turned(square, own, opponent);
      if (turned != 0) {
        best =
            Math.max(
                best, -afterFour(own, opponent, square, turned, -beta, -Math.max(alpha, best)));
        if (best >= beta) {
          return best;
        }
      }
      if (left == 0 && first != 0) {
        left = second;
        first = 0;
      }
    }
    if (best != NONE) {
      return best;
    }
    return Bitboard.moves(opponent, own) == 0
        ? EndgameSolver.finalDifference(own, opponent)
        : -four(opponent, own, odd, -beta, -alpha);
  }

  private int afterFour(long own, long opponent, int square, long turned, int alpha, int beta) {
    long disc = 1L << square;
    long empty = ~(own | opponent) ^ disc;
    int a = Long.numberOfTrailingZeros(empty);
    int b = Long.numberOfTrailingZeros(empty & empty - 1);
    int c = 63 - Long.numberOfLeadingZeros(empty);
    long mover = opponent ^ turned;
    long waiting = own | disc | turned;
    // A square that is alone in its quadrant is tried first.
    if (QUADRANT[a] == QUADRANT[b]) {
      return three(mover, waiting, c, a, b, alpha, beta);
    }
    return QUADRANT[a] == QUADRANT[c]
        ? three(mover, waiting, b, a, c, alpha, beta)
        : three(mover, waiting, a, b, c, alpha, beta);
  }
}
