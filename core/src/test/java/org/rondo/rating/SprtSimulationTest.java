package org.rondo.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.math3.stat.inference.AlternativeHypothesis;
import org.apache.commons.math3.stat.inference.BinomialTest;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.rating.SprtVerdict.Conclusion;

/** How often the test errs, over simulated duels with fixed seeds. */
class SprtSimulationTest {
  private static final int DUELS = 2_000;
  private static final double COMPATIBLE = 0.01;

  /** Shares of losses, draws and wins before they are tilted to a strength; pairs likewise. */
  private static final List<double[]> SHAPES =
      List.of(
          new double[] {0.35, 0.3, 0.35},
          new double[] {0.1, 0.8, 0.1},
          new double[] {0.002, 0.9, 0.098},
          new double[] {0.05, 0.2, 0.5, 0.2, 0.05},
          new double[] {0.02, 0.05, 0.8, 0.08, 0.05});

  static Stream<Arguments> duels() {
    return Stream.of(
            Sprt.logistic(0, 100),
            Sprt.logistic(-50, 50).withErrors(0.1, 0.02),
            Sprt.normalised(0, 200))
        .flatMap(sprt -> SHAPES.stream().map(shape -> Arguments.of(sprt, shape)));
  }

  @ParameterizedTest
  @MethodSource("duels")
  void ofEqualsNoMoreThanAlphaAreDeclaredStronger(Sprt sprt, double[] shape) {
    assertCompatible(
        wrong(sprt, tilted(shape, sprt, sprt.elo0()), Conclusion.ACCEPT_H1), sprt.alpha());
  }

  @ParameterizedTest
  @MethodSource("duels")
  void ofTheStrongerNoMoreThanBetaAreMissed(Sprt sprt, double[] shape) {
    assertCompatible(
        wrong(sprt, tilted(shape, sprt, sprt.elo1()), Conclusion.ACCEPT_H0), sprt.beta());
  }

  private static void assertCompatible(int wrong, double error) {
    assertThat(
            new BinomialTest()
                .binomialTest(DUELS, wrong, error, AlternativeHypothesis.GREATER_THAN))
        .as("p-value of %d wrong verdicts of %d, where %s may be wrong", wrong, DUELS, error)
        .isGreaterThan(COMPATIBLE);
  }

  private static int wrong(Sprt sprt, double[] shares, Conclusion error) {
    Map<Counts, Conclusion> verdicts = new HashMap<>();
    Function<Counts, Conclusion> verdict =
        counts -> verdicts.computeIfAbsent(counts, c -> sprt.verdict(c).conclusion());
    return (int)
        IntStream.range(0, DUELS)
            .filter(duel -> decision(verdict, shares, Seed.of(2018).child("duel", duel)) == error)
            .count();
  }

  private static Conclusion decision(
      Function<Counts, Conclusion> verdict, double[] shares, Seed seed) {
    Rng rng = seed.rng();
    long[] met = new long[shares.length];
    Conclusion decision = Conclusion.CONTINUE;
    while (decision == Conclusion.CONTINUE) {
      met[draw(rng, shares)]++;
      decision = verdict.apply(counts(met));
    }
    return decision;
  }

  private static int draw(Rng rng, double... shares) {
    double left = rng.uniform();
    int result = 0;
    while (result < shares.length - 1 && left >= shares[result]) {
      left -= shares[result];
      result++;
    }
    return result;
  }

  private static Counts counts(long... met) {
    return met.length == 3
        ? new MatchCounts(met[2], met[1], met[0])
        : new PairCounts(met[0], met[1], met[2], met[3], met[4]);
  }

  /** The shape, weighted by a power of e to the score, that has the strength. */
  private static double[] tilted(double[] shape, Sprt sprt, double elo) {
    double lower = -50;
    double upper = 50;
    for (int halving = 0; halving < 100; halving++) {
      double middle = (lower + upper) / 2;
      if (isWeaker(tilted(shape, middle), sprt, elo)) {
        lower = middle;
      } else {
        upper = middle;
      }
    }
    return tilted(shape, lower);
  }

  private static double[] tilted(double[] shape, double tilt) {
    double[] weights =
        IntStream.range(0, shape.length)
            .mapToDouble(i -> shape[i] * Math.exp(tilt * i / (shape.length - 1)))
            .toArray();
    double sum = Arrays.stream(weights).sum();
    return Arrays.stream(weights).map(weight -> weight / sum).toArray();
  }

  private static boolean isWeaker(double[] shares, Sprt sprt, double elo) {
    double mean = 0;
    double square = 0;
    for (int i = 0; i < shares.length; i++) {
      double score = (double) i / (shares.length - 1);
      mean += shares[i] * score;
      square += shares[i] * score * score;
    }
    if (sprt.scale() == Sprt.Scale.LOGISTIC) {
      return mean < Elo.expectedScore(elo);
    }
    double gameDeviation = Math.sqrt((square - mean * mean) * (shares.length == 5 ? 2 : 1));
    return (mean - 0.5) / gameDeviation < elo * Math.log(10) / 800;
  }
}
