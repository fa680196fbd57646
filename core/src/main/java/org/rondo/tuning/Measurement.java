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
 * @param deviation their standard deviation, by the unbiased variance; 0 where there is only one
 */
public record Measurement(int samples, double mean, double deviation) {

  /**
   * Describes what is known.
   *
   * @param samples how many samples were taken
   * @param mean their mean
   * @param deviation their standard deviation
   * @throws IllegalArgumentException if there are no samples, the mean is not finite, or the
   *     deviation is negative or not finite
   */
  public Measurement {
    if (samples < 1 || !Double.isFinite(mean) || !(deviation >= 0 && deviation < 1 / 0.0)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "mean %s with deviation %s of %d samples: there must be a sample, and both be finite",
              mean,
              deviation,
              samples));
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
        ? new Measurement(values.length, first, 0)
        : new Measurement(
            values.length, sum / values.length, StrictMath.sqrt(new Variance().evaluate(values)));
  }

  /** {@return the standard error of the mean; 0 where there is only one sample} */
  public double error() {
    return deviation / StrictMath.sqrt(samples);
  }

  /**
   * {@return by how much the mean may be wrong, either way: half of Student's interval, infinite
   * where there is only one sample}
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
    if (samples == 1) {
      return Double.POSITIVE_INFINITY;
    }
    double quantile =
        new TDistribution(null, samples - 1.0).inverseCumulativeProbability((1 + confidence) / 2);
    return quantile * error();
  }

  /** {@return the mean and what it may be wrong by at 95 %, {@code 0.532 ± 0.041 of 80 samples}} */
  @Override
  public String toString() {
    return samples == 1
        ? String.format(Locale.ROOT, "%.4g of 1 sample", mean)
        : String.format(Locale.ROOT, "%.4g ± %.2g of %d samples", mean, margin(0.95), samples);
  }
}
