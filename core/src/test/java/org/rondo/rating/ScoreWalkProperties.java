package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.rating.SprtVerdict.Conclusion;

class ScoreWalkProperties {

  /**
   * A test that is walked in all ways.
   *
   * @param units the number of units of the test that was seen
   * @param sum the sum of its scores
   * @param end its end
   */
  private record AllWays(
      int units, int sum, Conclusion end, double[] lower, double[] upper, double[] shares) {

    /** {@return the probability of a lower mean, and of equal ones the given share} */
    double below(double equal) {
      return below(0, 0, equal);
    }

    private double below(int unit, int place, double equal) {
      boolean isLast = unit == units;
      boolean mayEnd = unit > 0 && (!isLast || end != Conclusion.CONTINUE);
      if (mayEnd && (place <= lower[unit] || place >= upper[unit])) {
        return part((double) place / unit, equal);
      }
      if (isLast) {
        return end == Conclusion.CONTINUE
            ? part((double) place / unit, equal)
            : end == Conclusion.ACCEPT_H1 ? 1 : 0;
      }
      double sumOfAll = 0;
      for (int score = 0; score < shares.length; score++) {
        sumOfAll += shares[score] * below(unit + 1, place + score, equal);
      }
      return sumOfAll;
    }

    private double part(double mean, double equal) {
      double lead = mean - (double) sum / units;
      return Math.abs(lead) < 1e-9 ? equal : lead < 0 ? 1 : 0;
    }
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void aWalkIsTheSumOfAllWays(
      @ForAll @IntRange(min = 1, max = 7) int units,
      @ForAll @IntRange(min = 2, max = 4) int scores,
      @ForAll Conclusion end,
      @ForAll @DoubleRange(max = 1) double equal,
      @ForAll long seed) {
    Rng rng = Seed.of(seed).rng();
    double[] lower = new double[units + 1];
    double[] upper = new double[units + 1];
    for (int unit = 1; unit <= units; unit++) {
      int most = unit * (scores - 1);
      // Some of the bounds are places, some are between two, and some cannot be reached.
      lower[unit] = rng.below(most + 2) / 2.0 - 1;
      upper[unit] = Math.max(lower[unit] + 0.5, most + 1 - rng.below(most + 2) / 2.0);
    }
    double[] weights = DoubleStream.generate(() -> 1 + rng.below(9)).limit(scores).toArray();
    double total = DoubleStream.of(weights).sum();
    double[] shares = DoubleStream.of(weights).map(weight -> weight / total).toArray();
    int sum = rng.below(units * (scores - 1) + 1);
    assertThat(new ScoreWalk(units, sum, end, lower, upper).below(shares, equal))
        .isCloseTo(new AllWays(units, sum, end, lower, upper, shares).below(equal), within(1e-11));
  }
}
