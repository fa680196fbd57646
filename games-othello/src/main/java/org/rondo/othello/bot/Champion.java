package org.rondo.othello.bot;

import java.util.function.LongPredicate;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Bot;
import org.rondo.bot.Budget;
import org.rondo.bot.BudgetTracker;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.othello.Bitboard;
import org.rondo.othello.Board;
import org.rondo.othello.OthelloMove;

/**
 * A bot that searches ahead with a learned evaluation. Near the end of the match, it plays the
 * exact solution as soon as the budget is enough to find it.
 *
 * <p>It repeats the search, each time one move deeper. The last search ends at positions with nine
 * empty squares. After this search, a solver first finds the winner, and then the exact difference.
 * With at most ten empty squares, the solver runs directly after a short search. The bot ignores
 * the result of a search that the budget interrupts. On one thread, its decision depends only on
 * the position and the budget.
 *
 * <p>From a chosen number of empty squares on, the bot solves the match whatever the number of
 * nodes is. Then only a limit of time ends the search. {@link DeepSolver} solves positions with
 * many empty squares.
 */
final class Champion implements Bot<Board, OthelloMove> {
  private static final int TABLE_BITS = 16;

  /** The unit of all scores. */
  private static final String DISCS = "discs";

  /**
   * The number of squares that are still empty at the end of the deepest search. The solver runs
   * after that search.
   */
  private static final int BEYOND = 9;

  /** The maximum number of empty squares at which only a short search runs before the solver. */
  private static final int FEW = 10;

  /**
   * The depth of the short search before the solver. The bot plays the move of the short search if
   * the budget ends before the solver finishes.
   */
  private static final int SHORT = 3;

  private final Budget budget;
  private final PatternEvaluation evaluation;

  /** The number of empty squares from which the number of nodes has no limit. */
  private final int endgame;

  private final int threads;

  /** The searches; null until the first move that needs them: many bots never play. */
  private @Nullable Searches searches;

  private Thought thought = Thought.none();

  Champion(Budget budget, PatternEvaluation evaluation, int endgame, int threads) {
    this.budget = budget;
    this.evaluation = evaluation;
    this.endgame = endgame;
    this.threads = threads;
  }

  @Override
  public OthelloMove choose(Decision<Board, OthelloMove> decision) {
    Board board = decision.state();
    BudgetTracker spending = budget.begin(decision);
    thought = Thought.none();
    if (Long.bitCount(board.legalSquares()) < 2) {
      return decision.moves().list().get(0);
    }
    long own = board.discs(decision.seat());
    long opponent = board.discs(1 - decision.seat());
    return OthelloMove.at(searches().square(own, opponent, spending));
  }

  private Searches searches() {
    Searches known = searches;
    if (known == null) {
      known = new Searches();
      searches = known;
    }
    return known;
  }

  @Override
  public Thought thought() {
    return thought;
  }

  /** The searches, with their tables. */
  private final class Searches {
    private final MidgameSearch midgame;
    private final EndgameSolver solver;
    private final DeepSolver deep = new DeepSolver(evaluation, threads);

    Searches() {
      OthelloTranspositions hints = new OthelloTranspositions(TABLE_BITS);
      midgame = new MidgameSearch(hints, evaluation);
      solver = new EndgameSolver(new OthelloTranspositions(TABLE_BITS), hints, () -> evaluation);
    }

    int square(long own, long opponent, BudgetTracker spending) {
      solver.begin(nodes -> true);
      int empty = Long.bitCount(~(own | opponent));
      if (empty > endgame) {
        return square(own, opponent, spending::allows);
      }
      return empty > DeepSearch.SOLVED_ALONE
          ? deep(own, opponent, spending)
          : square(own, opponent, nodes -> spending.allows(0));
    }

