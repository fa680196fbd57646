package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.OthelloMove;

/**
 * The endings of the French federation's test, whose moves are all known with their values.
 *
 * <p>The first five take some ten seconds on one core, the others minutes; they are left out of an
 * ordinary build. From the root:
 *
 * <pre>{@code
 * mvn test -Plong -pl core,games-othello
 * }</pre>
 */
@Tag("long")
class FfoTest {
  private static final Path ENDINGS =
      Path.of("..", "..", "shared", "oracles", "othello", "ffo-40-49.obf");

  private static final int FIRST = 40;

  /** As many as take ten minutes or so. */
  private static final long MAX_NODES = 3_000_000_000L;

  /** How many squares the search that sorts the moves leaves to the solver. */
  private static final int BEYOND = 9;

  private final OthelloTranspositions hints = new OthelloTranspositions(18);
  private final MidgameSearch midgame =
      new MidgameSearch(hints, PatternEvaluation.LEARNED.shipped());
  private final EndgameSolver endgame = new EndgameSolver(new OthelloTranspositions(21), hints);

  @ParameterizedTest
  @ValueSource(ints = {40, 41, 42, 43, 44})
  void valueAndBestMoveAgree(int number) throws IOException {
    solve(number, Long.MAX_VALUE);
  }

  @ParameterizedTest
  @ValueSource(ints = {45, 46, 47, 48, 49})
  void valueAndBestMoveAgreeWhereTheSolverGetsThroughInSomeMinutes(int number) throws IOException {
    solve(number, MAX_NODES);
  }

  private void solve(int number, long mostNodes) throws IOException {
    assumeTrue(Files.exists(ENDINGS), () -> "skipped: there is no " + ENDINGS);
    String[] fields = Files.readAllLines(ENDINGS).get(number - FIRST).split(";");
    Board board = Board.parse(fields[0].strip());
    Map<OthelloMove, Integer> values = new HashMap<>();
    for (int i = 1; i < fields.length; i++) {
      if (!fields[i].isBlank()) {
        String[] move = fields[i].strip().split(":");
        values.put(OthelloMove.parse(move[0]), Integer.valueOf(move[1]));
      }
    }
    int best = values.values().stream().max(Integer::compare).orElseThrow();
    long begin = System.nanoTime();
    int value = solve(Boards.own(board), Boards.opponent(board), mostNodes);
    assumeFalse(
        endgame.isAbandoned(),
        () -> "FFO " + number + " is not solved with " + mostNodes + " nodes");
    OthelloMove move =
        OthelloMove.at(endgame.bestSquare(Boards.own(board), Boards.opponent(board)));
    System.out.printf(
        Locale.ROOT,
        "FFO %d: %d empty squares, %s %+d, %.1f s, %d nodes, %d of them to sort moves%n",
        number,
        Long.bitCount(board.emptySquares()),
        move,
        value,
        (System.nanoTime() - begin) / 1e9,
        endgame.nodes() + midgame.nodes(),
        midgame.nodes());
    assertThat(value).isEqualTo(best);
    assertThat(values).containsEntry(move, best);
  }

  private int solve(long own, long opponent, long mostNodes) {
    midgame.begin(nodes -> true);
    int beyond = Long.bitCount(~(own | opponent)) - BEYOND;
    for (int depth = 2; depth <= beyond; depth++) {
      midgame.search(own, opponent, depth, -MidgameSearch.INFINITE, MidgameSearch.INFINITE);
    }
    endgame.begin(nodes -> nodes < mostNodes);
    return endgame.solve(own, opponent);
  }
}
