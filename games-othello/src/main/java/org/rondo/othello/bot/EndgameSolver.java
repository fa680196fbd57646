package org.rondo.othello.bot;

import java.util.function.LongPredicate;
import java.util.function.Supplier;
import org.rondo.othello.Bitboard;
import org.rondo.othello.OthelloMove;

/**
 * Solves positions near the end of the match exactly.
 *
 * <p>The solver is a principal-variation search to the end of the match. A table stores visited
 * positions, and stable discs bound the possible results. Moves that are likely to cause a cutoff
 * are tried first. The first is the best known move; then come the moves that leave the opponent
 * the fewest replies. With few empty squares, the order is simpler: the moves in quadrants with an
 * odd number of empty squares come first. The value is the final difference in discs. As in
 * tournaments, the empty squares count for the winner.
 *
 * <p>A node is a position that is searched, or evaluated to sort moves. Positions with fewer than
 * five empty squares do not count as nodes. Each further empty square multiplies the time by about
 * two to three.
 */
final class EndgameSolver {
  private static final int MOST = 64;

  /** The maximum number of empty squares at which positions are neither sorted nor stored. */
  private static final int PLAIN = 7;

  /**
   * The minimum number of empty squares at which all replies are looked up in the table before the
   * search.
   */
  private static final int ENHANCED = 10;

  private static final int PLAYED_OUT = 4;

  /** The number of nodes between two checks of the budget, minus 1. */
  private static final int CHECK_INTERVAL = 63;

  private final OthelloTranspositions table;

  /** The table of an inexact search. Its best moves are tried first. */
  private final OthelloTranspositions hints;

  private final EndgameMoveOrdering moves;
  private final LastSquares last = new LastSquares();
  private LongPredicate allows = nodes -> true;
  private long nodes;
  private long lastCheck;
  private boolean isAbandoned;
  private int bestValue;

  /**
   * Creates a solver.
   *
   * @param table the table for the positions of this solver; no other object uses it
   * @param hints the table of another search; the solver tries the best moves in this table first
   */
  EndgameSolver(OthelloTranspositions table, OthelloTranspositions hints) {
    this(table, hints, PatternEvaluation.LEARNED::shipped);
  }

  /**
   * Creates a solver that sorts moves by the given evaluation.
   *
   * @param table the table for the positions of this solver; no other object uses it
   * @param hints the table of another search; the solver tries the best moves in this table first
   * @param evaluation gives the evaluation for positions with many empty squares
   */
  EndgameSolver(
      OthelloTranspositions table,
      OthelloTranspositions hints,
      Supplier<PatternEvaluation> evaluation) {
    this.table = table;
    this.hints = hints;
    this.moves = new EndgameMoveOrdering(evaluation);
  }

  /**
   * Clears all stored positions and the count of nodes.
   *
   * @param allows tells whether the solver may continue after the given number of nodes
   */
  void begin(LongPredicate allows) {
    this.allows = allows;
    table.clear();
    nodes = 0;
    last.begin();
    lastCheck = 0;
    isAbandoned = false;
  }

  /**
   * {@return the number of positions with at least five empty squares that were searched or
   * evaluated}
   */
  long nodes() {
    return nodes;
  }

  /**
   * {@return the number of positions that were searched or evaluated, those with fewer than five
   * empty squares included}
   */
  long positions() {
    return nodes + last.positions();
  }

  /** {@return whether the search ended early; the result of such a search has no meaning} */
  boolean isAbandoned() {
    return isAbandoned;
  }

  /** {@return the final difference under best play by both players, from the mover's side} */
  int solve(long own, long opponent) {
    return solve(own, opponent, -MOST, MOST);
  }

  /**
   * {@return the final difference if it lies between {@code alpha} and {@code beta}} Otherwise the
   * result is a bound. A result of at most {@code alpha} is an upper bound on the final difference;
   * a result of at least {@code beta} is a lower bound.
   */
  int solve(long own, long opponent, int alpha, int beta) {
    int empty = Long.bitCount(~(own | opponent));
    if (empty > PLAYED_OUT) {
      return value(own, opponent, alpha, beta, empty);
    }
    return playOut(own, opponent, alpha, beta);
  }

  /**
   * {@return the best square, the one with the lowest index if several are best; the mover must
   * have a legal move}
   */
  int lowestBest(long own, long opponent) {
    int best = OthelloTranspositions.NO_SQUARE;
    bestValue = -MOST - 1;
    for (long left = Bitboard.moves(own, opponent); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = OthelloMove.at(square).turned(own, opponent);
      long waiting = own | 1L << square | turned;
      int value = -solve(opponent ^ turned, waiting, -MOST, -bestValue);
      if (value > bestValue) {
        bestValue = value;
        best = square;
      }
    }
    return best;
  }

  /** {@return the final difference after the move that {@link #lowestBest} found last} */
  int bestValue() {
    return bestValue;
  }

  /**
   * {@return the best known move of a solved position, or {@link OthelloTranspositions#NO_SQUARE}}
   */
  int bestSquare(long own, long opponent) {
    return OthelloTranspositions.square(table.find(own, opponent));
  }

  private int value(long own, long opponent, int alpha, int beta, int empty) {
    if (empty <= PLAYED_OUT) {
      return playOut(own, opponent, alpha, beta);
    }
    nodes++;
    if (nodes > lastCheck + CHECK_INTERVAL) {
      lastCheck = nodes;
      isAbandoned |= !allows.test(nodes);
    }
    if (isAbandoned) {
      return alpha;
    }
    if (alpha >= stabilityPays(empty)) {
      int most = MOST - 2 * Long.bitCount(Stability.of(opponent, own));
      if (most <= alpha) {
        return most;
      }
    }
    return empty <= PLAIN
        ? plain(own, opponent, alpha, beta, empty)
        : remembered(own, opponent, alpha, beta, empty);
  }

