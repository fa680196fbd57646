package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.random.Seed;

class RockPaperScissorsLotTest {

  @Test
  void theOrderOfTheNamesDoesNotMatter() {
    for (int i = 0; i < 50; i++) {
      int winner = RockPaperScissorsLot.winner(2, 7, Seed.of(i));
      assertThat(winner).isEqualTo(RockPaperScissorsLot.winner(7, 2, Seed.of(i))).isIn(2, 7);
    }
  }

  @Test
  void bothWinEquallyOften() {
    long wins =
        IntStream.range(0, 2000)
            .filter(i -> RockPaperScissorsLot.winner(2, 7, Seed.of(1).child("try", i)) == 2)
            .count();
    // Five standard deviations of a fair coin.
    assertThat(wins).isBetween(888L, 1112L);
  }
}
