package org.rondo.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.bot.Playout;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.random.Rng;

/** A yardstick that played another game would measure nothing. */
class ParallelFootballYardstickTest {
  @ParameterizedTest
  @CsvSource({"9, 46, 300", "25, 8, 300", "300, 20, 100"})
  void playsTheLibrarysGameNumberForNumber(int players, int range, int turns) {
    ParallelFootball game =
        new ParallelFootball(new ParallelFootballOptions(players, range, turns));
    YardstickRandom numbers = new YardstickRandom();
    Rng rng = numbers::nextLong;
    YardstickRandom others = new YardstickRandom();
    ParallelFootballYardstick yardstick = new ParallelFootballYardstick(players, range, turns);

    for (int i = 0; i < 3; i++) {
      Field end = Playout.of(game).run(game.start(), rng);
      int[] expected = {
        (int) end.score(0), (int) end.score(1), (int) end.score(2), (int) end.score(3)
      };
      assertThat(yardstick.play(others)).isEqualTo(expected);
      assertThat(Arrays.stream(expected).sum()).isPositive();
    }
    assertThat(others.nextLong()).isEqualTo(numbers.nextLong());
  }
}
