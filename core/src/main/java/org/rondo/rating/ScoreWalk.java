package org.rondo.rating;

import java.util.Arrays;

/**
 * The sum of the scores of a sequential test, from its first unit (a game or a pair) to its end,
 * and how an observed end compares with all other ends.
 *
 * <p>Ends are ordered by their mean score (S. S. Emerson and T. R. Fleming, <i>Parameter estimation
 * following group sequential hypothesis testing</i>, Biometrika 77, 1990). The distribution is
 * computed unit by unit, as in P. Armitage, C. K. McPherson and B. C. Rowe, <i>Repeated
 * significance tests on accumulating data</i>, Journal of the Royal Statistical Society A 132
 * (1969). So it knows how far a test oversteps its bounds, and that it cannot end in its first
 * units.
 */
final class ScoreWalk {
  private static final double NEGLIGIBLE = 1e-13;

  private final int units;
  private final int sum;
  private final SprtVerdict.Conclusion end;

  /** The greatest sum after each number of units at which the first hypothesis is accepted. */
  private final double[] lower;

  /** The least sum after each number of units at which the second hypothesis is accepted. */
  private final double[] upper;

  /**
   * Creates a walk.
   *
   * @param units the observed number of units
   * @param sum the observed sum of the scores, in steps of the least difference of two scores
   * @param end the observed conclusion
   */
  ScoreWalk(int units, int sum, SprtVerdict.Conclusion end, double[] lower, double[] upper) {
    this.units = units;
    this.sum = sum;
    this.end = end;
    this.lower = lower.clone();
    this.upper = upper.clone();
  }

  /**
   * {@return the probability that a test ends with a lower mean score than the observed one}
   *
   * @param shares the probability of each score of a unit, in ascending order
   * @param equal the part of the ends with the observed mean that counts as lower, from 0 to 1
   */
  double below(double[] shares, double equal) {
    double[] open = {1};
    int first = 0;
    double below = 0;
    for (int unit = 1; unit <= units; unit++) {
      double[] next = next(open, shares);
      int low = 0;
      int high = next.length - 1;
      boolean canEnd = unit < units || end != SprtVerdict.Conclusion.CONTINUE;
      while (low <= high && isOver(first + low, canEnd, next[low], lower[unit], false)) {
        below += lowerPart(first + low, unit, equal) * next[low];
        low++;
      }
      while (low <= high && isOver(first + high, canEnd, next[high], upper[unit], true)) {
        below += lowerPart(first + high, unit, equal) * next[high];
        high--;
      }
      open = Arrays.copyOfRange(next, low, high + 1);
      first += low;
    }
    return below + openBelow(open, first, equal);
  }

  private static double[] next(double[] open, double... shares) {
    double[] next = new double[open.length + shares.length - 1];
    for (int i = 0; i < open.length; i++) {
      for (int score = 0; score < shares.length; score++) {
        next[i + score] += open[i] * shares[score];
      }
    }
    return next;
  }

  private static boolean isOver(
      int place, boolean canEnd, double probability, double bound, boolean isUpper) {
    return probability < NEGLIGIBLE || canEnd && (isUpper ? place >= bound : place <= bound);
  }

  /** {@return the part of the tests that are open after the last unit and end lower} */
  private double openBelow(double[] open, int first, double equal) {
    double below = 0;
    for (int i = 0; i < open.length; i++) {
      // A test that goes on to the upper bound ends with a lower mean than one that is there
      // already.
      below +=
          switch (end) {
            case ACCEPT_H1 -> open[i];
            case ACCEPT_H0 -> 0;
            case CONTINUE -> lowerPart(first + i, units, equal) * open[i];
          };
    }
    return below;
  }

  /** {@return 1 if a mean is below the observed one, 0 if it is above, else the given part} */
  private double lowerPart(int place, int unit, double equal) {
    int order = Long.compare((long) place * units, (long) sum * unit);
    return order < 0 ? 1 : order > 0 ? 0 : equal;
  }
}
