package org.rondo.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.commons.math3.analysis.solvers.BrentSolver;

/**
 * The distribution of scores with the highest likelihood of the counts, under the constraint of a
 * given t-value, (mean − ½) / deviation.
 *
 * <p>For a fixed deviation σ the constraint is linear: E[h] = 0 with h(a) = a − ½ − tσ/2 − t(a −
 * m)² / (2σ) and m = ½ + tσ. The fit for this σ is a solution if its mean square distance from m is
 * σ². This mean square distance is larger than σ² for the smallest σ that admits a fit, and smaller
 * for the largest σ. At these two ends, h is 0 on the outermost score where it can still be
 * positive.
 *
 * <p>On one side of the data the allowed distributions are not a convex set. Several σ may then be
 * solutions, for instance if nearly all scores are ½. The search therefore finds all solutions and
 * takes the fit with the highest likelihood.
 */
final class TValueFit {
  private static final double MIDDLE = 0.5;
  private static final double LARGEST_DEVIATION = 0.5;

  /** A lower bound of the deviation for the maximum number of games. */
  private static final double SMALLEST_DEVIATION = 1e-9;

  private static final int CELLS = 40;
  private static final int MAX_EVALUATIONS = 200;
  private static final double ACCURACY = 1e-13;

  private final ScoreFrequencies counts;
  private final double tValue;
  private final double smallest;
  private final double largest;

  private TValueFit(ScoreFrequencies counts, double tValue) {
    this.counts = counts;
    this.tValue = tValue;
    double t = Math.abs(tValue);
    double root = StrictMath.sqrt(1 + t * t);
    this.smallest = Math.max(counts.score(1) / (t + (1 + root) / t), SMALLEST_DEVIATION);
    this.largest = Math.min(MIDDLE / (t - t / (1 + root)), LARGEST_DEVIATION);
  }

  /**
   * Returns the fit. All counts must be positive, and the t-value must be from −2 to 2. Outside
   * this range the deviations that admit a fit do not form one interval.
   */
  static ConstrainedFit of(ScoreFrequencies counts, double tValue) {
    if (tValue == 0) {
      return new ConstrainedFit(counts, score -> score - MIDDLE);
    }
    return new TValueFit(counts, tValue).likeliest();
  }

  private ConstrainedFit likeliest() {
    return deviations().stream()
        .map(this::fit)
        .min(Comparator.comparingDouble(ConstrainedFit::loss))
        .orElseThrow();
  }

  private List<Double> deviations() {
    List<Double> found = new ArrayList<>();
    double ratio = StrictMath.pow(largest / smallest, 1.0 / CELLS);
    double lower = smallest;
    boolean isMore = true;
    for (int cell = 1; cell <= CELLS; cell++) {
      double upper = cell == CELLS ? largest : lower * ratio;
      boolean isMoreAbove = excess(upper) > 0;
      if (isMore != isMoreAbove) {
        found.add(new BrentSolver(ACCURACY, 0).solve(MAX_EVALUATIONS, this::excess, lower, upper));
      }
      lower = upper;
      isMore = isMoreAbove;
    }
    return found;
  }

  private double excess(double deviation) {
    if (deviation <= smallest) {
      return 1;
    }
    if (deviation >= largest) {
      return -1;
    }
    return fit(deviation).meanSquareFrom(MIDDLE + tValue * deviation) / deviation / deviation - 1;
  }

  private ConstrainedFit fit(double deviation) {
    double mean = MIDDLE + tValue * deviation;
    return new ConstrainedFit(
        counts,
        score ->
            score
                - MIDDLE
                - tValue * deviation / 2
                - tValue * (score - mean) * (score - mean) / (2 * deviation));
  }
}
