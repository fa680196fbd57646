package org.rondo.othello;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.rondo.game.Outcome;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Tournament scores on final boards with empty squares; random games rarely end in such a draw. */
class TournamentScoreProperties {
  private static final int ATTEMPTS = 300;

  private final Othello othello = new Othello();

  @Property
  void aDrawGivesHalfTheEmptySquaresToEach(@ForAll("draws") Board board) {
    double half = Long.bitCount(board.emptySquares()) / 2.0;
    assertThat(othello.outcome(board).tournamentScores())
        .as("tournament scores of %s", board)
        .containsExactly(board.score(0) + half, board.score(1) + half);
  }

  @Property
  void aWinGivesTheEmptySquaresToTheWinner(@ForAll("wins") Board board) {
    Outcome outcome = othello.outcome(board);
    int winner = board.score(0) > board.score(1) ? 0 : 1;
    assertThat(outcome.tournamentScore(winner))
        .as("tournament score of seat %d on %s", winner, board)
        .isEqualTo(board.score(winner) + Long.bitCount(board.emptySquares()));
    assertThat(outcome.tournamentScore(1 - winner)).isEqualTo(board.score(1 - winner));
  }

  @Property
  void equalDiscsAreADrawHoweverManySquaresAreEmpty(@ForAll("draws") Board board) {
    assertThat(othello.outcome(board).winner()).as("winner on %s", board).isEmpty();
  }

  @Provide
  Arbitrary<Board> draws() {
    return Arbitraries.longs().map(seed -> ended(seed, true));
  }

  @Provide
  Arbitrary<Board> wins() {
    return Arbitraries.longs()
        .map(seed -> ended(seed, false))
        .filter(board -> board.score(0) != board.score(1));
  }

  /**
   * Returns a final board with empty squares, few or many.
   *
   * <p>Discs are added only where neither player can move afterwards, in pairs of both colours if
   * the board is to be drawn, else of a random colour.
   */
  private static Board ended(long seed, boolean isDrawn) {
    Rng rng = Seed.of(seed).rng();
    int discs = 2 * (1 + rng.below(31));
    double darkShare = rng.uniform();
    Board board = Board.of(0, 0, 0);
    for (int attempt = 0; attempt < ATTEMPTS && discs(board) < discs; attempt++) {
      long one = 1L << rng.below(64);
      long other = 1L << rng.below(64);
      boolean isDark = rng.chance(darkShare);
      long dark = isDrawn || isDark ? one : 0;
      long light = isDrawn ? other : isDark ? 0 : one;
      board = withMore(board, dark, light);
    }
    return board;
  }

  private static int discs(Board board) {
    return Long.bitCount(~board.emptySquares());
  }

  /** Returns the board with these discs too if their squares are free and it is final, else it. */
  private static Board withMore(Board board, long dark, long light) {
    if ((dark & light) != 0 || ((dark | light) & ~board.emptySquares()) != 0) {
      return board;
    }
    Board more = Board.of(board.discs(0) | dark, board.discs(1) | light, 0);
    return more.isOver() ? more : board;
  }
}
