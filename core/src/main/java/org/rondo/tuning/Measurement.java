package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.moment.Variance;

/**
 * The measured value of a setting.
 *
 * @param samples the number of samples, at least 1
 * @param mean the mean of the samples
 * @param deviation the standard deviation of single samples. For a list of samples it is the root
 *     of their unbiased variance, and 0 for a single sample. In a tuning it is estimated from the
 *     samples of all settings, because a single setting may have too few samples. Each sample is
 *     compared with the mean of its own setting
 * @param freedom the degrees of freedom of the deviation, at least 0; 0 if the deviation is unknown
 */
public record Measurement(int samples, double mean, double deviation, int freedom) {

  /**
   * Creates a measurement.
   *
   * @throws IllegalArgumentException if there are no samples, the mean is not finite, the deviation
   *     is negative or not finite, or the freedom is negative
   */
  public Measurement {
    checkArgument(
        samples >= 1
            && Double.isFinite(mean)
            && deviation >= 0
            && Double.isFinite(deviation)
            && freedom >= 0,
        "mean %s of %s samples with deviation %s by %s degrees of freedom: give at least one"
            + " sample, finite numbers, and no negative deviation or freedom",
        mean,
        samples,
        deviation,
        freedom);
  }

  /**
   * {@return the measurement of some samples}
   *
   * @param samples the values, at least one
   * @throws IllegalArgumentException if there is no sample, or one is not finite
   */
  public static Measurement of(List<Double> samples) {
    double[] values = samples.stream().mapToDouble(Double::doubleValue).toArray();
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    // Equal samples have deviation 0, without rounding errors.
    double first = values.length == 0 ? 0 : values[0];
    boolean areEqual = samples.stream().allMatch(value -> value == first);
    return areEqual
        ? new Measurement(values.length, first, 0, Math.max(0, values.length - 1))
        : new Measurement(
            values.length,
            sum / values.length,
            StrictMath.sqrt(new Variance().evaluate(values)),
            values.length - 1);
  }

  /** {@return the standard error of the mean; 0 if the deviation is unknown} */
  public double error() {
    return deviation / StrictMath.sqrt(samples);
  }

  /**
   * {@return half the width of Student's interval around the mean; infinite if the deviation is
   * unknown}
   *
   * <p>The interval assumes that the samples are independent and nearly normal. Samples that are
   * sums over pairs of matches meet this condition. It also assumes that nothing was chosen by
   * these samples: the best of many settings is worth less than its mean, and the interval does not
   * know that. {@link TuningResult#advantage} has an interval that holds for the best setting.
   *
   * @param confidence the probability that the interval contains the true mean, between 0 and 1,
   *     both excluded; 0.95 is usual
   * @throws IllegalArgumentException if the confidence is outside its range
   */
  public double margin(double confidence) {
    checkArgument(
        confidence > 0 && confidence < 1, "confidence %s is not between 0 and 1", confidence);
    if (freedom == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double quantile =
        new TDistribution(null, freedom).inverseCumulativeProbability((1 + confidence) / 2);
    return quantile * error();
  }

  /** {@return the mean without a margin, {@code 0.532 of 80 samples}} */
  @Override
  public String toString() {
    String noun = samples == 1 ? "sample" : "samples";
    return String.format(Locale.ROOT, "%.4g of %d %s", mean, samples, noun);
  }
}
