package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * The estimated difference in strength of two sides, from their scores against each other.
 *
 * <p>All numbers are finite for any counts. {@link #of} describes the limiting cases.
 *
 * @param elo the estimated difference in logistic Elo, above 0 if the counting side is ahead
 * @param lower the lower limit of the 95 % interval
 * @param upper the upper limit of the 95 % interval
 * @param likelihoodOfSuperiority the probability, from 0 to 1, that the counting side is the
 *     stronger one
 */
public record EloDifference(
    double elo, double lower, double upper, double likelihoodOfSuperiority) {

  private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
  private static final double Z = NORMAL.inverseCumulativeProbability(0.975);

  /**
   * Creates a difference.
   *
   * @throws IllegalArgumentException if a number is not finite, the estimate is outside its
   *     interval or the likelihood is outside 0 to 1
   */
  public EloDifference {
    checkArgument(
        lower <= elo && elo <= upper && !Double.isInfinite(lower) && !Double.isInfinite(upper),
        "Elo difference %s is not in the interval %s to %s, or a number is not finite",
        elo,
        lower,
        upper);
    checkArgument(
        likelihoodOfSuperiority >= 0 && likelihoodOfSuperiority <= 1,
        "likelihood of superiority %s is not in 0..1",
        likelihoodOfSuperiority);
  }

  /**
   * {@return the difference estimated from the counts}
   *
   * <p>The estimate is the Elo difference whose expected score is the mean score. The interval is
   * Wilson's score interval on the Elo scale, with the observed variance in place of the binomial
   * variance. Without draws, the two variances are the same. The likelihood of superiority is Φ(Σ
   * (s − ½) / √Σ (s − ½)²). Here s is the score of a game or of a pair, and the sums are over all
   * games or all pairs. For games this is the customary formula Φ((W − L) / √(W + L)), which does
   * not depend on draws. The likelihood is ½ if every score is ½.
   *
   * <p>If a side won everything, lost everything or has not played, one drawn game (or one level
   * pair) is added to its results. The limit farther from 0 then shows the largest difference that
   * this number of games can prove. The true difference may be larger.
   *
   * @param counts the results, from the view of one side
   */
  public static EloDifference of(Counts counts) {
    ScoreFrequencies played = ScoreFrequencies.of(counts);
    ScoreFrequencies rated = played.isOneSided() ? played.withOneMoreDraw() : played;
    double score = rated.mean();
    double units = rated.total();
    double variance = rated.meanSquareFrom(score);
    double centre = (units * score + Z * Z / 2) / (units + Z * Z);
    double margin = Z * StrictMath.sqrt(units * variance + Z * Z / 4) / (units + Z * Z);
    return new EloDifference(
        Elo.ofScore(score),
        Elo.ofScore(centre - margin),
        Elo.ofScore(centre + margin),
        likelihoodOfSuperiority(played));
  }

  private static double likelihoodOfSuperiority(ScoreFrequencies played) {
    double units = played.total();
    double spread = units == 0 ? 0 : StrictMath.sqrt(played.meanSquareFrom(0.5));
    return spread == 0
        ? 0.5
        : NORMAL.cumulativeProbability(StrictMath.sqrt(units) * (played.mean() - 0.5) / spread);
  }

  /** {@return half the width of the interval, in Elo; the number after ± in tables} */
  public double error() {
    return (upper - lower) / 2;
  }
}
