package org.rondo.benchmarks.training;

import java.util.Locale;
import org.apache.commons.math3.stat.correlation.PearsonsCorrelation;

/**
 * How near two lists of weights are.
 *
 * @param count the number of weights
 * @param equal the number of weights that are equal
 * @param correlation Pearson's correlation; not a number if all weights of a list are equal
 * @param difference the mean of the absolute differences
 * @param size the mean of the absolute weights of the second list
 */
record WeightComparison(int count, int equal, double correlation, double difference, double size) {

  /**
   * {@return the comparison of two lists}
   *
   * @param made the first list; at least two weights
   * @param shipped the second list, as long as the first
   * @throws IllegalArgumentException if the lists are not of the same length
   */
  static WeightComparison of(double[] made, double[] shipped) {
    if (made.length != shipped.length) {
      throw new IllegalArgumentException(
          made.length + " weights cannot be compared with " + shipped.length);
    }
    int equal = 0;
    double difference = 0;
    double size = 0;
    for (int i = 0; i < made.length; i++) {
      equal += made[i] == shipped[i] ? 1 : 0;
      difference += Math.abs(made[i] - shipped[i]);
      size += Math.abs(shipped[i]);
    }
    return new WeightComparison(
        made.length,
        equal,
        new PearsonsCorrelation().correlation(made, shipped),
        difference / made.length,
        size / made.length);
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d weights, %d of them equal; correlation %.3f;"
            + " mean difference %.4f, where the mean size is %.4f",
        count,
        equal,
        correlation,
        difference,
        size);
  }
}
