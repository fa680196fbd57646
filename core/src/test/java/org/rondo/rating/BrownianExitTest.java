package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.math3.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BrownianExitTest {

  /** Wald's formula: (1 − e^(−2νb)) / (e^(−2νa) − e^(−2νb)), the probability of the lower end. */
  @ParameterizedTest
  @CsvSource({"-2.9, 2.9, 0.5", "-1, 3, -0.3", "-2, 0.5, 0.05"})
  void afterALongTimeTheEndsHaveWaldsProbabilities(double lower, double upper, double drift) {
    double atLower =
        (1 - Math.exp(-2 * drift * upper))
            / (Math.exp(-2 * drift * lower) - Math.exp(-2 * drift * upper));
    BrownianExit exit = new BrownianExit(lower, upper);
    assertThat(exit.below(500, lower, drift)).isCloseTo(atLower, within(1e-10));
    assertThat(exit.left(500, drift)).isCloseTo(1, within(1e-10));
  }

  @Test
  void betweenDistantEndsThePlaceIsNormal() {
    assertThat(new BrownianExit(-90, 90).below(4, 1.5, 0.25))
        .isCloseTo(new NormalDistribution(1, 2).cumulativeProbability(1.5), within(1e-12));
  }

  @Test
  void theEndsMirrorEachOther() {
    assertThat(new BrownianExit(-1, 3).below(2, 0.5, 0.4))
        .isCloseTo(1 - new BrownianExit(-3, 1).below(2, -0.5, -0.4), within(1e-12));
  }

  /** The first passage of a single end: 2Φ(−d / √t) without drift, Siegmund 1985, formula 3.12. */
  @Test
  void aSingleEndIsReachedByReflection() {
    assertThat(new BrownianExit(-1, 90).left(2.25, 0))
        .isCloseTo(2 * new NormalDistribution().cumulativeProbability(-1 / 1.5), within(1e-9));
  }

  /**
   * An end at 16 deviations is reached half of the time by the drift alone, and 1 / (32 √(2π)) more
   * often by paths that come back, less a 1024th of it.
   */
  @Test
  void aDistantEndIsReachedByAStrongDrift() {
    double back = 1 / (32 * Math.sqrt(2 * Math.PI)) * (1 - 1 / 1024.0);
    assertThat(new BrownianExit(-1, 90).left(1 / 256.0, -256)).isCloseTo(0.5 + back, within(2e-5));
    assertThat(new BrownianExit(-90, 1).left(1 / 256.0, 256)).isCloseTo(0.5 + back, within(2e-5));
  }

  @ParameterizedTest
  @CsvSource({"0.01, 300", "0.1, -70", "5000, 9", "1e-6, 0"})
  void extremesGiveProbabilities(double time, double drift) {
    assertThat(new BrownianExit(-2.9, 2.9).below(time, 1, drift)).isBetween(0.0, 1.0);
  }
}
