package org.rondo.rating;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Simulated duels that end by their test, with what is said about the difference at the end and on
 * the way.
 *
 * @param name the name of the distribution of pairs
 * @param shape the share of pairs with 0, ½, 1, 1½ and 2 points, before they are tilted
 * @param elo the true difference
 */
record SequentialSimulation(String name, double[] shape, double elo) {
  private static final Sprt TEST = Sprt.logistic(0, 50);
  private static final int FORECAST_AT = 25;

  private static final Map<String, double[]> SHAPES =
      Map.ofEntries(
          Map.entry("no draws", new double[] {.25, 0, .5, 0, .25}),
          Map.entry("50 % draws", new double[] {.0625, .25, .375, .25, .0625}),
          Map.entry("90 % draws", new double[] {.0025, .09, .815, .09, .0025}),
          Map.entry("80 % level, else 2-0", new double[] {.1, 0, .8, 0, .1}),
          Map.entry("90 % level, else 2-0", new double[] {.05, 0, .9, 0, .05}),
          Map.entry("94 % level, else 2-0", new double[] {.03, 0, .94, 0, .03}),
          Map.entry("97 % level, else 2-0", new double[] {.015, 0, .97, 0, .015}),
          Map.entry("97 % level, else 1½-½", new double[] {0, .015, .97, .015, 0}),
          Map.entry("99.5 % level", new double[] {.0025, 0, .995, 0, .0025}),
          Map.entry("2-0 or 0-2", new double[] {.5, 0, 0, 0, .5}),
          Map.entry("level or 1½-½", new double[] {0, .25, .5, .25, 0}),
          Map.entry("skew, 0-2 rare", new double[] {.02, 0, .94, .04, 0}),
          Map.entry("skew, 2-0 rare", new double[] {0, .04, .94, 0, .02}),
          Map.entry("skew, 2-0 .5 %", new double[] {0, .01, .985, 0, .005}),
          Map.entry("skew, 0-2 .5 %", new double[] {.005, 0, .985, .01, 0}));

  /** Prints a line for each distribution; the argument is the number of duels. */
  public static void main(String... arguments) {
    for (SequentialSimulation simulation : all(0, 25, 50, 100)) {
      System.out.printf(
          Locale.ROOT,
          "%s, %.0f Elo: %s%n",
          simulation.name(),
          simulation.elo(),
          simulation.run(Integer.parseInt(arguments[0])));
    }
  }

  /** {@return all distributions with each of the differences} */
  static List<SequentialSimulation> all(double... elos) {
    return SHAPES.keySet().stream()
        .sorted()
        .flatMap(name -> Arrays.stream(elos).mapToObj(elo -> of(name, elo)))
        .toList();
  }

  static SequentialSimulation of(String name, double elo) {
    return new SequentialSimulation(name, SHAPES.get(name), elo);
  }

  /**
   * What was seen; all but the means are shares.
   *
   * @param plain duels whose plain interval contains the truth
   * @param covered duels whose corrected interval does
   * @param anytime duels in which the truth was never left out on the way
   * @param tooHigh duels whose estimate is too high, ties as a half
   * @param plainTooHigh duels whose plain estimate is too high, ties as a half
   * @param plainMean the mean of the plain estimates
   * @param mean the mean of the corrected estimates
   * @param median the median of the corrected estimates
   * @param superior duels with a corrected likelihood of superiority above 95 %
   * @param stronger duels that end with the second hypothesis
   * @param forecast duels that ended within their forecast after 25 pairs, of those that had one
   */
  record Seen(
      double plain,
      double covered,
      double anytime,
      double tooHigh,
      double plainTooHigh,
      double plainMean,
      double mean,
      double median,
      double superior,
      double stronger,
      double forecast) {}

  Seen run(int duels) {
    double[] shares = tilted();
    Map<PairCounts, SprtVerdict> verdicts = new HashMap<>();
    Map<PairCounts, EloDifference> estimates = new HashMap<>();
    Map<PairCounts, Boolean> contained = new HashMap<>();
    double[] estimated = new double[duels];
    double[] sums = new double[11];
    for (int duel = 0; duel < duels; duel++) {
      Rng rng = Seed.of(1978).child("duel", duel).rng();
      long[] met = new long[5];
      PairCounts pairs;
      boolean isIn = true;
      Optional<TestForecast> forecast = Optional.empty();
      do {
        met[drawn(rng, shares)]++;
        pairs = new PairCounts(met[0], met[1], met[2], met[3], met[4]);
        isIn &= contained.computeIfAbsent(pairs, this::isInAnytimeInterval);
        if (pairs.pairs() == FORECAST_AT) {
          forecast = TEST.forecast(pairs);
        }
      } while (!verdicts.computeIfAbsent(pairs, TEST::verdict).isFinal());
      EloDifference plain = EloDifference.of(pairs);
      EloDifference corrected = estimates.computeIfAbsent(pairs, TEST::estimate);
      estimated[duel] = corrected.elo();
      double games = pairs.games();
      sums[0] += contains(plain) ? 1 : 0;
      sums[1] += contains(corrected) ? 1 : 0;
      sums[2] += isIn ? 1 : 0;
      sums[3] += 0.5 + Math.signum(corrected.elo() - elo) / 2;
      sums[4] += plain.elo();
      sums[5] += corrected.elo();
      sums[6] += corrected.likelihoodOfSuperiority() > 0.95 ? 1 : 0;
      sums[7] += forecast.filter(one -> one.low() <= games && games <= one.high()).stream().count();
      sums[8] += forecast.stream().count();
      sums[10] += 0.5 + Math.signum(plain.elo() - elo) / 2;
      sums[9] += verdicts.get(pairs).conclusion() == SprtVerdict.Conclusion.ACCEPT_H1 ? 1 : 0;
    }
    Arrays.sort(estimated);
    return new Seen(
        sums[0] / duels,
        sums[1] / duels,
        sums[2] / duels,
        sums[3] / duels,
        sums[10] / duels,
        sums[4] / duels,
        sums[5] / duels,
        estimated[duels / 2],
        sums[6] / duels,
        sums[9] / duels,
        sums[7] / sums[8]);
  }

  private boolean isInAnytimeInterval(PairCounts pairs) {
    return EloInterval.evidence(ScoreFrequencies.of(pairs), Elo.expectedScore(elo)) <= 0;
  }

  private boolean contains(EloDifference difference) {
    return difference.lower() <= elo && elo <= difference.upper();
  }

  static int drawn(Rng rng, double... shares) {
    double left = rng.uniform();
    int kind = 0;
    while (kind < shares.length - 1 && left >= shares[kind]) {
      left -= shares[kind];
      kind++;
    }
    return kind;
  }

  /** {@return the shape, weighted by a power of e to the score, that has the difference} */
  double[] tilted() {
    double low = -60;
    double high = 60;
    double[] shares = shape;
    for (int halving = 0; halving < 100; halving++) {
      double tilt = (low + high) / 2;
      shares = tilted(tilt);
      double mean = 0;
      for (int kind = 0; kind < shares.length; kind++) {
        mean += shares[kind] * kind / 4;
      }
      if (mean < Elo.expectedScore(elo)) {
        low = tilt;
      } else {
        high = tilt;
      }
    }
    return shares;
  }

  private double[] tilted(double tilt) {
    double[] weights = new double[shape.length];
    double sum = 0;
    for (int kind = 0; kind < shape.length; kind++) {
      weights[kind] = shape[kind] * Math.exp(tilt * kind / 4);
      sum += weights[kind];
    }
    for (int kind = 0; kind < shape.length; kind++) {
      weights[kind] /= sum;
    }
    return weights;
  }
}
