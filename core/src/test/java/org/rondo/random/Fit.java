package org.rondo.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.apache.commons.math3.distribution.UniformRealDistribution;
import org.apache.commons.math3.stat.inference.ChiSquareTest;
import org.apache.commons.math3.stat.inference.KolmogorovSmirnovTest;

/** How well draws fit what is claimed of them. For fixed seeds only: the verdict never changes. */
final class Fit {
  /** A right generator fails one fixed seed in so many; no seed here is one of them. */
  private static final double ALPHA = 1e-4;

  private Fit() {}

  static void assertUniform(long... counts) {
    double[] expected = new double[counts.length];
    Arrays.fill(expected, 1);
    assertFits(expected, counts);
  }

  /** The weights need not add up to one. */
  static void assertFits(double[] weights, long[] counts) {
    assertThat(new ChiSquareTest().chiSquareTest(weights, counts))
        .as("chi-square p-value of %s", Arrays.toString(counts))
        .isGreaterThan(ALPHA);
  }

  static void assertIndependent(long[][] pairs) {
    assertThat(new ChiSquareTest().chiSquareTest(pairs))
        .as("chi-square p-value of the table")
        .isGreaterThan(ALPHA);
  }

  static void assertUniformOnUnitInterval(double... draws) {
    assertThat(
            new KolmogorovSmirnovTest()
                .kolmogorovSmirnovTest(new UniformRealDistribution(0, 1), draws))
        .as("Kolmogorov-Smirnov p-value")
        .isGreaterThan(ALPHA);
  }
}
