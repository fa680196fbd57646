package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class RockPaperScissorsLotTest {

  @Test
  void theOrderOfTheNamesDoesNotMatter() {
    for (int i = 0; i < 50; i++) {
      int winner = RockPaperScissorsLot.winner(2, 7, Seed.of(i));
      assertThat(winner).isEqualTo(RockPaperScissorsLot.winner(7, 2, Seed.of(i))).isIn(2, 7);
    }
  }

  /** The hands are rock, paper and scissors; the lower number throws first. */
  @Test
  void whoFirstWinsTwoThrowsHasWon() {
    for (int i = 0; i < 300; i++) {
      Rng rng = Seed.of(i).child("low", 2).child("high", 7).rng();
      Map<Integer, Integer> wins = new HashMap<>(Map.of(2, 0, 7, 0));
      while (!wins.containsValue(2)) {
        String hands = "RPS".charAt(rng.below(3)) + "" + "RPS".charAt(rng.below(3));
        if (List.of("RS", "PR", "SP").contains(hands)) {
          wins.merge(2, 1, Integer::sum);
        } else if (List.of("SR", "RP", "PS").contains(hands)) {
          wins.merge(7, 1, Integer::sum);
        }
      }
      assertThat(RockPaperScissorsLot.winner(7, 2, Seed.of(i)))
          .as("seed %s", i)
          .isEqualTo(wins.get(2) == 2 ? 2 : 7);
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

  /** Seeds that were searched for: 7 wins its second throw in the 20th throw, or in the 21st. */
  @Test
  void afterTwentyThrowsALotDecides() {
    Seed twentieth = Seed.of(3_320_325);
    assertThat(SeriesLength.lot(2, 7, twentieth.child("lot"))).isEqualTo(2);
    assertThat(RockPaperScissorsLot.winner(2, 7, twentieth)).isEqualTo(7);
    assertThat(RockPaperScissorsLot.winner(2, 7, Seed.of(7_372_731))).isEqualTo(2);
  }
}
