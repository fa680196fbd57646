package org.rondo.benchmarks.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.rondo.benchmarks.study.SimulatedCluster.Costs;
import org.rondo.benchmarks.study.SimulatedCluster.Run;
import org.rondo.benchmarks.study.SimulatedCluster.Speeds;
import org.rondo.random.Seed;

/** The simulated cluster, where its result can be computed by hand. */
class ScalingStudyTest {
  private static final Speeds EQUAL = new Speeds(0, 0);

  private static Run play(int cores, int matches, Costs costs, Speeds speeds) {
    return new SimulatedCluster(cores, costs, speeds).play(matches, Seed.of(7).rng());
  }

  @Test
  void coresThatCostNothingButTheirMatchesPlayAllTheTime() {
    Run run = play(4, 40_000, new Costs(0.005, 0, 0, 0, 0), EQUAL);
    assertThat(run.time()).isCloseTo(50, within(0.2));
    assertThat(run.efficiency()).isCloseTo(1, within(0.005));
    assertThat(run.driver()).isZero();
  }

  @Test
  void theDriverIsTheLimitIfItNeedsLongerForAMatchThanAllCores() {
    Run run = play(100, 100_000, new Costs(0.005, 0, 0.001, 0, 0), EQUAL);
    assertThat(run.time()).isCloseTo(100, within(2.0));
    assertThat(run.driver()).isGreaterThan(0.97);
    assertThat(run.efficiency()).isCloseTo(0.05, within(0.01));
  }

  @Test
  void theCostOfABatchIsAShareOfItsSecond() {
    Run run = play(4, 4_000, new Costs(0.1, 0, 0, 0, 0.1), EQUAL);
    assertThat(run.efficiency()).isBetween(0.85, 0.92);
  }

  @Test
  void slowCoresGetFewerMatches() {
    Run run = play(100, 40_000, new Costs(0.05, 0.3, 0, 0, 0), new Speeds(0.2, 0.1));
    assertThat(run.efficiency()).isGreaterThan(0.95);
  }

  @Test
  void theTablesNameTheNodes() throws IOException, InterruptedException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ScalingStudy.work(new PrintStream(out, true, StandardCharsets.UTF_8), "0.2", "5", "10").run();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("| 5 ms | 100 |", "| 1000 ms | 10 |", "| 100 | 17.0 s |");
    assertThatThrownBy(() -> ScalingStudy.work(System.out, "1", "x", "2"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("give three costs");
  }
}
