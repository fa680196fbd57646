package org.rondo.gridsoccer;

import org.rondo.game.Options;

/**
 * How much each feature of a position counts in a {@link TeamScoring}: from 0 to 1, the last from
 * −1 to 1. Every feature is from 0 to 1 itself, so that the weights compare.
 *
 * <p>Where the team has the ball:
 *
 * @param possession that it has it, and where the rivals have it, that they have
 * @param freeBall of a free ball, that the team is nearer to it than the rivals
 * @param ballForward how near the ball is to the rivals' end of the board
 * @param ballBack where the rivals have the ball, how near it is to the team's own end
 * @param nearGoal that the ball is close to the goal that it may be shot into, either team's
 * @param openShot that a shot cannot be stopped, and how soon it is in the goal
 * @param shotAgainst the same for the rivals' shots
 * @param rivalsNear how near a rival is to the player with the ball
 * @param press how near the team is to a rival with the ball
 * @param rivalsBeaten how many rivals the ball has left behind
 * @param goalSide how many of the team are not left behind by the rivals' ball
 * @param keeper where the rivals have the ball, how near the team is to the place before its goal
 *     that is nearest to the ball
 * @param support how far the other players are ahead of the ball of their team
 * @param spread how far apart the rows of the team's players are
 */
record TeamWeights(
    double possession,
    double freeBall,
    double ballForward,
    double ballBack,
    double nearGoal,
    double openShot,
    double shotAgainst,
    double rivalsNear,
    double press,
    double rivalsBeaten,
    double goalSide,
    double keeper,
    double support,
    double spread) {

  /** Chosen by hand. */
  static final TeamWeights STANDARD =
      new TeamWeights(0.5, 0.5, 0.6, 0.6, 0.3, 1, 1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.1, 0.1);

  /**
   * Found by the genetic algorithm with the win rate as fitness; {@code docs/tuning.md} tells how,
   * and how good they are.
   */
  static final TeamWeights TUNED =
      new TeamWeights(
          0.939523, 0.917784, 0.608903, 0.767662, 0.734963, 0.632792, 0.83475, 0.20779, 0.688186, 0,
          0.405676, 0, 0.366348, -0.309118);

  TeamWeights {
    require("possession", possession, 0);
    require("free-ball", freeBall, 0);
    require("ball-forward", ballForward, 0);
    require("ball-back", ballBack, 0);
    require("near-goal", nearGoal, 0);
    require("open-shot", openShot, 0);
    require("shot-against", shotAgainst, 0);
    require("rivals-near", rivalsNear, 0);
    require("press", press, 0);
    require("rivals-beaten", rivalsBeaten, 0);
    require("goal-side", goalSide, 0);
    require("keeper", keeper, 0);
    require("support", support, 0);
    require("spread", spread, -1);
  }

  private static void require(String name, double weight, double least) {
    if (!(weight >= least && weight <= 1)) {
      throw new IllegalArgumentException(
          "weight " + name + " " + weight + " is not in " + least + "..1.0");
    }
  }

  /** Returns the weights that options give, and others where they give none. */
  static TeamWeights of(Options options, TeamWeights others) {
    return new TeamWeights(
        options.real("possession", others.possession, 0, 1),
        options.real("free-ball", others.freeBall, 0, 1),
        options.real("ball-forward", others.ballForward, 0, 1),
        options.real("ball-back", others.ballBack, 0, 1),
        options.real("near-goal", others.nearGoal, 0, 1),
        options.real("open-shot", others.openShot, 0, 1),
        options.real("shot-against", others.shotAgainst, 0, 1),
        options.real("rivals-near", others.rivalsNear, 0, 1),
        options.real("press", others.press, 0, 1),
        options.real("rivals-beaten", others.rivalsBeaten, 0, 1),
        options.real("goal-side", others.goalSide, 0, 1),
        options.real("keeper", others.keeper, 0, 1),
        options.real("support", others.support, 0, 1),
        options.real("spread", others.spread, -1, 1));
  }
}
