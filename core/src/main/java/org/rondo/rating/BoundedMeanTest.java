package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A test of values with a known bound. It keeps its errors for every distribution within the bound.
 *
 * <p>The interval is a confidence sequence by betting. For each possible mean m there is a game
 * that would be fair if m were the mean: a stake of a fraction f of the capital on the next value
 * multiplies the capital by 1 + f (x − m) / m, where values and means are rescaled to 0 to 1. A
 * mean is excluded when a bettor against it has 1 / alpha times the initial capital, which happens
 * with a probability of at most alpha if it is the mean (J. Ville's inequality). The bettor spreads
 * the capital evenly over the fractions 1, ½, ¼, … 1 / 2048 and leaves it there. One bettor bets on
 * higher values, which gives the lower limit, and one on lower values.
 *
 * <p>From I. Waudby-Smith and A. Ramdas, <i>Estimating means of bounded random variables by
 * betting</i>, Journal of the Royal Statistical Society B 86 (2024): the capital process, and bets
 * that are spread over a grid of fractions. Values are rounded to one of 4,096 steps, against the
 * bettor, so that the time of a verdict does not grow with their number.
 *
 * @param bound the largest possible size of a value, above 0
 * @param threshold the mean that is to be exceeded, 0 by default, above −bound
 * @param margin how far above the threshold the smallest mean is that is excluded without evidence,
 *     below the bound
 * @param alpha the allowed probability of accepting that the mean exceeds the threshold if it does
 *     not
 * @param beta the allowed probability of excluding a mean of the margin or more if it is true
 */
public record BoundedMeanTest(
    double bound, double threshold, double margin, double alpha, double beta) implements MeanTest {

  /**
   * Creates a test.
   *
   * @throws IllegalArgumentException if the bound is not a finite number above 0, the margin is not
   *     above 0, the threshold with or without it is not within the bound, or an error is not above
   *     0 and below 0.5
   */
  public BoundedMeanTest {
    checkArgument(
        bound > 0 && bound <= Double.MAX_VALUE / 4,
        "bound %s is not a number above 0; give the largest size of a value",
        bound);
    UnboundedMeanTest.require(threshold, margin, alpha, beta);
    checkArgument(
        -bound < threshold && threshold + margin < bound,
        "threshold %s and margin %s do not fit the bound %s; both ends must be within it",
        threshold,
        margin,
        bound);
  }

  @Override
  public BoundedMeanTest withThreshold(double other) {
    return new BoundedMeanTest(bound, other, margin, alpha, beta);
  }

  @Override
  public BoundedMeanTest withMargin(double other) {
    return new BoundedMeanTest(bound, threshold, other, alpha, beta);
  }

  @Override
  public BoundedMeanTest withErrors(double otherAlpha, double otherBeta) {
    return new BoundedMeanTest(bound, threshold, margin, otherAlpha, otherBeta);
  }

  @Override
  public MeanSequence begin() {
    return new BettingSequence(this);
  }
}
