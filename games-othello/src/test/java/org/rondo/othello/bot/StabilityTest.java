package org.rondo.othello.bot;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.rondo.othello.Bitboard;
import org.rondo.othello.Board;
import org.rondo.othello.Boards;
import org.rondo.othello.Othello;
import org.rondo.othello.OthelloMove;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class StabilityTest {

  /** Plays one random game on and checks that the discs found stable keep their colour. */
  @Property
  @Domain(Boards.class)
  @Domain(DomainContext.Global.class)
  void stableDiscsAreNeverTurned(@ForAll Board board, @ForAll long seed) {
    long dark = Stability.of(board.discs(0), board.discs(1));
    long light = Stability.of(board.discs(1), board.discs(0));
    assertThat(dark & ~board.discs(0)).isZero();
    assertThat(light & ~board.discs(1)).isZero();
    Othello othello = new Othello();
    for (int game = 0; game < 5; game++) {
      Rng rng = Seed.of(seed).child("game " + game).rng();
      Board at = board;
      while (!at.isOver()) {
        at = othello.next(at, othello.moves(at, at.toMove().only()).sample(rng));
        assertThat(dark & ~at.discs(0)).as("dark discs turned in %s after %s", at, board).isZero();
        assertThat(light & ~at.discs(1)).as("light ones in %s after %s", at, board).isZero();
      }
    }
  }

  /** Tries every line of play of both players, in any order of turns. */
  @Test
  void stableDiscsStayWhateverIsPlayed() {
    int found = 0;
    for (long seed = 0; seed < 300; seed++) {
      Board board = Boards.withEmpty(seed, 4);
      long stable = Stability.of(board.discs(0), board.discs(1));
      found += Long.bitCount(stable);
      assertStay(stable, board.discs(0), board.discs(1));
    }
    assertThat(found).as("stable discs").isGreaterThan(3_000);
  }

  private static void assertStay(long stable, long dark, long light) {
    assertThat(stable & ~dark).isZero();
    for (long left = Bitboard.moves(dark, light); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = OthelloMove.at(square).turned(dark, light);
      assertStay(stable, dark | turned | 1L << square, light ^ turned);
    }
    for (long left = Bitboard.moves(light, dark); left != 0; left &= left - 1) {
      int square = Long.numberOfTrailingZeros(left);
      long turned = OthelloMove.at(square).turned(light, dark);
      assertStay(stable, dark ^ turned, light | turned | 1L << square);
    }
  }

  @Test
  void aCornerAndWhatLeansOnItIsStable() {
    assertThat(Stability.of(0b111L, 0)).isEqualTo(0b111L);
    assertThat(Stability.of(1L << 63, 1L)).isEqualTo(1L << 63);
    assertThat(Stability.of(0b110L, 0)).isZero();
    assertThat(Stability.of(0x0103L, 0)).isEqualTo(0x0103L);
    assertThat(Stability.of(0x010307L, 0)).isEqualTo(0x010307L);
  }

  @Test
  void onAFullBoardEverythingIsStable() {
    long dark = 0x123456789ABCDEFFL;
    assertThat(Stability.of(dark, ~dark)).isEqualTo(dark);
    assertThat(Stability.of(~dark, dark)).isEqualTo(~dark);
  }
}
