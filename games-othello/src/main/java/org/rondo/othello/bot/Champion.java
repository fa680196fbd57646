package org.rondo.othello.bot;

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
 * the result of a search that the budget interrupts. Its decision depends only on the position and
 * the budget.
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

  /** The searches; null until the first move that needs them: many bots never play. */
  private @Nullable Searches searches;

  private Thought thought = Thought.none();

  Champion(Budget budget, PatternEvaluation evaluation) {
    this.budget = budget;
    this.evaluation = evaluation;
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

  /** The two searches, with their tables. */
  private final class Searches {
    private final MidgameSearch midgame;
    private final EndgameSolver endgame;

    Searches() {
      OthelloTranspositions hints = new OthelloTranspositions(TABLE_BITS);
      midgame = new MidgameSearch(hints, evaluation);
      endgame = new EndgameSolver(new OthelloTranspositions(TABLE_BITS), hints, () -> evaluation);
    }

    int square(long own, long opponent, BudgetTracker spending) {
      endgame.begin(nodes -> true);
      int square = best(own, opponent, spending);
      thought = thought.withNodes(midgame.nodes() + endgame.nodes());
      ExpectedLine line = new ExpectedLine(own, opponent);
      thought = thought.withLine(line.texts(square, thought.depth().orElse(0), this::bestSquare));
      return square;
    }

    private int bestSquare(long own, long opponent) {
      int solved = endgame.bestSquare(own, opponent);
      return solved == OthelloTranspositions.NO_SQUARE ? midgame.bestSquare(own, opponent) : solved;
    }

    private int best(long own, long opponent, BudgetTracker spending) {
      int empty = Long.bitCount(~(own | opponent));
      int best = Long.numberOfTrailingZeros(Bitboard.moves(own, opponent));
      midgame.begin(spending::allows);
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
    private int fewSquares(long own, long opponent, BudgetTracker spending, int otherwise) {
      int best = otherwise;
      if (Long.bitCount(~(own | opponent)) > SHORT) {
        int square = deeper(own, opponent, SHORT);
        best = midgame.isAbandoned() ? best : square;
      }
      long before = midgame.nodes();
      endgame.begin(nodes -> spending.allows(before + nodes));
      int square = endgame.lowestBest(own, opponent);
      if (endgame.isAbandoned()) {
        return best;
      }
      remember(endgame.bestValue(), own, opponent);
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
    private int solved(long own, long opponent, BudgetTracker spending, int otherwise) {
      long before = midgame.nodes();
      endgame.begin(nodes -> spending.allows(before + nodes));
      int winner = endgame.solve(own, opponent, -1, 1);
      if (endgame.isAbandoned()) {
        return otherwise;
      }
      int best = winner < 0 ? otherwise : endgame.bestSquare(own, opponent);
      int difference = 0;
      if (winner != 0) {
        difference = endgame.solve(own, opponent, winner < 0 ? -64 : 1, winner < 0 ? -1 : 64);
      }
      if (endgame.isAbandoned()) {
        return best;
      }
      remember(difference, own, opponent);
      return endgame.bestSquare(own, opponent);
    }
  }
}
