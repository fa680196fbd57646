package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How often estimates of simulated sequential tests are too high, and intervals are right. */
class EstimateSimulationTest {

  /** The last column is the share of plain estimates that are too high. */
  @ParameterizedTest
  @CsvSource({"no draws, 0, 0.36", "no draws, 50, 0.64", "'97 % level, else 2-0', 50, 0.54"})
  void intervalsAndEstimatesHold(String name, double elo, double plain) {
    SequentialSimulation.Seen seen = requireTrue(SequentialSimulation.of(name, elo), 200);
    assertThat(seen.tooHigh()).as("%s", seen).isBetween(0.4, 0.6);
    assertThat(seen.plainTooHigh()).as("%s", seen).isCloseTo(plain, within(0.1));
  }

  @ParameterizedTest
  @MethodSource("all")
  @Tag("long")
  void intervalsAndEstimatesHoldInManyDuels(SequentialSimulation simulation) {
    requireTrue(simulation, 10_000);
  }

  static Stream<SequentialSimulation> all() {
    return SequentialSimulation.all(0, 50).stream();
  }

  private static SequentialSimulation.Seen requireTrue(SequentialSimulation simulation, int duels) {
    SequentialSimulation.Seen seen = simulation.run(duels);
    double fourErrors = 4 * Math.sqrt(0.06 * 0.94 / duels);
    assertThat(seen.covered()).as("%s", seen).isGreaterThan(0.94 - fourErrors);
    assertThat(seen.anytime()).as("%s", seen).isGreaterThan(0.95 - fourErrors);
    assertThat(Math.abs(seen.median() - simulation.elo())).as("%s", seen).isLessThan(12);
    return seen;
  }
}
