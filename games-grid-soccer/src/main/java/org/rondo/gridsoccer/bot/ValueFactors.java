package org.rondo.gridsoccer.bot;

import org.rondo.game.Options;

/**
 * The few numbers by which the champion's values of positions can be tuned. The learned weights are
 * thousands; each of the last four numbers multiplies all weights of one kind.
 *
 * @param patience the factor that reduces the value of a goal for each step before the goal
 * @param nearer the assumed probability that the nearer team gets a resting ball
 * @param far the number that is subtracted for each column beyond the distances to the goal that
 *     have weights of their own
 * @param place the factor of the weights of the ball's cell
 * @param rivals the factor of the weights of single rivals
 * @param pairs the factor of the weights of pairs of rivals
 * @param mates the factor of the weights of team-mates
 */
record ValueFactors(
    double patience,
    double nearer,
    double far,
    double place,
    double rivals,
    double pairs,
    double mates) {

  /** The numbers with which the weights were learned. */
  static final ValueFactors STANDARD = new ValueFactors(0.98, 0.9, 0.03, 1, 1, 1, 1);

  private static final double MOST = 3;

  /** Returns the numbers in the options of a champion. */
  static ValueFactors of(Options options) {
    return new ValueFactors(
        options
            .about("The factor that reduces the worth of a goal for each step before it.")
            .real("patience", STANDARD.patience, 0.5, 1),
        options
            .about("The assumed probability that the nearer team gets a resting ball.")
            .real("nearer", STANDARD.nearer, 0.5, 1),
        options
            .about("The harm of each column beyond the ten nearest to the goal.")
            .real("far", STANDARD.far, 0, 0.2),
        factor(options, "place", "the ball's cell"),
        factor(options, "rivals", "single rivals"),
        factor(options, "pairs", "pairs of rivals"),
        factor(options, "mates", "team-mates"));
  }

  private static double factor(Options options, String name, String kind) {
    return options
        .about("The factor of the learned weights of " + kind + ".")
        .real(name, 1, 0, MOST);
  }
}
