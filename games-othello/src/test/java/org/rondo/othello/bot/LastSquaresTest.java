package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;

class LastSquaresTest {
  @Property
  void theOddSquaresAreThoseOfQuadrantsWithAnOddNumberOfThem(@ForAll long empty) {
    long odd = 0;
    for (int down = 0; down < 8; down += 4) {
      for (int across = 0; across < 8; across += 4) {
        long here = empty & 0x0F0F0F0FL << 8 * down + across;
        odd |= Long.bitCount(here) % 2 == 1 ? here : 0;
      }
    }
    assertThat(LastSquares.odd(empty)).isEqualTo(odd);
  }

  /** A search with bounds says on which side of them the value is, and the value between them. */
  @Test
  void allBoundsKeepTheSideOfTheValue() {
    EndgameSolver endgame =
        new EndgameSolver(new OthelloTranspositions(10), new OthelloTranspositions(1));
    for (long seed = 0; seed < 180; seed++) {
      int empty = 1 + (int) (seed % 6);
      Board board = seed % 2 == 0 ? Boards.withEmpty(seed, empty) : Boards.late(seed, empty);
      long own = Boards.own(board);
      long opponent = Boards.opponent(board);
      int value = endgame.solve(own, opponent);
      for (int alpha = value - 3; alpha <= value + 2; alpha++) {
        for (int beta = alpha + 1; beta <= alpha + 3; beta++) {
          int bounded = endgame.solve(own, opponent, alpha, beta);
          if (value <= alpha) {
            assertThat(bounded).as("%d..%d in %s", alpha, beta, board).isBetween(value, alpha);
          } else if (value >= beta) {
            assertThat(bounded).as("%d..%d in %s", alpha, beta, board).isBetween(beta, value);
          } else {
            assertThat(bounded).as("%d..%d in %s", alpha, beta, board).isEqualTo(value);
          }
        }
      }
    }
  }
}
