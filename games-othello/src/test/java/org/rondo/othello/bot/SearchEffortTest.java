package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;

/**
 * How many positions the searches look at.
 *
 * <p>A search that orders its moves badly, or cuts off too late, finds the same values and needs
 * longer. Time cannot be tested, but the number of positions can: it is the same in each run. After
 * a search is improved, its new and lower numbers are written here.
 */
class SearchEffortTest {
  private static final PatternEvaluation EVALUATION = PatternEvaluation.LEARNED.shipped();

  /** Solves random positions with an empty table each, and returns the sum of positions. */
  private static long solved(int empty, int positions) {
    EndgameSolver endgame =
        new EndgameSolver(new OthelloTranspositions(12), new OthelloTranspositions(1));
    long sum = 0;
    for (long seed = 0; seed < positions; seed++) {
      Board board = Boards.late(seed, empty);
      endgame.begin(nodes -> true);
      endgame.solve(Boards.own(board), Boards.opponent(board));
      sum += endgame.positions();
    }
    return sum;
  }

  @Test
  void fewSquaresAreSolvedWithTheseNumbersOfPositions() {
    assertThat(IntStream.rangeClosed(1, 8).mapToLong(empty -> solved(empty, 40)).toArray())
        .as("1 to 8 empty squares")
        .containsExactly(40, 110, 274, 695, 2026, 5225, 16806, 39214);
  }

  @Test
  void moreSquaresAreSolvedWithTheseNumbersOfPositions() {
    assertThat(IntStream.rangeClosed(9, 14).mapToLong(empty -> solved(empty, 6)).toArray())
        .as("9 to 14 empty squares")
        .containsExactly(22798, 44583, 68698, 283586, 451233, 1048767);
  }

  @Test
  void searchesAheadLookAtTheseNumbersOfPositions() {
    MidgameSearch midgame = new MidgameSearch(new OthelloTranspositions(12), EVALUATION);
    long sum = 0;
    for (int seed = 0; seed < 12; seed++) {
      Board board = Boards.late(seed, 20 + 3 * seed);
      midgame.begin(nodes -> true);
      for (int depth = 1; depth <= 6; depth++) {
        midgame.search(
            Boards.own(board),
            Boards.opponent(board),
            depth,
            -MidgameSearch.INFINITE,
            MidgameSearch.INFINITE);
      }
      sum += midgame.nodes();
    }
    assertThat(sum).isEqualTo(34228);
  }

  @Test
  void manySquaresAreSolvedWithTheseNumbersOfPositions() {
    DeepSolver solver = new DeepSolver(EVALUATION, 1);
    long sum = 0;
    for (int seed = 0; seed < 6; seed++) {
      Board board = Boards.late(seed, 14 + seed % 4);
      solver.solve(Boards.own(board), Boards.opponent(board), () -> true);
      sum += solver.nodes();
    }
    assertThat(sum).isEqualTo(2069123);
  }
}
