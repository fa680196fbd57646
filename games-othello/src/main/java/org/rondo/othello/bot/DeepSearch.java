package org.rondo.othello.bot;

import org.jspecify.annotations.Nullable;
import org.rondo.othello.Bitboard;
import org.rondo.othello.OthelloMove;

/**
 * The search of one thread through the positions with many empty squares, up to the end of the
 * match. {@link EndgameSolver} searches the positions with few.
 *
 * <p>A search that is not exact skips a position if a shallower search says that its value is
 * probably outside the bounds. The results of such searches order the moves of the exact one, and
 * give it narrow bounds. An exact search uses exact results only.
 *
 * <p>The small table of the positions with few empty squares fits into the cache of a processor
 * core. Each look-up in the large table waits for the memory, so the large table holds only
 * positions whose search takes much longer than that.
 */
final class DeepSearch {

  /** The maximum number of empty squares that {@link EndgameSolver} searches alone. */
  static final int SOLVED_ALONE = 12;

  private static final int MOST = 64;

  /** The minimum number of empty squares at which all replies are looked up before the search. */
  private static final int ENHANCED = 15;

  /** The minimum number of empty squares at which a shallower search is tried first. */
  private static final int PROBED = 14;

  /**
   * The minimum number of empty squares at which threads share moves. With fewer, the search takes
   * less time than waking a thread.
   */
  private static final int SHARED = 16;

  private static final int NO_BOUND = Integer.MIN_VALUE;

  /** The binary logarithm of the number of entries of the table of the shallower searches. */
  private static final int HINT_BITS = 16;

  /** The binary logarithm of the number of entries of the table of positions with few squares. */
  private static final int FEW_BITS = 15;

  /** The number of nodes between two checks of the limit, minus 1; a power of two minus 1. */
  private static final int CHECK_INTERVAL = 15;

  private final SharedTranspositions table;
  private final SearchTeam team;
  private final MidgameSearch midgame;
  private final EndgameSolver endgame;
  private final EndgameMoveOrdering moves;

  private Certainty certainty = Certainty.EXACT;

  /** The split point on whose moves this thread works, or null. */
  private @Nullable SplitPoint within;

  private long nodes;

  /**
   * Creates a search.
   *
   * @param table the table that all searches of the team share
   * @param team the threads that solve the same position
   * @param evaluation values the positions at the end of the shallower searches
   */
  DeepSearch(SharedTranspositions table, SearchTeam team, PatternEvaluation evaluation) {
    this.table = table;
    this.team = team;
    midgame = new MidgameSearch(new OthelloTranspositions(HINT_BITS), evaluation);
    midgame.begin(searched -> team.continues());
    endgame =
        new EndgameSolver(
            new OthelloTranspositions(FEW_BITS), new OthelloTranspositions(1), () -> evaluation);
    moves = new EndgameMoveOrdering(() -> evaluation);
  }

  /** The search ahead of this thread, which also orders the moves of new positions. */
  MidgameSearch midgame() {
    return midgame;
  }

  /** The solver of this thread for positions with few empty squares. */
  EndgameSolver endgame() {
    return endgame;
  }

  /**
   * {@return the number of positions that were searched or evaluated, the last squares included}
   */
  long nodes() {
    return nodes + midgame.nodes() + endgame.positions();
  }

  /**
   * {@return the final difference if it lies between {@code alpha} and {@code beta}} Otherwise the
   * result is a bound. A result of at most {@code alpha} is an upper bound on the final difference;
   * a result of at least {@code beta} is a lower bound.
   */
  int value(long own, long opponent, int alpha, int beta, Certainty howCertain) {
    certainty = howCertain;
    return value(own, opponent, alpha, beta, Long.bitCount(~(own | opponent)));
  }

  private int value(long own, long opponent, int alpha, int beta, int empty) {
    if (empty <= SOLVED_ALONE) {
      return endgame.solve(own, opponent, alpha, beta);
    }
    nodes++;
    if (isStopped()) {
      return alpha;
    }
    if (alpha >= EndgameSolver.stabilityPays(empty)) {
      int most = MOST - 2 * Long.bitCount(Stability.of(opponent, own));
      if (most <= alpha) {
        return most;
      }
    }
    int lower = alpha;
    int upper = beta;
    long known = table.find(own, opponent);
    if (SharedTranspositions.serves(known, certainty)) {
      int least = SharedTranspositions.lower(known);
      int most = SharedTranspositions.upper(known);
      if (least >= beta || least == most) {
        return least;
      }
      if (most <= alpha) {
        return most;
      }
      lower = Math.max(alpha, least);
      upper = Math.min(beta, most);
    }
    long legal = Bitboard.moves(own, opponent);
    if (legal == 0) {
      return Bitboard.moves(opponent, own) == 0
          ? EndgameSolver.finalDifference(own, opponent)
          : -value(opponent, own, -beta, -alpha, empty);
    }
    if (certainty != Certainty.EXACT && empty >= PROBED && upper - lower == 1) {
      int probable = probableBound(own, opponent, lower, empty);
      if (probable != NO_BOUND) {
        return probable;
      }
    }
    int count = list(own, opponent, legal, empty, known);
    int reply = empty < ENHANCED ? NO_BOUND : boundOfReplies(own, opponent, upper, empty, count);
    return reply != NO_BOUND
        ? reply
        : searchMoves(own, opponent, lower, upper, empty, count, known);
  }

