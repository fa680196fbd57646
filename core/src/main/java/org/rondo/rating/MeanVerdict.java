package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Objects;
import org.rondo.rating.SprtVerdict.Conclusion;

/**
 * The verdict of a {@link MeanTest} on the values so far.
 *
 * <p>The interval contains the mean at all times together with the {@linkplain MeanTest#confidence
 * confidence} of the test, so it may be read whenever one likes.
 *
 * @param conclusion {@link Conclusion#ACCEPT_H1} if the mean exceeds the threshold, {@link
 *     Conclusion#ACCEPT_H0} if a mean of the threshold plus the margin or more is excluded
 * @param count the number of values, from 0
 * @param mean the mean of the values; 0 if there are none
 * @param lower the lower limit of the interval, −∞ if nothing is known
 * @param upper the upper limit of the interval, ∞ if nothing is known
 */
public record MeanVerdict(
    Conclusion conclusion, long count, double mean, double lower, double upper)
    implements SequentialVerdict {

  /**
   * Creates a verdict.
   *
   * @throws IllegalArgumentException if the count is negative, the mean is not finite or the limits
   *     are in the wrong order
   */
  public MeanVerdict {
    Objects.requireNonNull(conclusion, "conclusion");
    checkArgument(
        count >= 0 && Double.isFinite(mean) && lower <= upper,
        "%s values with the mean %s, between %s and %s: the count and the interval must be possible",
        count,
        mean,
        lower,
        upper);
  }
}
