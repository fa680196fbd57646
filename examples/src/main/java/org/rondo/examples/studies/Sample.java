package org.rondo.examples.studies;

import java.util.List;
import java.util.Locale;
import org.apache.commons.math3.distribution.TDistribution;

/**
 * What was measured in several games.
 *
 * @param values a value a game
 */
record Sample(List<Double> values) {
  private static final double UPPER = 0.975;

  Sample {
    values = List.copyOf(values);
  }

  double mean() {
    return values.stream().mapToDouble(value -> value).average().orElse(0);
  }

  /** {@return how far the mean may be off, with 95 % confidence; none of a single value} */
  double margin() {
    int count = values.size();
    if (count < 2) {
      return 0;
    }
    double mean = mean();
    double squares = values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
    double error = Math.sqrt(squares / (count - 1) / count);
    return new TDistribution(count - 1).inverseCumulativeProbability(UPPER) * error;
  }

  /** {@return mean and margin with three decimals} */
  String share() {
    return String.format(Locale.ROOT, "%.3f ± %.3f", mean(), margin());
  }
}
