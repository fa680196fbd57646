package org.rondo.gridsoccer.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
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
  static final TeamWeights TUNED = read("tuned-team.properties");

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
    return of((name, other, least) -> options.real(name, other, least, 1), others);
  }

  /** Returns the weights of a resource: a line with name and value for each. */
  private static TeamWeights read(String resource) {
    Properties properties = new Properties();
    try (InputStream in = TeamWeights.class.getResourceAsStream(resource)) {
      properties.load(Objects.requireNonNull(in, resource));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return of((name, other, least) -> number(properties, name), STANDARD);
  }

  private static double number(Properties properties, String name) {
    return Double.parseDouble(Objects.requireNonNull(properties.getProperty(name), name));
  }

  /** Where the value of a weight comes from. */
  private interface Source {
    double real(String name, double other, double least);
  }

  private static TeamWeights of(Source source, TeamWeights others) {
    return new TeamWeights(
        source.real("possession", others.possession, 0),
        source.real("free-ball", others.freeBall, 0),
        source.real("ball-forward", others.ballForward, 0),
        source.real("ball-back", others.ballBack, 0),
        source.real("near-goal", others.nearGoal, 0),
        source.real("open-shot", others.openShot, 0),
        source.real("shot-against", others.shotAgainst, 0),
        source.real("rivals-near", others.rivalsNear, 0),
        source.real("press", others.press, 0),
        source.real("rivals-beaten", others.rivalsBeaten, 0),
        source.real("goal-side", others.goalSide, 0),
        source.real("keeper", others.keeper, 0),
        source.real("support", others.support, 0),
        source.real("spread", others.spread, -1));
  }
}