  private boolean isStopped() {
    boolean isOver = (nodes & CHECK_INTERVAL) == 0 ? !team.continues() : team.isStopped();
    return isOver || within != null && within.isCut();
  }

  /**
   * {@return {@code alpha + 1} if the value is probably at least this number, {@code alpha} if the
   * value is probably at most {@code alpha}, or else {@link #NO_BOUND}}
   */
  private int probableBound(long own, long opponent, int alpha, int empty) {
    int shallow = MidgameSearch.shallow(empty);
    int most = alpha * PatternEvaluation.DISC;
    int least = most + PatternEvaluation.DISC;
    int margin = certainty.margin(empty - shallow);
    int side = midgame.probableSide(own, opponent, shallow, most, least, margin);
    return side == 0 ? NO_BOUND : side > 0 ? alpha + 1 : alpha;
  }

  private int list(long own, long opponent, long legal, int empty, long known) {
    int first = SharedTranspositions.square(known);
    if (first == SharedTranspositions.NO_SQUARE) {
      first = midgame.bestSquare(own, opponent);
    }
    int second = SharedTranspositions.second(known);
    int count = moves.fill(own, opponent, legal, empty, first, second);
    nodes += count;
    return count;
  }

  /**
   * {@return the bound of a reply in the table that causes a cutoff, or {@link #NO_BOUND} if there
   * is none}
   */
  private int boundOfReplies(long own, long opponent, int beta, int empty, int count) {
    for (int i = 0; i < count; i++) {
      int square = moves.square(empty, i);
      long turned = OthelloMove.at(square).turned(own, opponent);
      long reply = table.find(opponent ^ turned, own | 1L << square | turned);
      if (SharedTranspositions.serves(reply, certainty)
          && -SharedTranspositions.upper(reply) >= beta) {
        return -SharedTranspositions.upper(reply);
      }
    }
    return NO_BOUND;
  }

  private int searchMoves(
      long own, long opponent, int alpha, int beta, int empty, int count, long known) {
    int best = -MOST - 1;
    int bestSquare = SharedTranspositions.NO_SQUARE;
    for (int i = 0; i < count && best < beta; i++) {
      // The first move is never shared: if it causes a cutoff, the work on the others is lost.
      if (i > 0 && i < count - 1 && empty >= SHARED && team.hasIdle()) {
        SplitPoint.Frame frame =
            new SplitPoint.Frame(within, own, opponent, beta, empty, certainty);
        SplitPoint split = new SplitPoint(frame, rest(empty, i, count), alpha, best, bestSquare);
        team.share(this, split);
        best = split.best();
        bestSquare = split.bestSquare();
        break;
      }
      int square = moves.next(empty, i, count);
      long turned = OthelloMove.at(square).turned(own, opponent);
      long mover = opponent ^ turned;
      long waiting = own | 1L << square | turned;
      int lower = Math.max(alpha, best);
      int value =
          i == 0
              ? -value(mover, waiting, -beta, -lower, empty - 1)
              : later(mover, waiting, lower, beta, empty - 1);
      if (value > best) {
        best = value;
        bestSquare = square;
      }
    }
    if (!isStopped()) {
      int least = best > alpha ? best : -MOST;
      int most = best < beta ? best : MOST;
      table.put(own, opponent, least, most, empty, certainty, bestSquare, known);
    }
    return best;
  }

  /** {@return the moves that are not tried yet, in their order} */
  private byte[] rest(int empty, int tried, int count) {
    byte[] squares = new byte[count - tried];
    for (int i = tried; i < count; i++) {
      squares[i - tried] = (byte) moves.next(empty, i, count);
    }
    return squares;
  }

  /** {@return the value of a move that is probably not better than those before it} */
  private int later(long mover, long waiting, int lower, int beta, int empty) {
    int value = -value(mover, waiting, -lower - 1, -lower, empty);
    return value > lower && value < beta ? -value(mover, waiting, -beta, -lower, empty) : value;
  }

  /** Searches moves of a split point until none is left, or until they are not needed any more. */
  void work(SplitPoint split) {
    SplitPoint before = within;
    Certainty certaintyBefore = certainty;
    SplitPoint.Frame frame = split.frame();
    within = split;
    certainty = frame.certainty();
    for (int square = split.take();
        square != SharedTranspositions.NO_SQUARE;
        square = split.take()) {
      long turned = OthelloMove.at(square).turned(frame.own(), frame.opponent());
      int value =
          later(
              frame.opponent() ^ turned,
              frame.own() | 1L << square | turned,
              split.lower(),
              frame.beta(),
              frame.empty() - 1);
      if (isStopped()) {
        break;
      }
      split.report(square, value);
    }
    within = before;
    certainty = certaintyBefore;
  }
}
