package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.OthelloMove;

class DeepSolverTest {

  private static DeepSolver solver(int threads) {
    return new DeepSolver(PatternEvaluation.LEARNED.shipped(), threads);
  }

  private static EndgameSolver plainSolver() {
    return new EndgameSolver(new OthelloTranspositions(16), new OthelloTranspositions(1));
  }

  @Test
  void anyNumberOfThreadsAgreesWithThePlainSolver() {
    DeepSolver[] solvers = {solver(1), solver(2), solver(4)};
    for (long seed = 0; seed < 12; seed++) {
      Board board = Boards.late(seed, 13 + (int) seed % 5);
      if (board.isOver() || board.legalSquares() == 0) {
        continue;
      }
      long own = Boards.own(board);
      long opponent = Boards.opponent(board);
      int value = plainSolver().solve(own, opponent);
      for (DeepSolver solver : solvers) {
        assertThat(solver.solve(own, opponent, () -> true))
            .as("value of %s", board)
            .isEqualTo(value);
        int square = solver.bestSquare(own, opponent);
        long turned = OthelloMove.at(square).turned(own, opponent);
        long waiting = own | 1L << square | turned;
        assertThat(-plainSolver().solve(opponent ^ turned, waiting))
            .as("after %s in %s", OthelloMove.at(square), board)
            .isEqualTo(value);
      }
    }
  }

  /** Selective searches contradict each other here: their bounds crossed, and no search ended. */
  @Test
  @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
  void searchesThatContradictEachOtherEnd() {
    long own = 0x72705a3d40f00402L;
    long opponent = 0xc8e8442bd0ff810L;
    assertThat(solver(1).solve(own, opponent, () -> true))
        .isEqualTo(plainSolver().solve(own, opponent));
  }

  @Test
  void oneThreadRepeatsItsSearch() {
    Board board = Boards.late(3, 16);
    DeepSolver solver = solver(1);
    solver.solve(Boards.own(board), Boards.opponent(board), () -> true);
    long nodes = solver.nodes();
    int square = solver.bestSquare(Boards.own(board), Boards.opponent(board));
    solver.solve(Boards.own(board), Boards.opponent(board), () -> true);
    assertThat(solver.nodes()).isEqualTo(nodes);
    assertThat(solver.bestSquare(Boards.own(board), Boards.opponent(board))).isEqualTo(square);
  }

  @Test
  void itStopsSoonAfterTheRequest() {
    Board board = Boards.late(1, 30);
    for (int threads = 1; threads <= 3; threads++) {
      AtomicInteger asked = new AtomicInteger();
      DeepSolver solver = solver(threads);
      solver.solve(
          Boards.own(board), Boards.opponent(board), () -> asked.incrementAndGet() < 1_000);
      assertThat(solver.isAbandoned()).isTrue();
      assertThat(asked.get()).isBetween(1_000, 2_000);
      assertThat(
              board.legalSquares() >>> solver.bestSquare(Boards.own(board), Boards.opponent(board))
                  & 1)
          .as("a legal move was found")
          .isEqualTo(1);
    }
  }

  @Test
  void aFailureInAnyThreadEndsTheSearch() {
    Board board = Boards.late(1, 22);
    Thread caller = Thread.currentThread();
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                solver(3)
                    .solve(
                        Boards.own(board),
                        Boards.opponent(board),
                        () -> {
                          if (Thread.currentThread() != caller) {
                            throw new UnsupportedOperationException("broken on purpose");
                          }
                          return true;
                        }))
        .withMessage("a thread of the solver failed")
        .withRootCauseInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
  void aFailureOfTheCallerStopsItsHelpers() {
    Board board = Boards.late(1, 30);
    Thread caller = Thread.currentThread();
    AtomicInteger asked = new AtomicInteger();
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(
            () ->
                solver(3)
                    .solve(
                        Boards.own(board),
                        Boards.opponent(board),
                        () -> {
                          if (Thread.currentThread() == caller && asked.incrementAndGet() > 500) {
                            throw new UnsupportedOperationException("broken on purpose");
                          }
                          return true;
                        }));
  }

  @Test
  void fewSquaresAreRefused() {
    Board board = Boards.late(1, 12);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver(1).solve(Boards.own(board), Boards.opponent(board), () -> true))
        .withMessage("a position with 12 empty squares is for the solver of few squares");
  }

  @Test
  void anInterruptOfTheCallerIsKept() {
    Board board = Boards.late(1, 15);
    Thread.currentThread().interrupt();
    try {
      solver(3).solve(Boards.own(board), Boards.opponent(board), () -> true);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void aPositionThatWasNotMetHasNoBestMove() {
    Board board = Boards.late(1, 13);
    DeepSolver solver = solver(1);
    assertThat(solver.bestSquare(Boards.own(board), Boards.opponent(board))).isEqualTo(64);
    solver.solve(Boards.own(board), Boards.opponent(board), () -> true);
    assertThat(solver.bestSquare(Boards.own(board), Boards.opponent(board))).isLessThan(64);
    assertThat(solver.bestSquare(1, 2)).isEqualTo(64);
  }

  /** Of a deviation of 19 eighths of a disc, and 3.5 more for each move that a search misses. */
  @Test
  void theMarginIsAShareOfTheDeviation() {
    assertThat(Certainty.LIKELY.margin(0)).isEqualTo(20);
    assertThat(Certainty.LIKELY.margin(10)).isEqualTo(59);
    assertThat(Certainty.ALMOST_SURE.margin(0)).isEqualTo(38);
    assertThat(Certainty.ALMOST_SURE.margin(10)).isEqualTo(108);
    for (Certainty certainty : Certainty.values()) {
      assertThat(certainty.rank()).isEqualTo(certainty.ordinal());
      assertThat(certainty.width()).isEqualTo(certainty == Certainty.LIKELY ? 3 : 1);
    }
  }
}
