package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.othello.Bitboard;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;

class EndgameMoveOrderingTest {
  private static final EndgameMoveOrdering MOVES =
      new EndgameMoveOrdering(PatternEvaluation.LEARNED::shipped);

  private static long squares(int... squares) {
    return IntStream.of(squares).mapToLong(square -> 1L << square).reduce(0, (a, b) -> a | b);
  }

  private static int[] order(long own, long opponent, int empty, int best, int second) {
    int count = MOVES.fill(own, opponent, Bitboard.moves(own, opponent), empty, best, second);
    return IntStream.range(0, count).map(tried -> MOVES.next(empty, tried, count)).toArray();
  }

  /** a1 is a corner that leaves no reply, but a2 turns both of the opponent's discs. */
  @Test
  void aMoveThatTurnsAllDiscsComesBeforeACorner() {
    long own = squares(2, 10, 18, 24, 32, 40, 48, 56);
    long opponent = squares(9, 16);
    assertThat(order(own, opponent, 12, 64, 64)).startsWith(8, 0).doesNotHaveDuplicates();
  }

  @Test
  void theKnownMovesComeFirst() {
    Board board = Boards.late(1, 12);
    long legal = board.legalSquares();
    int[] squares = IntStream.range(0, 64).filter(at -> (legal >>> at & 1) != 0).toArray();
    assertThat(squares).hasSizeGreaterThan(3);
    for (int best : squares) {
      for (int second : squares) {
        if (best != second) {
          assertThat(order(Boards.own(board), Boards.opponent(board), 12, best, second))
              .startsWith(best, second)
              .containsExactlyInAnyOrder(squares);
        }
      }
    }
  }
}