    private int square(long own, long opponent, LongPredicate spending) {
      int square = best(own, opponent, spending);
      thought = thought.withNodes(midgame.nodes() + solver.nodes());
      ExpectedLine line = new ExpectedLine(own, opponent);
      thought = thought.withLine(line.texts(square, thought.depth().orElse(0), this::bestSquare));
      return square;
    }

    /** {@return the best move of a position with many empty squares, whatever the nodes} */
    private int deep(long own, long opponent, BudgetTracker spending) {
      int value = deep.solve(own, opponent, () -> spending.allows(0));
      int known = deep.bestSquare(own, opponent);
      int square =
          known == OthelloTranspositions.NO_SQUARE
              ? Long.numberOfTrailingZeros(Bitboard.moves(own, opponent))
              : known;
      if (!deep.isAbandoned()) {
        remember(value, own, opponent);
        ExpectedLine line = new ExpectedLine(own, opponent);
        int empty = thought.depth().orElse(0);
        thought = thought.withLine(line.texts(square, empty, deep::bestSquare));
      }
      thought = thought.withNodes(deep.nodes());
      return square;
    }

    private int bestSquare(long own, long opponent) {
      int solved = solver.bestSquare(own, opponent);
      return solved == OthelloTranspositions.NO_SQUARE ? midgame.bestSquare(own, opponent) : solved;
    }

    private int best(long own, long opponent, LongPredicate spending) {
      int empty = Long.bitCount(~(own | opponent));
      int best = Long.numberOfTrailingZeros(Bitboard.moves(own, opponent));
      midgame.begin(spending);
      if (empty <= FEW) {
        return fewSquares(own, opponent, spending, best);
      }
      for (int depth = 2; depth <= empty - BEYOND; depth++) {
        int square = deeper(own, opponent, depth);
        if (midgame.isAbandoned()) {
          return best;
        }
        best = square;
      }
      return solved(own, opponent, spending, best);
    }

    /**
     * {@return the best move of the solver or, if the budget ends first, of the short search} If
     * the short search is not finished either, the result is {@code otherwise}.
     */
    private int fewSquares(long own, long opponent, LongPredicate spending, int otherwise) {
      int best = otherwise;
      if (Long.bitCount(~(own | opponent)) > SHORT) {
        int square = deeper(own, opponent, SHORT);
        best = midgame.isAbandoned() ? best : square;
      }
      long before = midgame.nodes();
      solver.begin(nodes -> spending.test(before + nodes));
      int square = solver.lowestBest(own, opponent);
      if (solver.isAbandoned()) {
        return best;
      }
      remember(solver.bestValue(), own, opponent);
      return square;
    }

    private int deeper(long own, long opponent, int depth) {
      int value =
          midgame.search(own, opponent, depth, -MidgameSearch.INFINITE, MidgameSearch.INFINITE);
      if (!midgame.isAbandoned()) {
        thought = Thought.scored((double) value / PatternEvaluation.DISC, DISCS).withDepth(depth);
      }
      return midgame.bestSquare(own, opponent);
    }

    private void remember(int difference, long own, long opponent) {
      int empty = Long.bitCount(~(own | opponent));
      thought = Thought.scored(difference, DISCS).exactly().withDepth(empty);
    }

    /**
     * {@return the best move that the solver finds within the budget, or {@code otherwise} if it
     * finds none}
     */
    private int solved(long own, long opponent, LongPredicate spending, int otherwise) {
      long before = midgame.nodes();
      solver.begin(nodes -> spending.test(before + nodes));
      int winner = solver.solve(own, opponent, -1, 1);
      if (solver.isAbandoned()) {
        return otherwise;
      }
      int best = winner < 0 ? otherwise : solver.bestSquare(own, opponent);
      int difference = 0;
      if (winner != 0) {
        difference = solver.solve(own, opponent, winner < 0 ? -64 : 1, winner < 0 ? -1 : 64);
      }
      if (solver.isAbandoned()) {
        return best;
      }
      remember(difference, own, opponent);
      return solver.bestSquare(own, opponent);
    }
  }
}
