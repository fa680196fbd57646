package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The verdict of a sequential test on the games so far.
 *
 * @param conclusion the conclusion: stop or play on
 * @param llr the natural logarithm of the likelihood ratio of the second hypothesis to the first
 * @param lower the bound at which the first hypothesis is accepted, below 0
 * @param upper the bound at which the second hypothesis is accepted, above 0
 */
public record SprtVerdict(Conclusion conclusion, double llr, double lower, double upper)
    implements SequentialVerdict {

  /** The possible conclusions of a sequential test. */
  public enum Conclusion {
    /** Stop: the difference is {@code elo0} or less, or below the margin of a {@link MeanTest}. */
    ACCEPT_H0,
    /** Stop: the difference is {@code elo1} or more, or above 0 in a {@link MeanTest}. */
    ACCEPT_H1,
    /** Play on: more games are needed. */
    CONTINUE
  }

  /**
   * Creates a verdict.
   *
   * @throws IllegalArgumentException if the ratio is not finite or the bounds do not enclose 0
   */
  public SprtVerdict {
    checkArgument(
        Double.isFinite(llr) && lower < 0 && upper > 0,
        "log-likelihood ratio %s with the bounds %s and %s: the ratio must be finite, and"
            + " 0 must be between the bounds",
        llr,
        lower,
        upper);
  }
}
