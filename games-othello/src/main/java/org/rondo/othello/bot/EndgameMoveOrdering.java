package org.rondo.othello.bot;

import java.util.function.Supplier;
import org.rondo.othello.Bitboard;
import org.rondo.othello.OthelloMove;

/**
 * Sorts the moves of the positions that the endgame solver visits. Each move has a penalty, and
 * moves with lower penalties are tried first.
 *
 * <p>There is one list of moves for each number of empty squares. The list is sorted by selection:
 * often the first move causes a cutoff, and then the other moves need no order.
 */
final class EndgameMoveOrdering {
  private static final int WIDTH = 64;

  /** The minimum number of empty squares at which the penalty includes the evaluation. */
  static final int JUDGED = 13;

  private static final long CORNERS = 0x8100000000000081L;
  private static final long X_SQUARES = 0x0042000000004200L;

  private static final int FIRST = -1 << 20;

  private final Supplier<PatternEvaluation> evaluation;

  /** The penalty of a move, times 64, plus its square. */
  private final int[] keys = new int[65 * WIDTH];

  /**
   * Creates lists without moves.
   *
   * @param evaluation gives the evaluation; asked only if many squares are empty
   */
  EndgameMoveOrdering(Supplier<PatternEvaluation> evaluation) {
    this.evaluation = evaluation;
  }

  /**
   * Lists the moves of a position with {@code empty} empty squares, and returns the number of
   * moves.
   */
  int fill(long own, long opponent, long legal, int empty, int bestKnown) {
    return fill(own, opponent, legal, empty, bestKnown, OthelloTranspositions.NO_SQUARE);
  }

  /**
   * Lists the moves of a position with {@code empty} empty squares, and returns the number of
   * moves. The two known moves come first.
   */
  int fill(long own, long opponent, long legal, int empty, int bestKnown, int secondKnown) {
    long odd = LastSquares.odd(~(own | opponent));
    int at = empty * WIDTH;
    int count = 0;
    for (long left = legal; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int cost =
          square == bestKnown
              ? FIRST
              : square == secondKnown ? FIRST + 1 : cost(own, opponent, square, odd, empty);
      keys[at + count++] = cost * 64 + square;
    }
    return count;
  }

  private int cost(long own, long opponent, int square, long odd, int empty) {
    long disc = 1L << square;
    long turned = OthelloMove.at(square).turned(own, opponent);
    long mover = opponent ^ turned;
    long waiting = own | disc | turned;
    if (mover == 0) {
      return FIRST;
    }
    long replies = Bitboard.moves(mover, waiting);
    int cost = 16 * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
    cost -= (disc & odd) != 0 ? 4 : 0;
    cost -= (disc & CORNERS) != 0 ? 8 : 0;
    cost += (disc & X_SQUARES) != 0 ? 8 : 0;
    if (empty >= JUDGED) {
      cost += evaluation.get().of(mover, waiting);
    }
    return cost;
  }

  /** {@return the square of a move in the list for a number of empty squares} */
  int square(int empty, int index) {
    return keys[empty * WIDTH + index] & 63;
  }

  /** {@return the square to try next, after {@code index} squares have been tried} */
  int next(int empty, int index, int count) {
    int at = empty * WIDTH;
    int best = at + index;
    for (int i = best + 1; i < at + count; i++) {
      best = keys[i] < keys[best] ? i : best;
    }
    int key = keys[best];
    // The place of a move that has been tried is not read again.
    keys[best] = keys[at + index];
    return key & 63;
  }
}
