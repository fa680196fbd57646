package org.rondo.benchmarks.study;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.rondo.tuning.Measurement;

/**
 * A quantity measured in each of several matches.
 *
 * <p>The margin is correct only if the values are independent. Matches with the same placement
 * depend on each other. In such a case, first compute the mean of each group of matches.
 *
 * @param values a value for each match, or for each group of matches
 */
record MatchSample(List<Double> values) {
  private static final double CONFIDENCE = 0.95;

  MatchSample {
    values = List.copyOf(values);
  }

  double mean() {
    return values.stream().mapToDouble(value -> value).average().orElse(0);
  }

  /** {@return the margin of the mean with 95 % confidence; 0 for a single value} */
  double margin() {
    return values.size() < 2 ? 0 : Measurement.of(values).margin(CONFIDENCE);
  }

  /**
   * {@return the difference between each value and the value of the same match in another sample}
   *
   * @param other the sample to subtract, with values of the same matches in the same order
   * @throws IllegalArgumentException if the other sample has more or fewer values
   */
  MatchSample minus(MatchSample other) {
    if (other.values.size() != values.size()) {
      throw new IllegalArgumentException(
          "a sample of "
              + other.values.size()
              + " games cannot be taken from one of "
              + values.size()
              + "; play the same games");
    }
    return new MatchSample(
        IntStream.range(0, values.size())
            .mapToObj(game -> values.get(game) - other.values.get(game))
            .toList());
  }

  /**
   * {@return the mean of each group of values, in the order of the groups' numbers}
   *
   * @param group the number of the group of the value at an index
   */
  MatchSample means(IntUnaryOperator group) {
    Map<Integer, Double> means =
        IntStream.range(0, values.size())
            .boxed()
            .collect(
                Collectors.groupingBy(
                    group::applyAsInt, TreeMap::new, Collectors.averagingDouble(values::get)));
    return new MatchSample(List.copyOf(means.values()));
  }

  /**
   * {@return the mean and the margin with three decimals; a question mark for the margin of a
   * single value}
   */
  String share() {
    return text("%.3f");
  }

  /**
   * {@return the mean with its sign, and the margin, with four decimals; a question mark for the
   * margin of a single value}
   */
  String difference() {
    return text("%+.4f");
  }

  private String text(String mean) {
    String margin = values.size() < 2 ? "?" : mean.replace("+", "");
    return String.format(Locale.ROOT, mean + " ± " + margin, mean(), margin());
  }
}
