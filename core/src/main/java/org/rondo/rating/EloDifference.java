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

  /** The number of games or pairs with the variance of wins and losses that a ratio starts with. */
  private static final double BINOMIAL_UNITS = 2;

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
   * Wilson's score interval on the Elo scale. Draws and level pairs vary less than wins and losses,
   * so the interval is that of a larger effective number of games (E. L. Korn and B. I. Graubard,
   * <i>Confidence intervals for proportions with small expected number of positive counts estimated
   * from survey data</i>, Survey Methodology 24, 1998): the number of games or pairs, divided by
   * the ratio of the observed variance to the variance of wins and losses. Two games or pairs
   * without draws are added to this ratio. The interval is one of a number of games that was fixed
   * beforehand. At the end of a sequential test, {@link Sprt#estimate} is right. The likelihood of
   * superiority is Φ(Σ (s − ½) / √Σ (s − ½)²). Here s is the score of a game or of a pair, and the
   * sums are over all games or all pairs. For games this is the customary formula Φ((W − L) / √(W +
   * L)), which does not depend on draws. The likelihood is ½ if every score is ½.
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
    double binomial = score * (1 - score);
    double units = rated.total() / dispersion(rated, binomial);
    double centre = (units * score + Z * Z / 2) / (units + Z * Z);
    double margin = Z * StrictMath.sqrt(units * binomial + Z * Z / 4) / (units + Z * Z);
    return new EloDifference(
        Elo.ofScore(score),
        Elo.ofScore(centre - margin),
        Elo.ofScore(centre + margin),
        likelihoodOfSuperiority(played));
  }

  /** {@return the variance of the scores over that of wins and losses with the same mean} */
  private static double dispersion(ScoreFrequencies rated, double binomial) {
    double ratio = rated.meanSquareFrom(rated.mean()) / binomial;
    return (rated.total() * ratio + BINOMIAL_UNITS) / (rated.total() + BINOMIAL_UNITS);
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
