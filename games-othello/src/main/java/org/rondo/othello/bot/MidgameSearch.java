package org.rondo.othello.bot;

import java.util.function.LongPredicate;
import org.rondo.othello.Bitboard;
import org.rondo.othello.OthelloMove;

/**
 * Searches a number of moves ahead and evaluates the positions there.
 *
 * <p>This is a principal-variation search with a table of positions. The best move of the table is
 * tried first, then the others in the order of their evaluation. If the value of a shallower search
 * is far enough outside the bounds, the deeper search is skipped, because its value is very likely
 * outside too. This method is called multi-ProbCut. All values are in the units of {@link
 * PatternEvaluation}, also those of finished matches.
 *
 * <p>A node is a position that is searched or evaluated.
 */
final class MidgameSearch {

  /** A number above any value. */
  static final int INFINITE = 65 * PatternEvaluation.DISC;

  private static final int WIDTH = 64;

  /** The minimum depth at which moves are sorted by the evaluation. */
  private static final int SORTED = 3;

  /** The minimum depth at which a shallower search is tried first. */
  private static final int PROBED = 3;

  /**
   * The deeper search is skipped if the value of a shallower search is outside the bounds by at
   * least a margin. The margin is this number, plus {@link #MARGIN_A_MOVE} for each move by which
   * the search is shallower. The margin is 0.85 standard deviations of the difference between the
   * values of both searches, as measured in 1250 positions.
   */
  private static final int MARGIN = 16;

  private static final int MARGIN_A_MOVE = 3;

  private static final int NO_BOUND = Integer.MIN_VALUE;

  /** The number of nodes between two checks of the budget, minus 1. */
  private static final int CHECK_INTERVAL = 63;

  private static final int FIRST = -1 << 20;

  private final OthelloTranspositions table;
  private final PatternEvaluation evaluation;

  /** The penalty of a move, times 64, plus its square; one list for each depth. */
  private final int[] keys = new int[65 * WIDTH];

  private LongPredicate allows = nodes -> true;
  private long nodes;
  private long lastCheck;
  private boolean isAbandoned;

  /**
   * Creates a search.
   *
   * @param table the table for the positions of this search; other objects may read it, but only
   *     this search writes it
   * @param evaluation values the positions at the end of the search
   */
  MidgameSearch(OthelloTranspositions table, PatternEvaluation evaluation) {
    this.table = table;
    this.evaluation = evaluation;
  }

  /**
   * Clears all stored positions and the count of nodes.
   *
   * @param allows tells whether the search may continue after the given number of nodes
   */
  void begin(LongPredicate allows) {
    this.allows = allows;
    table.clear();
    nodes = 0;
    lastCheck = 0;
    isAbandoned = false;
  }

  /** {@return the number of positions searched or evaluated} */
  long nodes() {
    return nodes;
  }

  /** {@return whether the search ended early; the result of such a search has no meaning} */
  boolean isAbandoned() {
    return isAbandoned;
  }

  /** {@return the best known move of a position, or {@link OthelloTranspositions#NO_SQUARE}} */
  int bestSquare(long own, long opponent) {
    return OthelloTranspositions.square(table.find(own, opponent));
  }

  /**
   * {@return the value if it lies between {@code alpha} and {@code beta}} Otherwise the result is a
   * bound. A result of at most {@code alpha} is an upper bound on the value; a result of at least
   * {@code beta} is a lower bound.
   *
   * @param depth the number of moves to search ahead, from 0 to 60
   */
  int search(long own, long opponent, int depth, int alpha, int beta) {
    nodes++;
    if (nodes > lastCheck + CHECK_INTERVAL) {
      lastCheck = nodes;
      isAbandoned |= !allows.test(nodes);
    }
    if (isAbandoned) {
      return alpha;
    }
    long legal = Bitboard.moves(own, opponent);
    if (legal == 0) {
      return Bitboard.moves(opponent, own) == 0
          ? PatternEvaluation.DISC * EndgameSolver.finalDifference(own, opponent)
          : -search(opponent, own, depth, -beta, -alpha);
    }
    if (depth == 0) {
      return evaluation.of(own, opponent);
    }
    return depth < 2
        ? lookAtEach(own, opponent, legal, depth, alpha, beta)
        : remembered(own, opponent, legal, depth, alpha, beta);
  }

  private int lookAtEach(long own, long opponent, long legal, int depth, int alpha, int beta) {
    int best = -INFINITE;
    for (long left = legal; left != 0 && best < beta; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = OthelloMove.at(square).turned(own, opponent);
      long waiting = own | 1L << square | turned;
      int lower = Math.max(alpha, best);
      best = Math.max(best, -search(opponent ^ turned, waiting, depth - 1, -beta, -lower));
    }
    return best;
  }

