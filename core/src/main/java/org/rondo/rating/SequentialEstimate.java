package org.rondo.rating;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.analysis.solvers.BrentSolver;

/**
 * The Elo difference of two sides after a sequential test, corrected for its stop.
 *
 * <p>A test stops when the score is far from even by luck or strength, so the plain estimate is too
 * far from the middle of the hypotheses, and the plain interval contains the truth too seldom. Here
 * the estimate is the difference at which half of all tests would end with a lower mean score. The
 * limits are the differences at which 2.5 % of them would end as high as, or as low as, the
 * observed one. This is the construction of D. Siegmund, <i>Estimation following sequential
 * tests</i>, Biometrika 65 (1978), which fishtest uses with a Brownian motion in place of the sums
 * of scores.
 */
final class SequentialEstimate {
  private static final double TAIL = 0.025;
  private static final double HALF = 0.5;

  /** The largest number of pairs whose sums are followed one by one. */
  private static final double LONG = 4_000;

  /** The number of kinds of pairs. */
  private static final double KINDS = 5;

  /** The number of units of each kind that the test itself has at the least. */
  private static final double SEEN_BY_TEST = 1e-3;

  /** The number of units that the kinds of the candidate distributions have in addition. */
  private static final double ADDED_UNITS = 1;

  /** The largest number of steps over a bound that a test can have made at its end. */
  private static final double STEPS_BEYOND = 2;

  private static final int CELLS = 200;
  private static final double LEAST_SCORE = 1e-3;
  private static final double ACCURACY = 1e-4;
  private static final int MAX_EVALUATIONS = 200;

  private final Sprt test;
  private final Counts counts;
  private final ScoreFrequencies played;
  private final ScoreFrequencies candidates;
  private final SprtVerdict verdict;
  private final EndProbability ends;

  /** The probability that a test with a distribution of scores ends lower than the observed one. */
  private interface EndProbability {
    double below(ScoreFrequencies candidate, double equal);
  }

  private SequentialEstimate(Sprt test, Counts counts) {
    this.test = test;
    this.counts = counts;
    this.played = ScoreFrequencies.of(counts);
    this.candidates = played.plusEach(ADDED_UNITS / played.size());
    this.verdict = test.verdict(counts);
    this.ends = isLong() ? (one, equal) -> belowInLongTest(one) : walk();
  }

  /** {@return whether following the sums would take longer than for the largest number of pairs} */
  private boolean isLong() {
    double kinds = played.size();
    return played.total() > LONG * Math.sqrt(KINDS * (KINDS - 1) / (kinds * (kinds - 1)));
  }

  static EloDifference of(Sprt test, Counts counts) {
    if (counts.isLevel()) {
      // No unit has a winner, so nothing tells a direction, and the test has other bounds.
      return EloDifference.of(counts);
    }
    SequentialEstimate estimate = new SequentialEstimate(test, counts);
    return estimate.isBeyond() ? EloDifference.of(counts) : estimate.difference();
  }

  /** {@return whether the test would have ended earlier, so that its stop explains nothing} */
  private boolean isBeyond() {
    double[] ratios = test.ratios(candidates);
    double largest = DoubleStream.of(ratios).map(Math::abs).max().orElseThrow();
    double over = Math.max(verdict.lower() - verdict.llr(), verdict.llr() - verdict.upper());
    return over > STEPS_BEYOND * largest + (verdict.upper() - verdict.lower()) / 2;
  }

  private EloDifference difference() {
    EloDifference plain = EloDifference.of(counts);
    double elo = solution(score -> below(score, HALF), HALF, plain.elo());
    double lower = solution(score -> below(score, 0), 1 - TAIL, plain.lower());
    double upper = solution(score -> below(score, 1), TAIL, plain.upper());
    return new EloDifference(
        elo, Math.min(lower, elo), Math.max(upper, elo), Math.min(1, below(HALF, HALF)));
  }

  /** {@return the Elo difference at which a falling probability has a value, else another one} */
  private static double solution(DoubleUnaryOperator probability, double value, double otherwise) {
    double most = -Elo.ofScore(LEAST_SCORE);
    DoubleUnaryOperator excess = elo -> probability.applyAsDouble(Elo.expectedScore(elo)) - value;
    return excess.applyAsDouble(-most) > 0 && excess.applyAsDouble(most) < 0
        ? new BrentSolver(ACCURACY)
            .solve(
                MAX_EVALUATIONS,
                excess::applyAsDouble,
                -most,
                most,
                Math.max(-most, Math.min(most, otherwise)))
        : otherwise;
  }

  /** {@return the probability of a lower end, if a unit has a mean score} */
  private double below(double score, double equal) {
    return ends.below(candidates.withMean(score), equal);
  }

  private EndProbability walk() {
    int units = (int) played.total();
    int steps = played.size() - 1;
    ScoreFrequencies shape =
        played.plusEach(Math.min(SEEN_BY_TEST, KINDS * SEEN_BY_TEST / played.size()));
    double[] means = new double[CELLS + 1];
    double[] ratios = new double[CELLS + 1];
    for (int cell = 0; cell <= CELLS; cell++) {
      means[cell] = LEAST_SCORE + (1 - 2 * LEAST_SCORE) * cell / CELLS;
      ratios[cell] = test.unitRatio(shape.withMean(means[cell]));
    }
    double[] lower = new double[units + 1];
    double[] upper = new double[units + 1];
    for (int unit = 1; unit <= units; unit++) {
      lower[unit] = unit * steps * mean(test.usualLower() / unit, means, ratios);
      upper[unit] = unit * steps * mean(test.usualUpper() / unit, means, ratios);
    }
    int sum = (int) Math.round(played.mean() * units * steps);
    ScoreWalk walk = new ScoreWalk(units, sum, verdict.conclusion(), lower, upper);
    return (candidate, equal) -> walk.below(candidate.shares(), equal);
  }

  /** {@return the mean score at which a unit adds a log-likelihood ratio, outside 0..1 if none} */
  private static double mean(double ratio, double[] means, double... ratios) {
    if (ratio <= ratios[0]) {
      return -1;
    }
    if (ratio >= ratios[CELLS]) {
      return 2;
    }
    int low = 0;
    int high = CELLS;
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (ratios[middle] < ratio) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return means[low]
        + (means[high] - means[low]) * (ratio - ratios[low]) / (ratios[high] - ratios[low]);
  }

  /** {@return the probability of a lower end of the Brownian motion with the same steps} */
  private double belowInLongTest(ScoreFrequencies candidate) {
    RatioSteps steps = RatioSteps.of(test, candidate);
    BrownianExit exit = steps.exit(verdict.lower(), verdict.upper());
    double place =
        switch (verdict.conclusion()) {
          case ACCEPT_H0 -> exit.lower();
          case ACCEPT_H1 -> exit.upper();
          case CONTINUE -> verdict.llr();
        };
    return exit.below(played.total() * steps.variance(), place, steps.mean() / steps.variance());
  }
}
