package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Optional;
import org.apache.commons.math3.analysis.integration.gauss.GaussIntegrator;
import org.apache.commons.math3.analysis.integration.gauss.GaussIntegratorFactory;

/**
 * The number of games after which a sequential test will probably be decided.
 *
 * @param low the number of games, those so far included, within which one test in ten ends; of the
 *     counts of a duel, a number of whole pairs or sets
 * @param high the number of games within which nine tests in ten end
 */
public record TestForecast(long low, long high) {

  /** The number of games or pairs below which the past says too little. */
  private static final int MIN_UNITS = 10;

  private static final double FEW = 0.1;
  private static final double MANY = 0.9;
  private static final int NODES = 20;
  private static final int MAX_DOUBLINGS = 40;
  private static final int HALVINGS = 20;
  private static final double ADDED_UNITS = 1;

  private static final GaussIntegrator NORMAL = new GaussIntegratorFactory().hermite(NODES);

  /**
   * Creates a forecast.
   *
   * @throws IllegalArgumentException if a number is negative, or the first is above the second
   */
  public TestForecast {
    checkArgument(low >= 0 && low <= high, "games %s to %s are no range", low, high);
  }

  /**
   * {@return a forecast; empty if the test has decided, or has fewer than ten games or pairs}
   *
   * <p>The log-likelihood ratio is taken for a Brownian motion. Its drift is uncertain: it is
   * distributed about the mean so far as after a flat prior. So the range is one for all strengths
   * together; where the truth is in the middle of both hypotheses, tests often need more games.
   */
  static Optional<TestForecast> of(Sprt test, Counts counts) {
    ScoreFrequencies played = ScoreFrequencies.of(counts);
    SprtVerdict verdict = test.verdict(counts);
    if (verdict.isFinal() || played.total() < MIN_UNITS) {
      return Optional.empty();
    }
    ScoreFrequencies units = played.plusEach(ADDED_UNITS / played.size());
    RatioSteps steps = RatioSteps.of(test, units);
    double time = played.total() * steps.variance();
    BrownianExit rest =
        steps.exit(verdict.lower() - verdict.llr(), verdict.upper() - verdict.llr());
    return Optional.of(
        new TestForecast(
            games(counts, quantile(rest, time, verdict.llr(), FEW) / time),
            games(counts, quantile(rest, time, verdict.llr(), MANY) / time)));
  }

  /** {@return the games so far and in whole units the further ones, a multiple of those so far} */
  private static long games(Counts counts, double further) {
    long units = (long) Math.ceil(counts.units() * further);
    return counts.games() + units * (counts.games() / counts.units());
  }

  /** {@return the further time by which the motion has left with a probability} */
  private static double quantile(BrownianExit rest, double time, double llr, double probability) {
    double high = time;
    for (int i = 0; i < MAX_DOUBLINGS && left(rest, time, llr, high) < probability; i++) {
      high *= 2;
    }
    double low = 0;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (left(rest, time, llr, middle) < probability) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  private static double left(BrownianExit rest, double time, double llr, double further) {
    return NORMAL.integrate(x -> rest.left(further, (llr + x * StrictMath.sqrt(2 * time)) / time))
        / StrictMath.sqrt(Math.PI);
  }
}
