package org.rondo.benchmarks.study.tuning;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;
import org.rondo.tuning.Measurement;

/**
 * A quantity that was measured once for each tuning seed. The values are independent, so Student's
 * interval holds for their mean if they are nearly normal.
 *
 * @param values a value for each seed, at least one, in the order of the seeds
 */
record SeedSample(List<Double> values) {
  private static final double CONFIDENCE = 0.95;

  SeedSample {
    values = List.copyOf(values);
  }

  double mean() {
    return Measurement.of(values).mean();
  }

  /** {@return half the width of the 95 % interval; 0 for a single value} */
  double margin() {
    return values.size() < 2 ? 0 : Measurement.of(values).margin(CONFIDENCE);
  }

  /** {@return the differences between the values of the same seeds} */
  SeedSample minus(SeedSample other) {
    return new SeedSample(
        IntStream.range(0, values.size())
            .mapToObj(n -> values.get(n) - other.values.get(n))
            .toList());
  }

  /** {@return the mean over several quantities, for each seed} */
  static SeedSample mean(List<SeedSample> samples) {
    int seeds = samples.get(0).values.size();
    return new SeedSample(
        IntStream.range(0, seeds)
            .mapToObj(
                n -> Measurement.of(samples.stream().map(one -> one.values.get(n)).toList()).mean())
            .toList());
  }

  /** {@return a quantile by the usual estimate of Commons Math} */
  double quantile(double percent) {
    return new Percentile(percent).evaluate(array());
  }

  double[] array() {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }

  /** {@return the mean with its interval, {@code 3.25 ± 0.40}} */
  String text() {
    return values.size() < 2
        ? number(mean())
        : String.format(Locale.ROOT, "%s ± %.2f", number(mean()), margin());
  }

  /** {@return the mean with its sign and its interval, {@code +0.25 ± 0.40}} */
  String signed() {
    return (number(mean()).startsWith("−") ? "" : "+") + text();
  }

  /** {@return a number with two decimals and a minus sign that is as wide as a plus sign} */
  static String number(double number) {
    String text = String.format(Locale.ROOT, "%.2f", number);
    return text.equals("-0.00") ? "0.00" : text.replace('-', '−');
  }
}
