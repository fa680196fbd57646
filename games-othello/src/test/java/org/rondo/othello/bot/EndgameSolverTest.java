package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.rondo.game.Outcome;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

class EndgameSolverTest {
  private final Othello othello = new Othello();

  /** Solves one position after another, as a bot does. */
  private final EndgameSolver endgame = solver(12);

  private static EndgameSolver solver(int tableBits) {
    return new EndgameSolver(new OthelloTranspositions(tableBits), new OthelloTranspositions(1));
  }

  /** Looks at every line of play to its end. */
  private final class Exhaustive {
    private boolean metADeadEnd;

    /** Returns the best difference for dark, if dark is to move, or the worst, if light is. */
    double value(Board board) {
      if (board.isOver()) {
        metADeadEnd |= board.emptySquares() != 0;
        Outcome outcome = othello.outcome(board);
        return outcome.tournamentScore(0) - outcome.tournamentScore(1);
      }
      int seat = board.toMove().only();
      double best = seat == 0 ? -65 : 65;
      for (OthelloMove move : othello.moves(board, seat).list()) {
        double value = value(othello.next(board, move));
        best = seat == 0 ? Math.max(best, value) : Math.min(best, value);
      }
      return best;
    }
  }

  @Test
  void agreesWithExhaustiveSearchUpToTenEmptySquares() {
    int deadEnds = 0;
    int positions = 0;
    for (long seed = 0; positions < 200; seed++) {
      int empty = 1 + (int) (seed % 10);
      Board board = seed % 3 == 0 ? Boards.withEmpty(seed, empty) : Boards.late(seed, empty);
      if (board.isOver()) {
        continue;
      }
      positions++;
      Exhaustive search = new Exhaustive();
      double expected = search.value(board);
      deadEnds += search.metADeadEnd ? 1 : 0;
      int seat = board.toMove().only();
      int value = (int) (seat == 0 ? expected : -expected);
      long own = board.discs(seat);
      long opponent = board.discs(1 - seat);
      assertThat(endgame.solve(own, opponent)).as("value of %s", board).isEqualTo(value);
      assertThat(solver(1).solve(own, opponent)).as("hardly remembering").isEqualTo(value);
      if (board.legalSquares() != 0) {
        assertThat(-best(board, seat)).as("after the best move in %s", board).isEqualTo(value);
      }
    }
    assertThat(deadEnds).as("positions from which squares can stay empty").isGreaterThan(20);
  }

  /** Returns the value of the position after the best move, from the side of its mover. */
  private int best(Board board, int seat) {
    long own = board.discs(seat);
    long opponent = board.discs(1 - seat);
    int square = endgame.lowestBest(own, opponent);
    assertThat(endgame.bestValue()).isEqualTo(endgame.solve(own, opponent));
    long turned = OthelloMove.at(square).turned(own, opponent);
    return solver(12).solve(opponent ^ turned, own | 1L << square | turned);
  }

  @Test
  void boundsKeepTheSideOfTheValue() {
    for (long seed = 0; seed < 300; seed++) {
      Board board = Boards.late(seed, 7);
      if (!board.isOver()) {
        int seat = board.toMove().only();
        long own = board.discs(seat);
        long opponent = board.discs(1 - seat);
        int value = endgame.solve(own, opponent);
        int alpha = (int) (seed % 41) - 20;
        int bounded = solver(10).solve(own, opponent, alpha, alpha + 4);
        if (bounded > alpha && bounded < alpha + 4) {
          assertThat(bounded).isEqualTo(value);
        } else if (bounded <= alpha) {
          assertThat(value).isLessThanOrEqualTo(bounded);
        } else {
          assertThat(value).isGreaterThanOrEqualTo(bounded);
        }
      }
    }
  }

  @Test
  void emptySquaresGoToTheWinner() {
    assertThat(endgame.solve(1L, 0)).isEqualTo(64);
    assertThat(endgame.solve(0, 0b111L)).isEqualTo(-64);
    assertThat(endgame.solve(1L, 1L << 63)).isZero();
  }

  @Test
  void tablesOfAnySizeAgreeAtElevenEmptySquares() {
    for (long seed = 0; seed < 12; seed++) {
      Board board = Boards.late(seed, 11);
      if (!board.isOver()) {
        int value = endgame.solve(Boards.own(board), Boards.opponent(board));
        assertThat(solver(1).solve(Boards.own(board), Boards.opponent(board))).isEqualTo(value);
        assertThat(solver(18).solve(Boards.own(board), Boards.opponent(board))).isEqualTo(value);
        int square = endgame.bestSquare(Boards.own(board), Boards.opponent(board));
        Board next = othello.next(board, OthelloMove.at(square));
        int after = solver(12).solve(Boards.own(next), Boards.opponent(next));
        assertThat(next.toMove().equals(board.toMove()) || next.isOver() ? value : -after)
            .isEqualTo(value);
      }
    }
  }

  @Test
  void itStopsSoonAfterTheRequest() {
    Board board = Boards.late(1, 20);
    endgame.begin(nodes -> nodes < 1_000);
    endgame.solve(Boards.own(board), Boards.opponent(board));
    assertThat(endgame.isAbandoned()).isTrue();
    assertThat(endgame.nodes()).isBetween(1_000L, 1_100L);
    Board easy = Boards.late(1, 8);
    endgame.begin(nodes -> true);
    assertThat(endgame.solve(Boards.own(easy), Boards.opponent(easy)))
        .isEqualTo(solver(10).solve(Boards.own(easy), Boards.opponent(easy)));
    assertThat(endgame.isAbandoned()).isFalse();
  }

  /** With ten empty squares each node counts as one. */
  @Test
  void theRequestIsLookedAtAfterEach64Nodes() {
    Board board = Boards.late(1, 10);
    List<Long> asked = new ArrayList<>();
    endgame.begin(nodes -> asked.add(nodes));
    endgame.solve(Boards.own(board), Boards.opponent(board));
    assertThat(asked)
        .hasSizeGreaterThan(2)
        .isEqualTo(
            LongStream.rangeClosed(1, endgame.nodes() / 64).map(i -> 64 * i).boxed().toList());
  }

  /** Solves a position with the best move of another search, and returns the nodes. */
  private static long nodesWithHint(Board board, int hint) {
    OthelloTranspositions hints = new OthelloTranspositions(4);
    hints.put(Boards.own(board), Boards.opponent(board), 0, 0, 1, hint);
    EndgameSolver solver = new EndgameSolver(new OthelloTranspositions(12), hints);
    solver.solve(Boards.own(board), Boards.opponent(board));
    return solver.nodes();
  }

  @Test
  void aHintIsReadWithTenEmptySquaresAndNotWithNine() {
    for (int empty = 9; empty <= 10; empty++) {
      Board board = Boards.late(1, empty);
      int last = 63 - Long.numberOfLeadingZeros(board.legalSquares());
      int first = Long.numberOfTrailingZeros(board.legalSquares());
      assertThat(nodesWithHint(board, first) == nodesWithHint(board, last))
          .as("%d empty squares", empty)
          .isEqualTo(empty == 9);
    }
  }
}
