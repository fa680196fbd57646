package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import org.apache.commons.math3.analysis.solvers.BisectionSolver;
import org.apache.commons.math3.special.Gamma;

/**
 * An interval of Elo differences.
 *
 * @param lower the lower limit; −∞ if there is none
 * @param upper the upper limit; ∞ if there is none
 */
public record EloInterval(double lower, double upper) {
  private static final double NOT_COVERED = 0.05;
  private static final double ROOT_OF_PI = StrictMath.sqrt(Math.PI);
  private static final double LEAST_SCORE = 1e-6;
  private static final double ACCURACY = 1e-9;
  private static final int MAX_EVALUATIONS = 200;

  /** A count in place of 0 that has no influence, because a fit needs positive counts. */
  private static final double INSTEAD_OF_ZERO = 1e-9;

  /**
   * Creates an interval.
   *
   * @throws IllegalArgumentException if the lower limit is not below the upper limit
   */
  public EloInterval {
    checkArgument(lower < upper, "lower limit %s is not below upper limit %s", lower, upper);
  }

  /**
   * {@return an interval that may be looked at after every game, and acted on}
   *
   * <p>With a probability of at least 95 %, the true difference is in <i>all</i> intervals of a
   * growing number of games, whatever the distribution of the scores is. So it stays valid in a
   * duel that is stopped when the interval looks good. An ordinary interval is about half as wide,
   * and does not.
   *
   * <p>The intervals are a confidence sequence: those mean scores are left out against which a
   * universal portfolio of bets would have multiplied its stake by 20. T. M. Cover and E.
   * Ordentlich, <i>Universal portfolios with side information</i>, IEEE Transactions on Information
   * Theory 42 (1996), theorem 2; F. Orabona and K.-S. Jun, <i>Tight concentrations and confidence
   * sequences from the regret of universal portfolio</i>, IEEE Transactions on Information Theory
   * 70 (2024), section IV; the bets are those of I. Waudby-Smith and A. Ramdas, <i>Estimating means
   * of bounded random variables by betting</i>, Journal of the Royal Statistical Society B 86
   * (2024).
   *
   * @param counts the results so far, from the view of one side
   */
  public static EloInterval anytime(Counts counts) {
    ScoreFrequencies played = ScoreFrequencies.of(counts);
    if (counts.games() == 0) {
      return new EloInterval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    return new EloInterval(
        limit(played, LEAST_SCORE / 2, Double.NEGATIVE_INFINITY),
        limit(played, 1 - LEAST_SCORE / 2, Double.POSITIVE_INFINITY));
  }

  /** {@return how much the logarithm of the universal portfolio can fall behind the best bet} */
  private static double regret(double units) {
    return StrictMath.log(ROOT_OF_PI) + Gamma.logGamma(units + 1) - Gamma.logGamma(units + 0.5);
  }

  /** {@return the difference between the mean and an end from which on scores are left out} */
  private static double limit(ScoreFrequencies played, double end, double none) {
    if (evidence(played, end) <= 0) {
      return none;
    }
    double mean = Math.min(1 - LEAST_SCORE, Math.max(LEAST_SCORE, played.mean()));
    return Elo.ofScore(
        new BisectionSolver(ACCURACY)
            .solve(
                MAX_EVALUATIONS,
                score -> evidence(played, score),
                Math.min(mean, end),
                Math.max(mean, end)));
  }

  /** {@return a number that is above 0 if a mean score is left out} */
  static double evidence(ScoreFrequencies played, double mean) {
    double gain =
        new ConstrainedFit(played.withoutZeros(INSTEAD_OF_ZERO), score -> score - mean).loss();
    return gain - regret(played.total()) + StrictMath.log(NOT_COVERED);
  }
}
