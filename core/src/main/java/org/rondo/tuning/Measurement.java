package org.rondo.tuning;

import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.moment.Variance;

/**
 * What is known of a setting's worth.
 *
 * @param samples how many samples were taken, at least 1
 * @param mean their mean
 * @param deviation the standard deviation of single samples. Of some samples alone it is by their
 *     unbiased variance, 0 where there is only one; in a tuning it is by all samples from the means
 *     of their settings, since of one setting there may be too few
 * @param freedom by how many degrees of freedom that deviation is known, at least 0; 0 where
 *     nothing is known of it
 */
public record Measurement(int samples, double mean, double deviation, int freedom) {

  /**
   * Describes what is known.
   *
   * @throws IllegalArgumentException if there are no samples, the mean is not finite, the deviation
   *     is negative or not finite, or the freedom is negative
   */
  public Measurement {
    boolean isDeviation = deviation >= 0 && Double.isFinite(deviation) && freedom >= 0;
    if (samples < 1 || !Double.isFinite(mean) || !isDeviation) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "mean %s of %d samples with deviation %s by %d degrees of freedom: there must be a"
                  + " sample, both numbers be finite, and the last two not be negative",
              mean,
              samples,
              deviation,
              freedom));
    }
  }

  /**
   * {@return what some samples say}
   *
   * @param samples at least one
   * @throws IllegalArgumentException if there is none, or one is not finite
   */
  public static Measurement of(List<Double> samples) {
    double[] values = samples.stream().mapToDouble(Double::doubleValue).toArray();
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    // Rounding must not make equal samples differ.
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

  /** {@return the standard error of the mean; 0 where nothing is known of the deviation} */
  public double error() {
    return deviation / StrictMath.sqrt(samples);
  }

  /**
   * {@return by how much the mean may be wrong, either way: half of Student's interval, infinite
   * where nothing is known of the deviation}
   *
   * <p>It takes the samples as independent and nearly normal, which sums over pairs of games are.
   *
   * @param confidence how probable it is that the interval holds the true mean, between 0 and 1:
   *     0.95
   * @throws IllegalArgumentException if the confidence is outside its range
   */
  public double margin(double confidence) {
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("confidence " + confidence + " is not between 0 and 1");
    }
    if (freedom == 0) {
      return Double.POSITIVE_INFINITY;
    }
    double quantile =
        new TDistribution(null, freedom).inverseCumulativeProbability((1 + confidence) / 2);
    return quantile * error();
  }

  /** {@return the mean and what it may be wrong by at 95 %, {@code 0.532 ± 0.041 of 80 samples}} */
  @Override
  public String toString() {
    String error = freedom == 0 ? "" : String.format(Locale.ROOT, " ± %.2g", margin(0.95));
    String noun = samples == 1 ? "sample" : "samples";
    return String.format(Locale.ROOT, "%.4g%s of %d %s", mean, error, samples, noun);
  }
}
