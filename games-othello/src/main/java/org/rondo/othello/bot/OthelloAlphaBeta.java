package org.rondo.othello.bot;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.game.BitSelection;
import org.rondo.othello.Bitboard;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/**
 * A bot that searches with alpha-beta and solves the last squares exactly. It repeats the search,
 * each time one move deeper, until its nodes are used up.
 *
 * <p>The same position and limits give the same move on every machine.
 */
final class OthelloAlphaBeta implements Bot<Board, OthelloMove> {
  /**
   * The binary logarithm of the number of entries in the solver's table. The table is large enough
   * for twenty empty squares. A larger one takes longer to create.
   */
  private static final int TABLE_BITS = 16;

  private final int nodes;
  private final int endgame;

  /**
   * The solver; null until it is first needed, because a match may be over before the solver is
   * needed.
   */
  private @Nullable EndgameSolver solver;

  private Thought thought = Thought.none();

  OthelloAlphaBeta(int nodes, int endgame) {
    this.nodes = nodes;
    this.endgame = endgame;
  }

  @Override
  public OthelloMove choose(Decision<Board, OthelloMove> decision) {
    Board board = decision.state();
    List<OthelloMove> moves = decision.moves().list();
    thought = Thought.none();
    if (moves.size() == 1) {
      return moves.get(0);
    }
    long own = board.discs(decision.seat());
    long opponent = board.discs(1 - decision.seat());
    boolean isEndgame = Long.bitCount(board.emptySquares()) <= endgame;
    return OthelloMove.at(isEndgame ? solve(own, opponent) : search(own, opponent));
  }

  private int search(long own, long opponent) {
    Search search = new Search(own, opponent, Bitboard.moves(own, opponent));
    int square = search.deepen(nodes);
    thought = search.thought().withLine(List.of(OthelloMove.at(square).text()));
    return square;
  }

  @Override
  public Thought thought() {
    return thought;
  }

  private EndgameSolver solver() {
    EndgameSolver known = solver;
    if (known == null) {
      known =
          new EndgameSolver(new OthelloTranspositions(TABLE_BITS), new OthelloTranspositions(1));
      solver = known;
    }
    return known;
  }

  private int solve(long own, long opponent) {
    EndgameSolver solver = solver();
    solver.begin(taken -> true);
    int square = solver.lowestBest(own, opponent);
    int empty = Long.bitCount(~(own | opponent));
    thought =
        Thought.scored(solver.bestValue(), "discs")
            .exactly()
            .withDepth(empty)
            .withNodes(solver.nodes())
            .withLine(new ExpectedLine(own, opponent).texts(square, empty, solver::bestSquare));
    return square;
  }

  /** The search for one move. */
  private static final class Search {
    private static final int INFINITE = 1_000_000;

    private static final long CORNERS = CornerMobilityEvaluation.CORNERS;
    private static final long NEXT_TO_CORNERS = 0x42C300000000C342L;

    /**
     * The groups of squares in the order in which they are tried. Corners come first, since they
     * are often the best moves.
     */
    private static final long[] ORDER = {CORNERS, ~(CORNERS | NEXT_TO_CORNERS), NEXT_TO_CORNERS};

    private final long own;
    private final long opponent;
    private final int[] squares;
    private int nodesLeft;
    private int nodes;
    private int rootValue;
    private int value;
    private int depth;

    Search(long own, long opponent, long legal) {
      this.own = own;
      this.opponent = opponent;
      this.squares = new int[Long.bitCount(legal)];
      for (int i = 0; i < squares.length; i++) {
        squares[i] = BitSelection.select(legal, i);
      }
    }

    /** {@return the best square of the deepest search within {@code nodes}} */
    int deepen(int nodes) {
      this.nodes = nodes;
      nodesLeft = nodes;
      int empty = Long.bitCount(~(own | opponent));
      int best = searchRoot(0);
      value = rootValue;
      for (int deeper = 1; deeper < empty && nodesLeft > 0; deeper++) {
        int square = searchRoot(deeper);
        if (nodesLeft > 0) {
          best = square;
          value = rootValue;
          depth = deeper;
        }
      }
      return best;
    }

    /** {@return the value, the depth and the nodes of the deepest search} */
    Thought thought() {
      return Thought.scored(value, "value").withDepth(depth + 1).withNodes(nodes - nodesLeft);
    }

    /**
     * Returns the best square of a search to a depth. Also moves this square to the front of the
     * list for the next, deeper search.
     */
    private int searchRoot(int depth) {
      int bestIndex = 0;
      int bestValue = -INFINITE;
      for (int i = 0; i < squares.length; i++) {
        int value = -afterPlacing(squares[i], own, opponent, depth, -INFINITE, -bestValue);
        if (value > bestValue) {
          bestValue = value;
          bestIndex = i;
        }
      }
      rootValue = bestValue;
      int best = squares[bestIndex];
      System.arraycopy(squares, 0, squares, 1, bestIndex);
      squares[0] = best;
      return best;
    }

    private int afterPlacing(int square, long own, long opponent, int depth, int alpha, int beta) {
      long turned = OthelloMove.at(square).turned(own, opponent);
      return value(opponent ^ turned, own | 1L << square | turned, depth, alpha, beta);
    }

    private int value(long own, long opponent, int depth, int alpha, int beta) {
      nodesLeft--;
      long legal = Bitboard.moves(own, opponent);
      if (legal == 0) {
        return Bitboard.moves(opponent, own) == 0
            ? CornerMobilityEvaluation.ofFinished(own, opponent)
            : -value(opponent, own, depth, -beta, -alpha);
      }
      if (depth == 0 || nodesLeft <= 0) {
        return CornerMobilityEvaluation.of(own, opponent);
      }
      int best = -INFINITE;
      for (int square : ordered(legal)) {
        int value = -afterPlacing(square, own, opponent, depth - 1, -beta, -Math.max(alpha, best));
        best = Math.max(best, value);
        if (best >= beta) {
          break;
        }
      }
      return best;
    }

    /** {@return the squares of a mask, corners first and squares beside corners last} */
    private static int[] ordered(long legal) {
      int[] ordered = new int[Long.bitCount(legal)];
      int filled = 0;
      for (long group : ORDER) {
        for (long left = legal & group; left != 0; left &= left - 1) {
          ordered[filled++] = Long.numberOfTrailingZeros(left);
        }
      }
      return ordered;
    }
  }
}
