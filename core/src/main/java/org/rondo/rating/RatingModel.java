package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * What is assumed when ratings are estimated.
 *
 * <p>The prior draws all ratings together: each entrant gets one virtual draw against the same
 * virtual opponent. Without it, the ratings are those of maximum likelihood, as of Ordo. Then an
 * entrant that won all its matches has no finite rating.
 *
 * @param prior the weight of the virtual draw of each entrant, in matches, from 0 to 1,000,000; 0
 *     for none
 * @param hasSeatAdvantage whether the advantage of seat 0 over seat 1 is estimated together with
 *     the ratings; if not, both seats are taken to be equal
 */
public record RatingModel(double prior, boolean hasSeatAdvantage) {
  private static final double USUAL_PRIOR = 0.5;
  private static final double MAX_PRIOR = 1e6;

  /**
   * Creates a model.
   *
   * @throws IllegalArgumentException if the prior is not in 0..1,000,000
   */
  public RatingModel {
    checkArgument(
        prior >= 0 && prior <= MAX_PRIOR,
        "prior %s is not in 0..1000000; 0 is no prior, 0.5 is usual",
        prior);
  }

  /** {@return the model of standings: a prior of 0.5, and no advantage of a seat} */
  public static RatingModel usual() {
    return new RatingModel(USUAL_PRIOR, false);
  }

  /**
   * {@return this model with another prior}
   *
   * @param weight the weight of each virtual draw, in matches, from 0 to 1,000,000
   * @throws IllegalArgumentException if the weight is not in 0..1,000,000
   */
  public RatingModel withPrior(double weight) {
    return new RatingModel(weight, hasSeatAdvantage);
  }

  /** {@return this model with an advantage of seat 0, for matches of two seats} */
  public RatingModel withSeatAdvantage() {
    return new RatingModel(prior, true);
  }
}
