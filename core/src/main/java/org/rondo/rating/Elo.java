package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The logistic Elo scale: a difference of 400 points means odds of ten to one.
 *
 * <p>A player that is {@code d} points above another has an expected score of 1 / (1 +
 * 10<sup>−d/400</sup>) points per game. A log-ability of 1 (natural logarithm) is 400 / ln 10 =
 * 173.7 points.
 */
public final class Elo {
  private static final double POINTS_PER_ABILITY = 400 / StrictMath.log(10);

  private Elo() {}

  /**
   * {@return a difference in log-ability on the Elo scale}
   *
   * @param ability the natural logarithm of the odds of winning
   */
  public static double ofAbility(double ability) {
    return ability * POINTS_PER_ABILITY;
  }

  /**
   * {@return the Elo difference whose expected score is the given score}
   *
   * @param score the mean score per game, between 0 and 1, both excluded
   * @throws IllegalArgumentException if the score is outside that range or not a number
   */
  public static double ofScore(double score) {
    checkArgument(
        score > 0 && score < 1,
        "score %s is not between 0 and 1: no finite Elo difference leads to it",
        score);
    return ofAbility(StrictMath.log(score / (1 - score)));
  }

  /**
   * {@return the expected score per game, from 0 to 1}
   *
   * @param difference the player's Elo minus the opponent's Elo
   */
  public static double expectedScore(double difference) {
    return 1 / (1 + StrictMath.exp(-difference / POINTS_PER_ABILITY));
  }
}
