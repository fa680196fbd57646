package org.rondo.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.math3.distribution.NormalDistribution;
import org.apache.commons.math3.distribution.TDistribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;
import org.rondo.rating.SprtVerdict.Conclusion;

/**
 * How often {@link MeanTest} errs, over simulated score differences. The main method prints the
 * tables of the page "How sure is Rondo"; its argument is the number of runs of each distribution.
 * For means above the margin it takes a tenth of the runs.
 */
final class MeanTestSimulation {
  static final int MOST_VALUES = 1_000;

  private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

  /**
   * A distribution with the mean 0 and the deviation 1.
   *
   * @param values equally likely values, in ascending order
   */
  record Shape(String name, double[] values) {

    /** {@return the largest size of a value} */
    double bound() {
      return Math.max(-values[0], values[values.length - 1]);
    }

    private double draw(Rng rng) {
      return values[rng.below(values.length)];
    }
  }

  /**
   * Rates of conclusions.
   *
   * @param stronger the share of runs that accept a mean above 0
   * @param ended the share of runs that exclude the margin
   * @param length the mean number of values
   */
  record Rates(double stronger, double ended, double length) {}

  private MeanTestSimulation() {}

  /** {@return 15 distributions, symmetric, skewed and with heavy tails} */
  static List<Shape> shapes() {
    Map<String, DoubleUnaryOperator> quantiles = new LinkedHashMap<>();
    quantiles.put("fair coin", p -> p < 0.5 ? -1 : 1);
    quantiles.put("80 % level", p -> p < 0.1 ? -1 : p < 0.9 ? 0 : 1);
    quantiles.put("95 % level", p -> p < 0.025 ? -1 : p < 0.975 ? 0 : 1);
    quantiles.put("uniform", p -> p);
    quantiles.put("normal", NORMAL::inverseCumulativeProbability);
    quantiles.put("Laplace", p -> p < 0.5 ? Math.log(2 * p) : -Math.log(2 - 2 * p));
    quantiles.put("Student t, 3 degrees", MeanTestSimulation::heavy);
    quantiles.put("outliers, 4 % of size 10", MeanTestSimulation::outliers);
    quantiles.put("60 % small wins", p -> p < 0.4 ? -1.5 : 1);
    quantiles.put("90 % small wins", p -> p < 0.1 ? -9 : 1);
    quantiles.put("90 % small losses", p -> p < 0.9 ? -1 : 9);
    quantiles.put("exponential losses", p -> Math.log(p));
    quantiles.put("exponential wins", p -> -Math.log(1 - p));
    quantiles.put("log-normal losses", p -> -Math.exp(-NORMAL.inverseCumulativeProbability(p)));
    quantiles.put("98 % small wins", p -> p < 0.02 ? -49 : 1);
    List<Shape> shapes = new ArrayList<>();
    quantiles.forEach((name, quantile) -> shapes.add(shape(name, quantile)));
    return shapes;
  }

  private static double heavy(double p) {
    return new TDistribution(null, 3).inverseCumulativeProbability(p);
  }

  private static double outliers(double p) {
    return p < 0.02 ? -10 : p < 0.98 ? NORMAL.inverseCumulativeProbability((p - 0.02) / 0.96) : 10;
  }

  private static Shape shape(String name, DoubleUnaryOperator quantile) {
    int size = 1_000;
    double[] values = new double[size];
    double sum = 0;
    for (int i = 0; i < size; i++) {
      values[i] = quantile.applyAsDouble((i + 0.5) / size);
      sum += values[i];
    }
    double squares = 0;
    for (int i = 0; i < size; i++) {
      values[i] -= sum / size;
      squares += values[i] * values[i];
    }
    double deviation = Math.sqrt(squares / size);
    return new Shape(name, Arrays.stream(values).map(value -> value / deviation).toArray());
  }

  /**
   * Plays the test on values with a mean, until it decides.
   *
   * @param most the maximum number of values
   */
  static Rates rates(Shape shape, MeanTest test, double mean, int runs, int most) {
    int stronger = 0;
    int ended = 0;
    long length = 0;
    for (int run = 0; run < runs; run++) {
      Rng rng = Seed.of(2038).child(shape.name(), run).rng();
      MeanSequence sequence = test.begin();
      Conclusion conclusion = Conclusion.CONTINUE;
      for (int n = 0; n < most && conclusion == Conclusion.CONTINUE; n++) {
        sequence.add(shape.draw(rng) + mean);
        length++;
        conclusion = sequence.conclusion();
      }
      stronger += conclusion == Conclusion.ACCEPT_H1 ? 1 : 0;
      ended += conclusion == Conclusion.ACCEPT_H0 ? 1 : 0;
    }
    return new Rates((double) stronger / runs, (double) ended / runs, (double) length / runs);
  }

  /**
   * {@return the test for a known bound of the values with a mean; its margin is 0.1 deviations}
   */
  static MeanTest bounded(Shape shape, double mean) {
    return MeanTest.bounded(shape.bound() + Math.abs(mean)).withMargin(0.1);
  }

  /** Prints the tables. */
  public static void main(String[] arguments) {
    int runs = Integer.parseInt(arguments[0]);
    List<Double> means = List.of(0.0, 0.1, 0.3, 1.0);
    for (boolean isBounded : List.of(true, false)) {
      System.out.println(isBounded ? "known bound" : "unknown bound");
      for (Shape shape : shapes()) {
        StringBuilder row = new StringBuilder("| " + shape.name());
        row.append(String.format(Locale.ROOT, " | %.1f", shape.bound()));
        for (double mean : means) {
          MeanTest test = isBounded ? bounded(shape, mean) : MeanTest.unbounded();
          Rates rates = rates(shape, test, mean, mean > 0.1 ? runs / 10 : runs, MOST_VALUES);
          row.append(
              String.format(
                  Locale.ROOT,
                  " | %.4f, %.4f, %.0f",
                  rates.stronger(),
                  rates.ended(),
                  rates.length()));
        }
        System.out.println(row + " |");
      }
    }
  }
}
