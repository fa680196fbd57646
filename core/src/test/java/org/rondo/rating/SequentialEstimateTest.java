package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.rating.SprtVerdict.Conclusion;

/** What is said about a difference at the end of a sequential test, and on the way. */
class SequentialEstimateTest {
  private static final Sprt TEST = Sprt.logistic(0, 50);

  /** A test that cannot end is a plain sum of scores, so the walk is a binomial distribution. */
  @Test
  void anOpenWalkIsTheSumOfItsScores() {
    double[] none = {-9, -9, -9, -9, -9};
    double[] never = {99, 99, 99, 99, 99};
    ScoreWalk walk = new ScoreWalk(4, 2, Conclusion.CONTINUE, none, never);
    assertThat(walk.below(new double[] {0.5, 0.5}, 0)).isCloseTo(5 / 16.0, within(1e-12));
    assertThat(walk.below(new double[] {0.5, 0.5}, 1)).isCloseTo(11 / 16.0, within(1e-12));
  }

  @Test
  void aTestWithoutAStopHasThePlainEstimate() {
    PairCounts pairs = new PairCounts(24, 0, 49, 0, 41);
    EloDifference plain = EloDifference.of(pairs);
    EloDifference estimate = Sprt.logistic(-1000, 1000).withErrors(1e-9, 1e-9).estimate(pairs);
    assertThat(estimate.elo()).isCloseTo(plain.elo(), within(2.0));
    assertThat(estimate.error()).isCloseTo(plain.error(), within(3.0));
  }

  static Stream<Arguments> stops() {
    return Stream.of(
        Arguments.of(new PairCounts(13, 0, 25, 0, 34), Conclusion.ACCEPT_H1),
        Arguments.of(new PairCounts(26, 0, 37, 0, 17), Conclusion.ACCEPT_H0));
  }

  @ParameterizedTest
  @MethodSource("stops")
  void anEstimateIsNearerToTheMiddleOfTheHypothesesThanThePlainOne(
      PairCounts pairs, Conclusion conclusion) {
    assertThat(TEST.verdict(pairs).conclusion()).isEqualTo(conclusion);
    EloDifference plain = EloDifference.of(pairs);
    EloDifference estimate = TEST.estimate(pairs);
    assertThat(Math.abs(estimate.elo() - 25)).isLessThan(Math.abs(plain.elo() - 25));
    assertThat(estimate.error()).isGreaterThan(plain.error());
  }

  @Test
  void theMirroredTestHasTheOppositeEstimate() {
    EloDifference one = TEST.estimate(new PairCounts(13, 0, 25, 0, 34));
    EloDifference other = Sprt.logistic(-50, 0).estimate(new PairCounts(34, 0, 25, 0, 13));
    assertThat(other.elo()).isCloseTo(-one.elo(), within(0.1));
    assertThat(other.upper()).isCloseTo(-one.lower(), within(0.1));
  }

  @Test
  void countsThatTheTestWouldNotHaveReachedAreEstimatedPlainly() {
    PairCounts pairs = new PairCounts(300, 900, 2000, 1000, 320);
    assertThat(TEST.estimate(pairs)).isEqualTo(EloDifference.of(pairs));
    assertThat(TEST.estimate(PairCounts.none())).isEqualTo(EloDifference.of(PairCounts.none()));
  }

  /** At 4,000 pairs the sums are followed one by one, above them the motion is Brownian. */
  @Test
  void longTestsGoOnWithoutAJump() {
    Sprt test = Sprt.logistic(0, 5);
    EloDifference below = test.estimate(new PairCounts(240, 960, 1540, 970, 290));
    EloDifference above = test.estimate(new PairCounts(240, 960, 1541, 970, 290));
    assertThat(test.verdict(new PairCounts(240, 960, 1541, 970, 290)).isFinal()).isFalse();
    assertThat(above.elo()).isCloseTo(below.elo(), within(0.15));
    assertThat(above.lower()).isCloseTo(below.lower(), within(0.3));
    assertThat(above.upper()).isCloseTo(below.upper(), within(0.3));
  }

  @Test
  void anytimeIntervalsAreWiderThanPlainOnes() {
    for (PairCounts pairs :
        List.of(new PairCounts(24, 0, 49, 0, 41), new PairCounts(5, 20, 40, 30, 8))) {
      EloDifference plain = EloDifference.of(pairs);
      EloInterval anytime = EloInterval.anytime(pairs);
      assertThat(anytime.lower()).isLessThan(plain.lower());
      assertThat(anytime.upper()).isGreaterThan(plain.upper());
    }
    assertThat(EloInterval.anytime(PairCounts.none()))
        .isEqualTo(new EloInterval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY));
    assertThat(EloInterval.anytime(new MatchCounts(30, 0, 0)).upper()).isInfinite();
  }

  @Test
  void aForecastIsARangeAndNeedsTenPairs() {
    assertThat(TEST.forecast(new PairCounts(1, 2, 3, 2, 1))).isEmpty();
    assertThat(TEST.forecast(new PairCounts(13, 0, 25, 0, 34))).isEmpty();
    Optional<TestForecast> forecast = TEST.forecast(new PairCounts(5, 20, 40, 30, 8));
    assertThat(forecast).isPresent();
    assertThat(forecast.get().low()).isGreaterThan(206);
    assertThat(forecast.get().high()).isGreaterThan(2 * (forecast.get().low() - 206));
    assertThat(forecast.get().low() % 2 + forecast.get().high() % 2).as("whole pairs").isZero();
  }
}
