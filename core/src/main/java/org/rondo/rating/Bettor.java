package org.rondo.rating;

import org.apache.commons.math3.analysis.solvers.BrentSolver;

/**
 * Bets that values from 0 to 1 are higher than a mean, see {@link BoundedMeanTest}. The more it
 * wins, the less can the mean be the true one.
 */
final class Bettor {
  private static final int STEPS = 4096;

  /** The capital is spread evenly over the fractions 1, ½, ¼, … */
  private static final int FRACTIONS = 12;

  /** The smallest mean that is bet against. */
  private static final double LEAST_MEAN = 1e-9;

  private static final double ROUNDING_ERROR = 1e-9;
  private static final int MAX_EVALUATIONS = 1000;

  private final BrentSolver solver = new BrentSolver(1e-9, 1e-9);

  /** The mean that is tested after every value. */
  private final double tested;

  /** The logarithm of the capital of each fraction, bet against the tested mean. */
  private final double[] testedLogs = new double[FRACTIONS];

  /** The number of values of each step. */
  private final long[] counts = new long[STEPS + 1];

  private long count;
  private long steps;
  private int least = STEPS;
  private int most;

  /** The latest result of {@link #lowest}. */
  private double latest = 0.5;

  /**
   * @param tested the mean that is tested after every value, above 0, below 1
   */
  Bettor(double tested) {
    this.tested = tested;
  }

  /**
   * @param value from 0 to 1
   */
  void add(double value) {
    // Rounding down takes something from the bettor, so that its bets stay fair or worse.
    int step = (int) Math.min(STEPS, Math.floor(value * STEPS + ROUNDING_ERROR));
    counts[step]++;
    bet(testedLogs, step, 1, tested);
    count++;
    steps += step;
    least = Math.min(least, step);
    most = Math.max(most, step);
  }

  private static void bet(double[] logs, int step, long times, double mean) {
    double gain = ((double) step / STEPS - mean) / mean;
    double fraction = 1;
    for (int index = 0; index < FRACTIONS; index++) {
      logs[index] += times * StrictMath.log1p(fraction * gain);
      fraction /= 2;
    }
  }

  /**
   * {@return the logarithm of the capital of the bets against the tested mean; 0 before the first
   * value}
   */
  double logCapital() {
    return logOfMean(testedLogs);
  }

  private double logCapital(double mean) {
    double[] logs = new double[FRACTIONS];
    for (int step = least; step <= most; step++) {
      if (counts[step] > 0) {
        bet(logs, step, counts[step], mean);
      }
    }
    return logOfMean(logs);
  }

  private static double logOfMean(double[] logs) {
    double largest = Double.NEGATIVE_INFINITY;
    for (double log : logs) {
      largest = Math.max(largest, log);
    }
    double sum = 0;
    for (double log : logs) {
      sum += StrictMath.exp(log - largest);
    }
    return largest + StrictMath.log(sum / logs.length);
  }

  /**
   * {@return the lower limit of the means that are not excluded, from 0} The capital is smaller for
   * a higher mean, and it is at most the initial one for the mean of the values.
   *
   * @param enough the logarithm of the capital at which a mean is excluded, above 0
   */
  double lowest(double enough) {
    double mean = count == 0 ? 0 : (double) steps / STEPS / count;
    if (mean <= LEAST_MEAN || logCapital(LEAST_MEAN) < enough) {
      return 0;
    }
    double start = latest > LEAST_MEAN && latest < mean ? latest : mean / 2;
    latest =
        solver.solve(
            MAX_EVALUATIONS, candidate -> logCapital(candidate) - enough, LEAST_MEAN, mean, start);
    return latest;
  }
}
