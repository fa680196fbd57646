package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.game.Outcome;
import org.rondo.laws.Histories;
import org.rondo.random.Seed;

class EndgameTest {
  private final Othello othello = new Othello();

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
      Board board = seed % 3 == 0 ? Boards.withEmpty(seed, empty) : late(seed, empty);
      if (board.isOver()) {
        continue;
      }
      positions++;
      Exhaustive search = new Exhaustive();
      double expected = search.value(board);
      deadEnds += search.metADeadEnd ? 1 : 0;
      int seat = board.toMove().only();
      int found = Endgame.solve(board.discs(seat), board.discs(1 - seat));
      assertThat(seat == 0 ? found : -found).as("value of %s", board).isEqualTo((int) expected);
    }
    assertThat(deadEnds).as("positions from which squares can stay empty").isGreaterThan(20);
  }

  /** Returns the position of a random game with so many empty squares, or its end before that. */
  private static Board late(long seed, int empty) {
    return Histories.random(new Othello(), Seed.of(seed)).stream()
        .filter(board -> Long.bitCount(board.emptySquares()) <= empty || board.isOver())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void boundsKeepTheSideOfTheValue() {
    for (long seed = 0; seed < 300; seed++) {
      Board board = late(seed, 7);
      if (!board.isOver()) {
        int seat = board.toMove().only();
        long own = board.discs(seat);
        long opponent = board.discs(1 - seat);
        int value = Endgame.solve(own, opponent);
        int alpha = (int) (seed % 41) - 20;
        int bounded = Endgame.solve(own, opponent, alpha, alpha + 4);
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
    assertThat(Endgame.solve(1L, 0)).isEqualTo(64);
    assertThat(Endgame.solve(0, 0b111L)).isEqualTo(-64);
    assertThat(Endgame.solve(1L, 1L << 63)).isZero();
  }
}
