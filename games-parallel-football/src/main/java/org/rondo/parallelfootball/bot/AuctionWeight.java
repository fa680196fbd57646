package org.rondo.parallelfootball.bot;

import org.rondo.bot.Weight;
import org.rondo.parallelfootball.Cell;

/**
 * The champion's weights, found by tuning in matches.
 *
 * <ul>
 *   <li>{@code spread}: the cells on which the players are placed. A cell is given by its rank in
 *       the order of the distances from home.
 *   <li>{@code territory}: the weights of the probability that a team gets a ball. The probability
 *       is the team's {@code exp(-slope * away)}, divided by the sum of this number over all teams.
 *       The distance of the ball from the team's home is {@code away}, in kicks.
 *   <li>{@code gain}: the weights of the value of a kick. The value of a kick is the rise of the
 *       probability that the team gets the ball (not below 0), plus the value of having one kick
 *       less to make.
 *   <li>{@code rivalry}: the factors that reduce the value of a ball if rivals may take it first.
 *   <li>{@code route}: the cost of a way.
 *   <li>{@code company}: the weights of the balls and players around a ball. Those that are nearer
 *       to the ball count more.
 *   <li>{@code landing}: the weights that value the target of a kick.
 *   <li>{@code deadlock}: the random changes of the values. They stop teams from kicking balls to
 *       and fro for ever.
 * </ul>
 */
enum AuctionWeight implements Weight {
  /** The first rank. */
  SPREAD_FIRST(0, 512, "The first cell for players, by its rank in the distances from home."),

  /** The last rank, plus 1. */
  SPREAD_END(1, Cell.COUNT, "The last cell for players, by its rank in the distances from home."),

  /** The weight of one more kick. */
  TERRITORY_SLOPE(
      0.1, 8, "The fall of the chance to get a ball with each kick of distance from home."),

  /**
   * A share s from 0 to 1: {@code away} is s · (distance / range of a kick) + (1 − s) · (number of
   * kicks to the home).
   */
  TERRITORY_STRAIGHT(
      0, 1, "The weight of the straight distance from home against the number of kicks."),

  /** The value of having one kick less to make, at the beginning of a match. */
  GAIN_WORK(0, 1, "The worth of having one kick less to make, at the beginning of a match."),

  /** The number that is added to {@code work} by the end of a match. */
  GAIN_HASTE(0, 1, "The rise of that worth until the end of a match."),

  /**
   * If a rival is expected to take the ball at once, the probability that the team gets the ball
   * without a kick falls by this share.
   */
  GAIN_URGENCY(0, 1, "The loss of the chance to get a ball that a rival can take at once."),

  /** The number of turns in which the urgency falls to 1/e. */
  GAIN_FADING(1, 20, "The number of turns in which that urgency fades."),

  /** The factor if a rival is expected to take the ball earlier. */
  RIVALRY_CLAIMED(0, 1, "The factor for a ball that a rival will probably take earlier."),

  /** The factor if a rival is expected to take the ball at the same time. */
  RIVALRY_CLAIMED_AT_ONCE(
      0, 1, "The factor for a ball that a rival will probably take at the same time."),

  /** The factor if a rival is nearer to the ball, but is expected to go elsewhere. */
  RIVALRY_NEARER(0, 1, "The factor for a ball to which a rival is nearer."),

  /** The factor if a rival is equally near to the ball. */
  RIVALRY_AS_NEAR(0, 1, "The factor for a ball to which a rival is as near."),

  /**
   * The weight of the probability that the player may not kick, because rivals stand on the same
   * cell and the rules choose the kickers at random.
   */
  RIVALRY_SHARED(0, 1.5, "The weight of losing a kick by lot to rivals on the same cell."),

  /** The number of turns for which rivals are predicted. */
  RIVALRY_HORIZON(0, 30, "The number of turns for which rivals are predicted."),

  /** The cost of a step, in kicks. */
  ROUTE_STEP(0.2, 4, "The cost of a step, in kicks."),

  /** The maximum number of balls on a cell that count. */
  ROUTE_BALLS(1, 8, "The maximum number of balls on a cell that count."),

  /**
   * The weight of other balls nearby. A weight below 0 prefers single balls, so that none are left
   * behind.
   */
  COMPANY_NEAR(-2, 1, "The weight of other balls nearby; below 0, single balls are preferred."),

  /** The factor by which {@code near} falls with each cell of distance. */
  COMPANY_NEAR_FADING(0, 0.9, "The factor by which that weight falls with each cell of distance."),

  /** The weight of a sum over all balls and players around. */
  COMPANY_WIDE(-0.5, 0.5, "The weight of all balls and players around a ball."),

  /** The factor by which {@code wide} falls with each cell of distance. */
  COMPANY_WIDE_FADING(0, 0.9, "The factor by which that weight falls with each cell of distance."),

  /** The number by which each player of the team lowers the sum of {@code wide}. */
  COMPANY_MATE(-2, 2, "The harm of a team-mate around a ball."),

  /** The number by which each rival lowers the sum of {@code wide}. */
  COMPANY_RIVAL(-1, 2, "The harm of a rival around a ball."),

  /**
   * If a rival is nearer to the target than the team's nearest player, the probability that the
   * team gets the ball falls by this share.
   */
  LANDING_LOST(0, 1, "The loss of the chance to get a ball if a rival is nearer to the target."),

  /** The same share if the nearest rival is as near as the team's nearest player. */
  LANDING_LOST_AS_NEAR(0, 1, "The same loss if a rival is as near to the target."),

  /** The cost of each step that the team's nearest player needs to the target. */
  LANDING_WALK(0, 0.5, "The cost of each step of the nearest player to the target."),

  /** How much each ball on the target reduces the cost of the steps. */
  LANDING_SHARED(0, 2, "The reduction of that cost by each ball on the target."),

  /** The weight of the balls on the target. */
  LANDING_PILE(-0.2, 1, "The weight of the balls on the target."),

  /** The penalty for rivals near the target. */
  LANDING_DANGER(0, 0.5, "The penalty for rivals near the target."),

  /** The maximum share by which the gain of each ball changes at random. */
  DEADLOCK_NOISE(0, 1, "The greatest random change of a gain after turns without a score."),

  /** The number of turns without a score after which the changes begin. */
  DEADLOCK_PATIENCE(0, 200, "The number of turns without a score before the random changes begin.");

  private final double min;
  private final double max;
  private final String about;

  AuctionWeight(double min, double max, String about) {
    this.min = min;
    this.max = max;
    this.about = about;
  }

  @Override
  public Description description() {
    return new Description(min, max, about);
  }
}
