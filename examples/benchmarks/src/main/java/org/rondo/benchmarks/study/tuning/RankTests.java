package org.rondo.benchmarks.study.tuning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.apache.commons.math3.distribution.ChiSquaredDistribution;
import org.apache.commons.math3.stat.ranking.NaturalRanking;

/** Tests that compare methods by ranks, with the tuning seeds as blocks. */
final class RankTests {
  private static final double PRECISION = 1e9;

  /**
   * The result of Friedman's test.
   *
   * @param meanRanks the mean rank of each method; rank 1 is the highest value
   * @param statistic the statistic, corrected for ties
   * @param probability the probability of such a statistic or a greater one if all methods are
   *     alike, by the chi-square distribution
   */
  record Friedman(List<Double> meanRanks, double statistic, double probability) {
    Friedman {
      meanRanks = List.copyOf(meanRanks);
    }
  }

  private RankTests() {}

  /**
   * Compares several methods.
   *
   * <p>Source: M. Friedman, The use of ranks to avoid the assumption of normality implicit in the
   * analysis of variance, Journal of the American Statistical Association 32, 1937.
   *
   * @param methods the values of each method, by seed; at least two methods and two seeds
   */
  static Friedman friedman(List<SeedSample> methods) {
    int methodCount = methods.size();
    int seeds = methods.get(0).values().size();
    double[] sums = new double[methodCount];
    double squares = 0;
    for (int seed = 0; seed < seeds; seed++) {
      double[] values = new double[methodCount];
      for (int method = 0; method < methodCount; method++) {
        // Minus zero would rank below zero.
        values[method] = 0.0 - methods.get(method).values().get(seed);
      }
      double[] ranks = new NaturalRanking().rank(values);
      for (int method = 0; method < methodCount; method++) {
        sums[method] += ranks[method];
        squares += ranks[method] * ranks[method];
      }
    }
    double expected = seeds * (methodCount + 1) / 2.0;
    double between = 0;
    for (double sum : sums) {
      between += (sum - expected) * (sum - expected);
    }
    double within = squares - seeds * methodCount * StrictMath.pow((methodCount + 1) / 2.0, 2);
    double statistic = within == 0 ? 0 : (methodCount - 1) * between / within;
    double below =
        new ChiSquaredDistribution(null, methodCount - 1.0).cumulativeProbability(statistic);
    List<Double> means = IntStream.range(0, methodCount).mapToObj(n -> sums[n] / seeds).toList();
    return new Friedman(means, statistic, 1 - below);
  }

  /**
   * {@return the probability of Wilcoxon's test that two methods differ by so much or more over the
   * same seeds if they are alike}
   *
   * <p>Seeds with equal values are left out, as Wilcoxon did. Equal differences share a rank, and
   * the probability is exact also then: it counts the signs of the ranks that there are. The
   * library takes the distribution of the ranks 1 to n, which is another one.
   *
   * <p>Source: B. Streitberg and J. Röhmel, Exact distributions for permutation and rank tests: an
   * introduction to some recently published algorithms, Statistical Software Newsletter 12, 1986
   * (the shift algorithm).
   */
  static double wilcoxon(SeedSample one, SeedSample other) {
    double[] differences =
        one.minus(other).values().stream()
            .mapToDouble(RankTests::rounded)
            .filter(difference -> difference != 0)
            .toArray();
    if (differences.length == 0) {
      return 1;
    }
    double[] ranks =
        new NaturalRanking().rank(DoubleStream.of(differences).map(Math::abs).toArray());
    // Shared ranks are halves, so twice a rank is a whole number.
    int[] doubled = DoubleStream.of(ranks).mapToInt(rank -> (int) Math.round(2 * rank)).toArray();
    int total = IntStream.of(doubled).sum();
    int positive =
        IntStream.range(0, doubled.length)
            .filter(n -> differences[n] > 0)
            .map(n -> doubled[n])
            .sum();
    double[] sums = sumsOfRandomSigns(doubled, total);
    double tail = 0;
    for (int sum = Math.max(positive, total - positive); sum <= total; sum++) {
      tail += sums[sum];
    }
    return Math.min(1, 2 * tail);
  }

  /**
   * {@return the probability of each sum of those ranks that are positive, if every rank is so with
   * probability one half}
   */
  private static double[] sumsOfRandomSigns(int[] ranks, int total) {
    double[] sums = new double[total + 1];
    sums[0] = 1;
    for (int rank : ranks) {
      for (int sum = total; sum >= 0; sum--) {
        sums[sum] = (sums[sum] + (sum < rank ? 0 : sums[sum - rank])) / 2;
      }
    }
    return sums;
  }

  /** {@return a number without its last digits, in which equal differences may differ} */
  private static double rounded(double number) {
    return Math.rint(number * PRECISION) / PRECISION;
  }

  /**
   * {@return the probabilities corrected by Holm's method for the number of tests, in the same
   * order}
   */
  static List<Double> holm(List<Double> probabilities) {
    List<Integer> order =
        IntStream.range(0, probabilities.size())
            .boxed()
            .sorted(Comparator.comparing(probabilities::get))
            .toList();
    List<Double> corrected = new ArrayList<>(probabilities);
    double most = 0;
    for (int n = 0; n < order.size(); n++) {
      most = Math.max(most, Math.min(1, probabilities.get(order.get(n)) * (order.size() - n)));
      corrected.set(order.get(n), most);
    }
    return corrected;
  }
}
