package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How often intervals of ratings from pairs of matches contain the true strengths. */
class RatingSimulationTest {

  static Stream<RatingSimulation> tournaments() {
    return RatingSimulation.ofSize(5, 5).stream();
  }

  @ParameterizedTest
  @MethodSource("tournaments")
  void intervalsOfTwentyPairsAnEntrantContainTheTruth(RatingSimulation simulation) {
    RatingSimulation.Coverage coverage = simulation.coverage(400);
    assertThat(coverage.clustered())
        .as("%s", coverage)
        .isBetween(0.94 - 4 * coverage.error(), 0.97 + 4 * coverage.error());
  }

  @ParameterizedTest
  @MethodSource("tournaments")
  @Tag("long")
  void intervalsOfManyTournamentsContainTheTruth(RatingSimulation simulation) {
    RatingSimulation.Coverage coverage = simulation.coverage(10_000);
    assertThat(coverage.clustered())
        .as("%s", coverage)
        .isBetween(0.94 - 4 * coverage.error(), 0.97 + 4 * coverage.error());
  }
}
