package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.rondo.othello.Bitboard;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;

class MidgameSearchTest {
  private static final int DISC = PatternEvaluation.DISC;

  private final MidgameSearch midgame =
      new MidgameSearch(new OthelloTranspositions(10), PatternEvaluation.LEARNED.shipped());

  private int search(Board board, int depth, int alpha, int beta) {
    midgame.begin(nodes -> true);
    return midgame.search(Boards.own(board), Boards.opponent(board), depth, alpha, beta);
  }

  private int search(Board board, int depth) {
    return search(board, depth, -MidgameSearch.INFINITE, MidgameSearch.INFINITE);
  }

  /** The definition of what a search finds. */
  private static int plain(long own, long opponent, int depth) {
    long legal = Bitboard.moves(own, opponent);
    if (legal == 0) {
      return Bitboard.moves(opponent, own) == 0
          ? DISC * EndgameSolver.finalDifference(own, opponent)
          : -plain(opponent, own, depth);
    }
    if (depth == 0) {
      return PatternEvaluation.LEARNED.shipped().of(own, opponent);
    }
    int best = -MidgameSearch.INFINITE;
    for (long left = legal; left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = OthelloMove.at(square).turned(own, opponent);
      long waiting = own | 1L << square | turned;
      best = Math.max(best, -plain(opponent ^ turned, waiting, depth - 1));
    }
    return best;
  }

  @Property(tries = 100)
  @Domain(Boards.class)
  @Domain(DomainContext.Global.class)
  void theValueIsThatOfThePlainDefinition(
      @ForAll Board board, @ForAll @IntRange(max = 3) int depth) {
    assertThat(search(board, depth))
        .isEqualTo(plain(Boards.own(board), Boards.opponent(board), depth));
  }

  @Property(tries = 100)
  @Domain(Boards.class)
  @Domain(DomainContext.Global.class)
  void boundsKeepTheSideOfTheValue(
      @ForAll Board board,
      @ForAll @IntRange(max = 3) int depth,
      @ForAll @IntRange(min = -500, max = 500) int alpha) {
    int value = search(board, depth);
    int bounded = search(board, depth, alpha, alpha + 40);
    if (value <= alpha) {
      assertThat(bounded).isBetween(value, alpha);
    } else if (value >= alpha + 40) {
      assertThat(bounded).isBetween(alpha + 40, value);
    } else {
      assertThat(bounded).isEqualTo(value);
    }
  }

  @Test
  void aWipeOutIsFound() {
    // Light's only discs stand between dark ones and empty squares: one move turns them all.
    Board board = Board.of(0b00000011L, 0b01111100L, 0);
    assertThat(search(board, 1)).isEqualTo(64 * DISC);
    assertThat(search(board, 3)).isEqualTo(64 * DISC);
    assertThat(midgame.bestSquare(Boards.own(board), Boards.opponent(board))).isEqualTo(7);
  }

  @Test
  void itStopsSoonAfterTheRequest() {
    Board board = new Othello().start();
    midgame.begin(nodes -> nodes < 500);
    midgame.search(
        Boards.own(board),
        Boards.opponent(board),
        12,
        -MidgameSearch.INFINITE,
        MidgameSearch.INFINITE);
    assertThat(midgame.isAbandoned()).isTrue();
    assertThat(midgame.nodes()).isBetween(500L, 700L);
  }
}
