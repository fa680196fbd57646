package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TestForecastTest {
  private static final Sprt TEST = Sprt.logistic(0, 50);

  static List<Counts> counts() {
    return List.of(
        new PairCounts(5, 20, 40, 30, 8),
        new PairCounts(1, 2, 4, 2, 1),
        new MatchCounts(60, 70, 55),
        SetCounts.none(4, 1)
            .plusSet(0)
            .plusSet(1)
            .plusSet(2)
            .plusSet(1)
            .plusSet(2)
            .plusSet(1)
            .plusSet(0)
            .plusSet(1)
            .plusSet(2)
            .plusSet(1)
            .plusSet(2)
            .plusSet(1));
  }

  /**
   * The ratio of a unit has the mean and the variance of the units played, of which there is one
   * more, spread over all scores.
   */
  private static double[] moments(Counts counts) {
    ScoreFrequencies played = ScoreFrequencies.of(counts);
    ScoreFrequencies units = played.plusEach(1.0 / played.size());
    double[] ratios = TEST.ratios(units);
    double mean = 0;
    double square = 0;
    for (int i = 0; i < ratios.length; i++) {
      mean += units.count(i) / units.total() * ratios[i];
      square += units.count(i) / units.total() * ratios[i] * ratios[i];
    }
    return new double[] {mean, square - mean * mean};
  }

  /** {@return the probability that the test ends within further units, by the trapezoidal rule} */
  private static double endsWithin(Counts counts, double further) {
    SprtVerdict verdict = TEST.verdict(counts);
    double variance = moments(counts)[1];
    double time = counts.units() * variance;
    double beyond = 0.5826 * Math.sqrt(variance);
    BrownianExit rest =
        new BrownianExit(
            verdict.lower() - verdict.llr() - beyond, verdict.upper() - verdict.llr() + beyond);
    double sum = 0;
    double step = 0.02;
    for (double x = -8; x <= 8; x += step) {
      double drift = (verdict.llr() + x * Math.sqrt(time)) / time;
      sum +=
          Math.exp(-x * x / 2)
              / Math.sqrt(2 * Math.PI)
              * step
              * rest.left(further * variance, drift);
    }
    return sum;
  }

  @ParameterizedTest
  @MethodSource("counts")
  void aTestEndsWithinItsForecastWithAProbabilityOf80Percent(Counts counts) {
    TestForecast forecast = TEST.forecast(counts).orElseThrow();
    long games = counts.games() / counts.units();
    double low = (forecast.low() - counts.games()) / (double) games;
    double high = (forecast.high() - counts.games()) / (double) games;
    // The forecast takes the drift from 20 nodes, which is rough for few units.
    double rough = counts.units() > 50 ? 1e-3 : 1e-2;
    assertThat(endsWithin(counts, low)).isGreaterThan(0.1 - rough);
    assertThat(endsWithin(counts, low - 1)).isLessThan(0.1 + rough);
    assertThat(endsWithin(counts, high)).isGreaterThan(0.9 - rough);
    assertThat(endsWithin(counts, high - 1)).isLessThan(0.9 + rough);
    assertThat(low).isEqualTo(Math.rint(low));
    assertThat(high).isEqualTo(Math.rint(high));
  }

  @ParameterizedTest
  @MethodSource("counts")
  void theStepsHaveTheMeanAndTheVarianceOfTheRatios(Counts counts) {
    ScoreFrequencies played = ScoreFrequencies.of(counts);
    RatioSteps steps = RatioSteps.of(TEST, played.plusEach(1.0 / played.size()));
    assertThat(steps.mean()).isCloseTo(moments(counts)[0], within(1e-12));
    assertThat(steps.variance()).isCloseTo(moments(counts)[1], within(1e-12));
  }

  @Test
  void tenUnitsAreNeeded() {
    assertThat(TEST.forecast(new PairCounts(1, 2, 4, 2, 1))).isPresent();
    assertThat(TEST.forecast(new PairCounts(1, 2, 3, 2, 1))).isEmpty();
  }

  @Test
  void aRangeHasItsEndsInOrder() {
    assertThat(new TestForecast(0, 0).high()).isZero();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TestForecast(-1, 0))
        .withMessage("games -1 to 0 are no range");
    assertThatIllegalArgumentException().isThrownBy(() -> new TestForecast(3, 2));
  }
}
