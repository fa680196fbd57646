package org.rondo.bot.regret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.Game;
import org.rondo.game.Trait;
import org.rondo.game.Traits;
import org.rondo.random.Seed;

/** The sizes of these games are known, so each limit is met exactly. */
class TreeSizeTest {
  private static final Traits CHANCE = Traits.of(Trait.CHANCE);

  private static boolean walks(Game<?, ?> game) {
    return TreeSize.refusalToWalk(game).isEmpty();
  }

  private static boolean samples(Game<?, ?> game, int most) {
    return TreeSize.refusalToSample(game, most).isEmpty();
  }

  @Test
  void aGameOfTenMillionMatchesIsWalked() {
    assertThat(walks(ChoicesInTurn.of(10, 10, 10, 10, 10, 10, 10))).isTrue();
    assertThat(walks(ChoicesInTurn.of(10, 10, 10, 10, 10, 10, 11))).isFalse();
  }

  @Test
  void theBranchesOfChanceCountUpTo64OfATurn() {
    assertThat(walks(ChoicesInTurn.with(CHANCE, 10, 10, 10, 10, 10, 10, 10))).isTrue();
    assertThat(walks(ChoicesInTurn.with(CHANCE, 11, 10, 10, 10, 10, 10, 10))).isFalse();
    assertThat(walks(ChoicesInTurn.with(Traits.none(), 11, 10, 10, 10, 10, 10, 10))).isTrue();
    // 64 times 156,250 is ten million.
    assertThat(walks(ChoicesInTurn.with(CHANCE, 1_000, 10, 5, 5, 5, 5, 5, 5))).isTrue();
    assertThat(walks(ChoicesInTurn.with(CHANCE, 64, 11, 5, 5, 5, 5, 5, 5))).isFalse();
    assertThat(walks(ChoicesInTurn.with(CHANCE, 0, 1))).as("raw bits").isFalse();
  }

  @Test
  void onlyTheMovesOfOneSeatCountForSamples() {
    assertThat(samples(ChoicesInTurn.of(20, 30, 5), 100)).isTrue();
    assertThat(samples(ChoicesInTurn.of(20, 30, 5), 99)).isFalse();
    assertThat(samples(ChoicesInTurn.of(2, 10, 2, 10), 100)).isTrue();
    assertThat(samples(ChoicesInTurn.of(2, 10, 2, 10), 99)).isFalse();
    // The limit is reached exactly before the last choice.
    assertThat(samples(ChoicesInTurn.of(10, 1, 2), 10)).isFalse();
  }

  @Test
  void moreThanTenThousandMovesOfTheOtherSeatCountToo() {
    assertThat(samples(ChoicesInTurn.of(2, 10_000), 10_000)).isTrue();
    assertThat(samples(ChoicesInTurn.of(2, 10_001), 10_001)).isFalse();
  }

  @Test
  void aThousandTurnsAreTheMost() {
    assertThat(walks(ChoicesInTurn.forced(1_000))).isTrue();
    assertThat(walks(ChoicesInTurn.forced(1_001))).isFalse();
  }

  /** About half of 256 matches have many moves, so the mean is half of their number. */
  @Test
  void aMeanFarAboveTheLimitIsEnough() {
    assertThat(samples(new ChoicesInTurn(CHANCE, 2, List.of(4_000), 0, 1), 10)).isFalse();
    assertThat(samples(new ChoicesInTurn(CHANCE, 2, List.of(1_000), 0, 1), 10)).isTrue();
    assertThat(samples(new ChoicesInTurn(CHANCE, 2, List.of(20, 1, 200), 0, 1), 10)).isFalse();
  }

  /** A game of eleven moves, but of one move after the start of a single match. */
  @Test
  void eightMatchesAboveTheLimitAreEnough() {
    for (int match = 0; match < 10; match++) {
      int start = Seed.of(match).rng().below(10_000);
      assertThat(samples(new ChoicesInTurn(CHANCE, 10_000, List.of(11), start, 1), 10))
          .as("match %d", match)
          .isEqualTo(match < 8);
    }
  }
}
