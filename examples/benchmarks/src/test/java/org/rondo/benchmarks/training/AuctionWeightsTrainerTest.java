package org.rondo.benchmarks.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rondo.parallelfootball.ParallelFootball;
import org.rondo.parallelfootball.ParallelFootballOptions;
import org.rondo.tuning.ParameterSpace;
import org.rondo.tuning.Setting;

class AuctionWeightsTrainerTest {
  private static final Setting DEFAULTS =
      ParameterSpace.ofBot(
              new ParallelFootball(new ParallelFootballOptions(30, 20, 5000)),
              "champion",
              List.of())
          .defaults();

  @ParameterizedTest
  @CsvSource({"0, 0", "35, 35", "-35, -35", "5000, 527", "-5000, -496"})
  void onlyTheSpreadOfThePlayersChangesAndStaysInItsRange(int change, double changed) {
    Setting spread = AuctionWeightsTrainer.spread(DEFAULTS, change);

    assertThat(IntStream.range(0, DEFAULTS.values().size()))
        .allSatisfy(
            i ->
                assertThat(spread.values().get(i) - DEFAULTS.values().get(i))
                    .isEqualTo(
                        DEFAULTS.space().parameters().get(i).name().equals("spread-end")
                            ? changed
                            : 0));
  }

  @Test
  void championsWithTheDefaultSpreadAreSpreadToo() {
    assertThat(AuctionWeightsTrainer.spread(DEFAULTS, 7).specification("champion"))
        .contains(",spread-end=504,");
  }

  @Test
  void columnsHaveTheOrderOfTheShippedFile() {
    assertThat(AuctionWeightsTrainer.of("30x20,10x10,30x20").combinations())
        .containsExactly("10x10", "30x20");
  }
}
