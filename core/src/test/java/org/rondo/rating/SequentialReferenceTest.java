package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rondo.rating.SprtVerdict.Conclusion;

/** Estimates after sequential tests, compared with other computations of their definition. */
class SequentialReferenceTest {
  private static final Sprt TEST = Sprt.logistic(0, 50);
  private static final Sprt LONG = Sprt.logistic(0, 5);
  private static final Sprt OTHER = Sprt.logistic(-30, 60).withErrors(0.1, 0.02);
  private static final Sprt SHORT = Sprt.logistic(-100, 100).withErrors(0.2, 0.2);

  /** The numbers are those of a program in Python that follows every sum and bisects. */
  static Stream<Arguments> estimates() {
    return Stream.of(
        Arguments.of(TEST, new MatchCounts(20, 8, 12), 69.9179, -31.3200, 174.6444, 0.92084868),
        Arguments.of(OTHER, new MatchCounts(7, 14, 9), -23.0537, -123.2793, 76.0827, 0.31088848),
        Arguments.of(SHORT, new MatchCounts(2, 1, 3), -52.1088, -357.0826, 230.3615, 0.34341687),
        Arguments.of(
            TEST, new PairCounts(13, 0, 25, 0, 34), 97.0641, 23.8000, 171.4295, 0.99506457),
        Arguments.of(TEST, new PairCounts(5, 20, 40, 30, 8), 26.7404, -8.7034, 61.8913, 0.93613431),
        Arguments.of(
            TEST, new PairCounts(26, 0, 37, 0, 17), -31.4627, -96.3747, 34.3221, 0.17012517));
  }

  @ParameterizedTest
  @MethodSource("estimates")
  void estimatesAreThoseOfAnotherProgram(
      Sprt test, Counts counts, double elo, double lower, double upper, double likelihood) {
    EloDifference estimate = test.estimate(counts);
    assertThat(estimate.elo()).isCloseTo(elo, within(0.03));
    assertThat(estimate.lower()).isCloseTo(lower, within(0.03));
    assertThat(estimate.upper()).isCloseTo(upper, within(0.03));
    assertThat(estimate.likelihoodOfSuperiority()).isCloseTo(likelihood, within(2e-4));
  }

  /** One that goes on, and two that have just ended. */
  static Stream<PairCounts> longTests() {
    return Stream.of(
        new PairCounts(240, 960, 1600, 970, 290),
        first(Conclusion.ACCEPT_H1, 0, 1),
        first(Conclusion.ACCEPT_H0, 1, 0));
  }

  private static PairCounts first(Conclusion conclusion, int lost, int won) {
    return IntStream.range(0, 300)
        .mapToObj(more -> new PairCounts(240 + lost * more, 960, 1600, 970, 270 + won * more))
        .filter(pairs -> LONG.verdict(pairs).conclusion() == conclusion)
        .findFirst()
        .orElseThrow();
  }

  /** The share of long tests that end lower, by the motion that their ratio is almost. */
  private static double below(Sprt test, Counts counts, double elo) {
    SprtVerdict verdict = test.verdict(counts);
    ScoreFrequencies played = ScoreFrequencies.of(counts);
    ScoreFrequencies candidate =
        played.plusEach(1.0 / played.size()).withMean(Elo.expectedScore(elo));
    double[] ratios = test.ratios(candidate);
    double[] shares = candidate.shares();
    double mean = 0;
    double square = 0;
    for (int i = 0; i < shares.length; i++) {
      mean += shares[i] * ratios[i];
      square += shares[i] * ratios[i] * ratios[i];
    }
    double variance = square - mean * mean;
    double beyond = 0.5826 * Math.sqrt(variance);
    double lower = verdict.lower() - beyond;
    double upper = verdict.upper() + beyond;
    double place =
        switch (verdict.conclusion()) {
          case ACCEPT_H0 -> lower;
          case ACCEPT_H1 -> upper;
          case CONTINUE -> verdict.llr();
        };
    return new BrownianExit(lower, upper).below(played.total() * variance, place, mean / variance);
  }

  @ParameterizedTest
  @MethodSource("longTests")
  void estimatesAfterLongTestsAreThoseOfTheMotion(PairCounts pairs) {
    Sprt test = LONG;
    EloDifference estimate = test.estimate(pairs);
    assertThat(below(test, pairs, estimate.elo())).isCloseTo(0.5, within(1e-5));
    assertThat(below(test, pairs, estimate.lower())).isCloseTo(0.975, within(1e-5));
    assertThat(below(test, pairs, estimate.upper())).isCloseTo(0.025, within(1e-5));
    assertThat(estimate.likelihoodOfSuperiority()).isCloseTo(below(test, pairs, 0), within(1e-9));
  }

  @Test
  void whereAllIsLevelTheEstimateIsThePlainOne() {
    PairCounts level = new PairCounts(0, 0, 7, 0, 0);
    assertThat(TEST.estimate(level)).isEqualTo(EloDifference.of(level));
  }

  /** A test stops near its bounds: within two steps, and half of the distance of the bounds. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void countsFarBeyondTheBoundsAreEstimatedPlainly(boolean isWon) {
    int first =
        IntStream.range(8, 400)
            .filter(more -> isBeyond(beyond(isWon, more)))
            .findFirst()
            .orElseThrow();
    PairCounts far = beyond(isWon, first);
    assertThat(TEST.estimate(far)).isEqualTo(EloDifference.of(far));
    PairCounts near = beyond(isWon, first - 1);
    assertThat(TEST.estimate(near)).isNotEqualTo(EloDifference.of(near));
  }

  private static PairCounts beyond(boolean isWon, int more) {
    return isWon ? new PairCounts(3, 8, 16, 8, more) : new PairCounts(more, 8, 16, 8, 3);
  }

  private static boolean isBeyond(PairCounts pairs) {
    SprtVerdict verdict = TEST.verdict(pairs);
    double[] ratios = TEST.ratios(ScoreFrequencies.of(pairs).plusEach(0.2));
    double largest = DoubleStream.of(ratios).map(Math::abs).max().orElseThrow();
    double over = Math.max(verdict.lower() - verdict.llr(), verdict.llr() - verdict.upper());
    return over > 2 * largest + Math.log(0.95 / 0.05);
  }

  @Test
  void theLongTestsEndInAllWays() {
    assertThat(longTests().map(pairs -> LONG.verdict(pairs).conclusion()))
        .containsExactlyInAnyOrder(Conclusion.values());
  }
}
