package org.rondo.rating;

import java.util.Locale;
import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * How much stronger one side is than another, by what they scored against each other.
 *
 * <p>Everything is finite, whatever the counts. See {@link #of} for the ends.
 *
 * @param elo the estimated difference in logistic Elo, above 0 where the counting side is ahead
 * @param lower the lower limit of the 95 % interval
 * @param upper the upper limit of the 95 % interval
 * @param likelihoodOfSuperiority how probable it is, from 0 to 1, that the counting side is the
 *     stronger one
 */
public record EloDifference(
    double elo, double lower, double upper, double likelihoodOfSuperiority) {

  private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);
  private static final double Z = NORMAL.inverseCumulativeProbability(0.975);

  /**
   * Describes a difference.
   *
   * @throws IllegalArgumentException if a number is not finite, the estimate is outside its
   *     interval or the likelihood is outside 0 to 1
   */
  public EloDifference {
    if (!(lower <= elo && elo <= upper) || Double.isInfinite(lower) || Double.isInfinite(upper)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "Elo difference %s with the interval %s to %s: it must lie within, and all be finite",
              elo,
              lower,
              upper));
    }
    if (!(likelihoodOfSuperiority >= 0 && likelihoodOfSuperiority <= 1)) {
      throw new IllegalArgumentException(
          "likelihood of superiority " + likelihoodOfSuperiority + " is not in 0..1");
    }
  }

  /**
   * {@return the difference that the counts speak for}
   *
   * <p>The estimate is the Elo difference at which the mean score is expected. The interval is
   * Wilson's score interval, the observed variance standing in the place of the binomial one, on
   * the Elo scale; without draws it is exactly Wilson's. The likelihood of superiority is Φ(Σ (s −
   * ½) / √Σ (s − ½)²) over the scores s of all games, or all pairs; for games this is the customary
   * Φ((W − L) / √(W + L)), on which draws have no bearing. It is ½ where every score is ½.
   *
   * <p>A side that won everything, lost everything or has not played is rated as if one more game
   * (one more pair, level) had been drawn. The far limit of its interval then shows how much so few
   * games could show; nothing in them speaks against a larger difference.
   *
   * @param counts the results, from the point of view of one side
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

  /** {@return half the width of the interval, in Elo: the ± of a table} */
  public double error() {
    return (upper - lower) / 2;
  }
}
