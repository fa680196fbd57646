package org.rondo.othello.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Solves positions with many empty squares exactly, on one thread or several.
 *
 * <p>A search ahead guesses the value. Then come searches to the end of the match, each more
 * certain than the one before, and the last one exact. Each begins with narrow bounds around the
 * value of the one before, and tries the best moves of that one first.
 *
 * <p>The value does not depend on the number of threads. With one thread, the best move is the same
 * in each run; with several, it may be another of the best moves.
 */
final class DeepSolver {

  /** The maximum number of empty squares for which the smaller table is used. */
  private static final int LARGE = 26;

  private static final int BITS = 21;
  private static final int LARGE_BITS = 23;

  /** The number of squares that are still empty at the end of the search ahead. */
  private static final int BEYOND = 12;

  /** The maximum depth of the search ahead. */
  private static final int DEEPEST = 14;

  private static final int MOST = 64;

  /** The step that makes any bounds as wide as the range of values. */
  private static final int WIDEST = 4 * MOST;

  private final PatternEvaluation evaluation;
  private final List<Thread> helpers = new ArrayList<>();
  private final List<DeepSearch> searches = new ArrayList<>();
  private final int threads;
  private SharedTranspositions table = new SharedTranspositions(2);
  private int bits = 2;
  private boolean isAbandoned;

  /**
   * Creates a solver. It takes its memory when it solves the first position.
   *
   * @param evaluation values the positions at the end of the searches ahead
   * @param threads the number of threads, at least 1; the caller's is one of them
   */
  DeepSolver(PatternEvaluation evaluation, int threads) {
    this.evaluation = evaluation;
    this.threads = threads;
  }

  /** {@return whether the last search ended early; its result has no meaning then} */
  boolean isAbandoned() {
    return isAbandoned;
  }

  /**
   * {@return the number of positions that all threads searched or evaluated for the last result,
   * the last squares included}
   */
  long nodes() {
    return searches.stream().mapToLong(DeepSearch::nodes).sum();
  }

  /**
   * {@return the best known move of a position; {@link OthelloTranspositions#NO_SQUARE} if it is
   * unknown}
   */
  int bestSquare(long own, long opponent) {
    int square = SharedTranspositions.square(table.find(own, opponent));
    for (int i = 0; i < searches.size() && square == OthelloTranspositions.NO_SQUARE; i++) {
      square = searches.get(i).endgame().bestSquare(own, opponent);
      square =
          square == OthelloTranspositions.NO_SQUARE
              ? searches.get(i).midgame().bestSquare(own, opponent)
              : square;
    }
    return square;
  }

  /**
   * {@return the final difference under best play by both players, from the mover's side}
   *
   * @param own the discs of the mover, who has a legal move
   * @param opponent the discs of the other player; more than {@link DeepSearch#SOLVED_ALONE}
   *     squares are empty
   * @param allows whether the solver may continue; all threads call it
   */
  int solve(long own, long opponent, BooleanSupplier allows) {
    int empty = Long.bitCount(~(own | opponent));
    if (empty <= DeepSearch.SOLVED_ALONE) {
      throw new IllegalArgumentException(
          "a position with " + empty + " empty squares is for the solver of few squares");
    }
    prepare(empty > LARGE ? LARGE_BITS : BITS);
    SearchTeam team = new SearchTeam(allows);
    searches.clear();
    helpers.clear();
    for (int i = 0; i < threads; i++) {
      searches.add(new DeepSearch(table, team, evaluation));
    }
    try {
      for (DeepSearch search : searches.subList(1, threads)) {
        Thread helper = new Thread(() -> team.help(search), "othello-solver");
        helper.setDaemon(true);
        helper.start();
        helpers.add(helper);
      }
      return solve(own, opponent, empty, team);
    } finally {
      isAbandoned = team.isStopped();
      team.close(helpers);
    }
  }

  private void prepare(int bitsNeeded) {
    if (bits < bitsNeeded) {
      table = new SharedTranspositions(bitsNeeded);
      bits = bitsNeeded;
    }
    table.clear();
  }

  private int solve(long own, long opponent, int empty, SearchTeam team) {
    DeepSearch search = searches.get(0);
    int ahead = 0;
    int deepest = Math.max(2, Math.min(DEEPEST, empty - BEYOND));
    for (int depth = 2; depth <= deepest; depth++) {
      ahead =
          search
              .midgame()
              .search(own, opponent, depth, -MidgameSearch.INFINITE, MidgameSearch.INFINITE);
    }
    int value = Math.round((float) ahead / PatternEvaluation.DISC);
    for (Certainty certainty : Certainty.values()) {
      int even = value / 2 * 2;
      int alpha = Math.max(-MOST - 1, even - certainty.width());
      int beta = Math.min(MOST + 1, even + certainty.width());
      value = search.value(own, opponent, alpha, beta, certainty);
      // If the guess was wrong, the next bounds begin at the value found. They are wider each time.
      // Searches that are not exact can contradict each other, and then no bounds ever hold.
      for (int step = 2;
          (value <= alpha || value >= beta)
              && (step <= WIDEST || certainty == Certainty.EXACT)
              && !team.isStopped();
          step *= 2) {
        boolean isLess = value <= alpha;
        alpha = isLess ? Math.max(-MOST - 1, value + 1 - step) : value - 1;
        beta = isLess ? value + 1 : Math.min(MOST + 1, value - 1 + step);
        value = search.value(own, opponent, alpha, beta, certainty);
      }
    }
    return value;
  }
}
