package org.rondo.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.rondo.arimaa.Arimaa;
import org.rondo.arimaa.ArimaaBoard;
import org.rondo.arimaa.ArimaaMove;
import org.rondo.arimaa.ArimaaPosition;
import org.rondo.arimaa.ReachableBoards;
import org.rondo.bot.Playout;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** A yardstick that played another game would measure nothing. */
class ArimaaYardstickTest {
  private static final int MATCHES = 1_000;

  @Test
  void playoutsAreAsLongAsThoseOfTheLibrary() {
    ArimaaYardstick yardstick = new ArimaaYardstick();
    YardstickRandom random = new YardstickRandom();
    double turns = 0;
    for (int i = 0; i < MATCHES; i++) {
      turns += yardstick.playout(random);
    }
    Playout<ArimaaPosition, ArimaaMove> playout = Playout.of(new Arimaa());
    Rng rng = Seed.of(4).rng();
    double expected = 0;
    for (int i = 0; i < MATCHES; i++) {
      ArimaaPosition end = playout.run(ArimaaPlayouts.start(), rng);
      expected += 2 * (end.number() - 2) + (end.label().endsWith("s") ? 1 : 0);
    }
    // Random matches have about 87 turns with a standard deviation of about 30.
    assertThat(turns / MATCHES).isBetween(expected / MATCHES - 5, expected / MATCHES + 5);
    assertThat(yardstick.steps() / turns).isBetween(3.7, 3.85);
  }

  @Test
  void theLargestPositionHasAsManyTurnsAsPublished() {
    assertThat(ReachableBoards.of(ArimaaBoard.parse(ArimaaPlayouts.LARGEST), 0).count())
        .isEqualTo(338_034);
  }
}