  private int remembered(long own, long opponent, long legal, int depth, int alpha, int beta) {
    int bestKnown = OthelloTranspositions.NO_SQUARE;
    long known = table.find(own, opponent);
    if (known != OthelloTranspositions.UNKNOWN) {
      bestKnown = OthelloTranspositions.square(known);
      if (OthelloTranspositions.depth(known) >= depth) {
        int least = OthelloTranspositions.lower(known);
        int most = OthelloTranspositions.upper(known);
        if (least >= beta || least == most) {
          return least;
        }
        if (most <= alpha) {
          return most;
        }
      }
    }
    if (depth >= PROBED && beta - alpha == 1) {
      int probable = probableBound(own, opponent, depth, alpha);
      if (probable != NO_BOUND) {
        return probable;
      }
    }
    return sorted(own, opponent, legal, depth, alpha, beta, bestKnown);
  }

  /**
   * {@return {@code alpha + 1} if the value is very likely at least this number, {@code alpha} if
   * the value is very likely at most {@code alpha}, or else {@link #NO_BOUND}}
   */
  private int probableBound(long own, long opponent, int depth, int alpha) {
    int shallow = shallow(depth);
    int margin = MARGIN + MARGIN_A_MOVE * (depth - shallow);
    int side = probableSide(own, opponent, shallow, alpha, alpha + 1, margin);
    return side == 0 ? NO_BOUND : side > 0 ? alpha + 1 : alpha;
  }

  /**
   * {@return 1 if a shallow search finds a value of at least {@code least} and a margin, -1 if it
   * finds one of at most {@code most} less the margin, or else 0}
   */
  int probableSide(long own, long opponent, int shallow, int most, int least, int margin) {
    if (evaluation.of(own, opponent) > most) {
      int bound = least + margin;
      return bound < INFINITE && search(own, opponent, shallow, bound - 1, bound) >= bound ? 1 : 0;
    }
    int bound = most - margin;
    return bound > -INFINITE && search(own, opponent, shallow, bound, bound + 1) <= bound ? -1 : 0;
  }

  /** {@return the depth of the shallower search that is tried instead of a search to a depth} */
  static int shallow(int depth) {
    // Either both depths are odd or both are even, because the evaluation favours the player of the
    // last move.
    return depth / 2 - (depth - depth / 2) % 2;
  }

  private int sorted(
      long own, long opponent, long legal, int depth, int alpha, int beta, int bestKnown) {
    int count = fill(own, opponent, legal, depth, bestKnown);
    int best = -INFINITE;
    int bestSquare = OthelloTranspositions.NO_SQUARE;
    for (int i = 0; i < count && best < beta; i++) {
      int square = next(depth, i, count);
      long turned = OthelloMove.at(square).turned(own, opponent);
      long mover = opponent ^ turned;
      long waiting = own | 1L << square | turned;
      int lower = Math.max(alpha, best);
      int value = i == 0 ? INFINITE : -search(mover, waiting, depth - 1, -lower - 1, -lower);
      if (value > lower && (value < beta || i == 0)) {
        value = -search(mover, waiting, depth - 1, -beta, -lower);
      }
      if (value > best) {
        best = value;
        bestSquare = square;
      }
    }
    if (!isAbandoned) {
      int least = best > alpha ? best : -INFINITE;
      int most = best < beta ? best : INFINITE;
      table.put(own, opponent, least, most, depth, bestSquare);
    }
    return best;
  }

  /**
   * Lists the moves of a position for a search to {@code depth}, and returns the number of moves.
   */
  private int fill(long own, long opponent, long legal, int depth, int bestKnown) {
    int at = depth * WIDTH;
    int count = 0;
    for (long left = legal; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      int cost = square == bestKnown ? FIRST : cost(own, opponent, square, depth);
      keys[at + count++] = cost * 64 + square;
    }
    return count;
  }

  private int cost(long own, long opponent, int square, int depth) {
    long turned = OthelloMove.at(square).turned(own, opponent);
    long mover = opponent ^ turned;
    long waiting = own | 1L << square | turned;
    if (depth < SORTED) {
      return Long.bitCount(Bitboard.moves(mover, waiting));
    }
    nodes++;
    return evaluation.of(mover, waiting);
  }

  /** {@return the square to try next, after {@code index} squares have been tried} */
  private int next(int depth, int index, int count) {
    int at = depth * WIDTH;
    int best = at + index;
    for (int i = best + 1; i < at + count; i++) {
      best = keys[i] < keys[best] ? i : best;
    }
    int key = keys[best];
    keys[best] = keys[at + index];
    keys[at + index] = key;
    return key & 63;
  }
}