  /**
   * {@return the lowest value of {@code alpha} at which stable discs are computed; with a lower one
   * they seldom cause a cutoff}
   */
  static int stabilityPays(int empty) {
    return 2 * empty - 4;
  }

  private int playOut(long own, long opponent, int alpha, int beta) {
    long empty = ~(own | opponent);
    int a = Long.numberOfTrailingZeros(empty);
    int z = 63 - Long.numberOfLeadingZeros(empty);
    return switch (Long.bitCount(empty)) {
      case 0 -> finalDifference(own, opponent);
      case 1 -> last.one(own, a);
      case 2 -> last.two(own, opponent, a, z, alpha, beta);
      case 3 -> {
        int middle = Long.numberOfTrailingZeros(empty & empty - 1);
        yield last.three(own, opponent, a, middle, z, alpha, beta);
      }
      default -> last.four(own, opponent, LastSquares.odd(empty), alpha, beta);
    };
  }

  /**
   * {@return the value of a position with few empty squares} Moves in quadrants with an odd number
   * of empty squares are tried first.
   */
  private int plain(long own, long opponent, int alpha, int beta, int empty) {
    long legal = Bitboard.moves(own, opponent);
    if (legal == 0) {
      return afterPass(own, opponent, alpha, beta, empty);
    }
    long odd = LastSquares.odd(~(own | opponent));
    int best = -MOST - 1;
    for (int group = 0; group < 2; group++) {
      for (long left = legal & (group == 0 ? odd : ~odd); left != 0; left &= left - 1) {
        int square = Long.numberOfTrailingZeros(left);
        long turned = OthelloMove.at(square).turned(own, opponent);
        long mover = opponent ^ turned;
        int lower = Math.max(alpha, best);
        best = Math.max(best, -value(mover, own | 1L << square | turned, -beta, -lower, empty - 1));
        if (best >= beta) {
          return best;
        }
      }
    }
    return best;
  }

  private int afterPass(long own, long opponent, int alpha, int beta, int empty) {
    return Bitboard.moves(opponent, own) == 0
        ? finalDifference(own, opponent)
        : -value(opponent, own, -beta, -alpha, empty);
  }

  private int remembered(long own, long opponent, int alpha, int beta, int empty) {
    int best = OthelloTranspositions.NO_SQUARE;
    int lower = alpha;
    int upper = beta;
    long known = table.find(own, opponent);
    if (known != OthelloTranspositions.UNKNOWN) {
      int least = OthelloTranspositions.lower(known);
      int most = OthelloTranspositions.upper(known);
      if (least >= beta || least == most) {
        return least;
      }
      if (most <= alpha) {
        return most;
      }
      lower = Math.max(alpha, least);
      upper = Math.min(beta, most);
      best = OthelloTranspositions.square(known);
    }
    long legal = Bitboard.moves(own, opponent);
    if (legal == 0) {
      return afterPass(own, opponent, alpha, beta, empty);
    }
    if (best == OthelloTranspositions.NO_SQUARE && empty >= ENHANCED) {
      best = OthelloTranspositions.square(hints.find(own, opponent));
    }
    return sorted(own, opponent, legal, lower, upper, empty, best);
  }

  private int sorted(
      long own, long opponent, long legal, int alpha, int beta, int empty, int bestKnown) {
    int count = moves.fill(own, opponent, legal, empty, bestKnown);
    nodes += empty >= EndgameMoveOrdering.JUDGED ? count : 0;
    if (empty >= ENHANCED) {
      for (int i = 0; i < count; i++) {
        int square = moves.square(empty, i);
        long turned = OthelloMove.at(square).turned(own, opponent);
        long reply = table.find(opponent ^ turned, own | 1L << square | turned);
        if (reply != OthelloTranspositions.UNKNOWN && -OthelloTranspositions.upper(reply) >= beta) {
          return -OthelloTranspositions.upper(reply);
        }
      }
    }
    int best = -MOST - 1;
    int bestSquare = OthelloTranspositions.NO_SQUARE;
    for (int i = 0; i < count && best < beta; i++) {
      int square = moves.next(empty, i, count);
      long turned = OthelloMove.at(square).turned(own, opponent);
      long mover = opponent ^ turned;
      long waiting = own | 1L << square | turned;
      int lower = Math.max(alpha, best);
      int value = i == 0 ? MOST + 1 : -value(mover, waiting, -lower - 1, -lower, empty - 1);
      if (value > lower && (value < beta || i == 0)) {
        value = -value(mover, waiting, -beta, -lower, empty - 1);
      }
      if (value > best) {
        best = value;
        bestSquare = square;
      }
    }
    if (!isAbandoned) {
      int least = best > alpha ? best : -MOST;
      int most = best < beta ? best : MOST;
      table.put(own, opponent, least, most, empty, bestSquare);
    }
    return best;
  }

  /**
   * {@return the difference in discs of a finished match, in which the winner also gets the empty
   * squares}
   */
  static int finalDifference(long own, long opponent) {
    int difference = Long.bitCount(own) - Long.bitCount(opponent);
    return difference + Integer.signum(difference) * Long.bitCount(~(own | opponent));
  }
}
