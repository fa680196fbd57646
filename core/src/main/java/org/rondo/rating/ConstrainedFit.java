package org.rondo.rating;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The distribution of scores with the highest likelihood of the counts, under the constraint E[h] =
 * 0 for a given function h of the score.
 *
 * <p>By Lagrange's rule its probabilities are the observed relative frequencies divided by 1 + xh.
 * The number x is chosen so that the expectation of h is 0. Between the poles on both sides of 0,
 * the expectation decreases in x.
 */
final class ConstrainedFit {
  private static final int MAX_STEPS = 200;

  private final ScoreFrequencies counts;
  private final double[] constraint;
  private final double multiplier;

  /** Requires that all counts are positive and that h has both signs on their scores. */
  ConstrainedFit(ScoreFrequencies counts, DoubleUnaryOperator constraint) {
    this.counts = counts;
    this.constraint =
        IntStream.range(0, counts.size())
            .mapToDouble(i -> constraint.applyAsDouble(counts.score(i)))
            .toArray();
    this.multiplier = multiplier();
  }

  /** Solves for x with Newton's method; bisection keeps it between the poles. */
  private double multiplier() {
    double lower =
        -1 / IntStream.range(0, counts.size()).mapToDouble(i -> constraint[i]).max().getAsDouble();
    double upper =
        -1 / IntStream.range(0, counts.size()).mapToDouble(i -> constraint[i]).min().getAsDouble();
    double x = 0;
    for (int step = 0; step < MAX_STEPS; step++) {
      double value = 0;
      double slope = 0;
      for (int i = 0; i < constraint.length; i++) {
        double term = constraint[i] / (1 + x * constraint[i]);
        value += counts.count(i) * term;
        slope -= counts.count(i) * term * term;
      }
      if (value > 0) {
        lower = x;
      } else {
        upper = x;
      }
      double next = x - value / slope;
      if (!(next > lower && next < upper)) {
        next = lower + (upper - lower) / 2;
      }
      if (next == x || next == lower || next == upper) {
        return x;
      }
      x = next;
    }
    return x;
  }

  /** Returns the loss of log-likelihood against the observed distribution, natural logarithm. */
  double loss() {
    double loss = 0;
    for (int i = 0; i < constraint.length; i++) {
      loss += counts.count(i) * StrictMath.log1p(multiplier * constraint[i]);
    }
    return loss;
  }

  /** {@return the logarithm of the fitted probability of each score over its observed frequency} */
  double[] logRatios() {
    return DoubleStream.of(constraint).map(h -> -StrictMath.log1p(multiplier * h)).toArray();
  }

  /** {@return the fitted distribution, with the total of the observed counts} */
  ScoreFrequencies fitted() {
    double[] ratios = logRatios();
    return counts.times(i -> StrictMath.exp(ratios[i]));
  }

  double meanSquareFrom(double centre) {
    double sum = 0;
    for (int i = 0; i < constraint.length; i++) {
      double distance = counts.score(i) - centre;
      sum += counts.count(i) / (1 + multiplier * constraint[i]) * distance * distance;
    }
    return sum / counts.total();
  }
}
