package org.rondo.rating;

/**
 * A sequential test of whether a mean exceeds a threshold, by default 0, for instance the mean
 * difference of the scores of two bots. Unlike an ordinary test, it stays valid if it is evaluated
 * after every value.
 *
 * <pre>{@code
 * MeanSequence differences = MeanTest.bounded(4).begin();
 * while (!differences.verdict().isFinal()) {
 *   differences.add(nextDifference());
 * }
 * }</pre>
 *
 * <p>The test accepts that the mean exceeds the {@link #threshold} when the lower limit of its
 * interval does. It ends without that evidence when the upper limit falls below the threshold plus
 * the {@link #margin}: a mean of that or more is then excluded. A threshold below 0 is for the
 * question whether a bot is no weaker than another by more than that. The values must be
 * independent and have the same distribution, so the matches that depend on each other, such as
 * those of a seat-balanced set, are one value together.
 */
public sealed interface MeanTest extends SequentialTest permits BoundedMeanTest, UnboundedMeanTest {

  /**
   * {@return a test of values with a known bound, with errors of 5 % and a margin of 2 % of the
   * bound}
   *
   * @param bound the largest possible size of a value, above 0
   * @throws IllegalArgumentException if the bound is not a finite number above 0
   */
  static BoundedMeanTest bounded(double bound) {
    return new BoundedMeanTest(bound, 0, 0.02 * bound, 0.05, 0.05);
  }

  /**
   * {@return a test of values without a known bound, with errors of 5 % and a margin of 0.1
   * standard deviations}
   */
  static UnboundedMeanTest unbounded() {
    return new UnboundedMeanTest(0, 0.1, 0.05, 0.05);
  }

  /** {@return the mean that is to be exceeded, in the unit of {@link #margin}} */
  double threshold();

  /**
   * {@return how far above the threshold a mean is excluded when the test ends without evidence}
   */
  double margin();

  /**
   * {@return the allowed probability of accepting that the mean exceeds the threshold if it does
   * not}
   */
  @Override
  double alpha();

  /** {@return the allowed probability of excluding a mean of the margin or more if it is true} */
  @Override
  double beta();

  /**
   * {@return this test with another threshold}
   *
   * @param threshold the mean that is to be exceeded, in the unit of {@link #margin}
   * @throws IllegalArgumentException if the threshold is outside its range
   */
  MeanTest withThreshold(double threshold);

  /**
   * {@return this test with another margin}
   *
   * @param margin the margin, above 0, in the unit of {@link #margin}
   * @throws IllegalArgumentException if the margin is outside its range
   */
  MeanTest withMargin(double margin);

  /**
   * {@return this test with other errors}
   *
   * @param alpha the allowed probability of accepting that the mean exceeds the threshold if it
   *     does not
   * @param beta the allowed probability of excluding a mean of the margin or more if it is true
   * @throws IllegalArgumentException if an error is not above 0 or not below 0.5
   */
  MeanTest withErrors(double alpha, double beta);

  /** {@return the values of this test, none so far} */
  MeanSequence begin();

  /**
   * {@return the probability with which the interval of a {@linkplain MeanVerdict verdict} contains
   * the mean at all times: 1 − alpha − beta}
   */
  default double confidence() {
    return 1 - alpha() - beta();
  }
}
