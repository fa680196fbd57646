package org.rondo.gridsoccer.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import org.rondo.game.Options;

/**
 * The weights of the features of a position in a {@link TeamScoring}. Each weight is from 0 to 1,
 * except {@code spread}, which is from −1 to 1. Every feature is from 0 to 1 too, except the race
 * for a free ball, which is from −0.9 to 0.9. So the weights can be compared.
 *
 * <p>Some features count only while the team has the ball, some only while the rivals have it.
 *
 * @param possession having the ball; counts against the team while the rivals have it
 * @param freeBall being nearer to a free ball than the rivals
 * @param ballForward with the ball, its nearness to the rivals' end of the board
 * @param ballBack against the rivals' ball, its nearness to the team's own end
 * @param nearGoal the nearness of the ball to the goal that is attacked, for either team
 * @param openShot with the ball, a shot that cannot be stopped; more if it scores sooner
 * @param shotAgainst the same for the rivals' shots
 * @param rivalsNear with the ball, the nearness of a rival to the player with the ball
 * @param press against the rivals' ball, the nearness of the team to it
 * @param rivalsBeaten with the ball, the number of rivals behind the ball
 * @param goalSide against the rivals' ball, the number of the team's players that are not behind it
 * @param keeper against the rivals' ball, the nearness of the team to the place before its goal
 *     that is nearest to the ball
 * @param support with the ball, the distance of the other players ahead of the ball
 * @param spread the distance between the rows of the team's players
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

  /** The weights that were chosen by hand. */
  static final TeamWeights STANDARD =
      new TeamWeights(0.5, 0.5, 0.6, 0.6, 0.3, 1, 1, 0.2, 0.2, 0.3, 0.3, 0.4, 0.1, 0.1);

  /**
   * The weights that the genetic algorithm found with the win rate as fitness. The page {@code
   * docs/tuning.md} describes the search and the strength of the weights.
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

  /** Returns the weights of the options; for a weight that is not given, that of {@code others}. */
  static TeamWeights of(Options options, TeamWeights others) {
    return of((name, other, least) -> options.real(name, other, least, 1), others);
  }

  /** Reads the weights of a resource, a line with name and value for each. */
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

  /** A source of the values of weights. */
  private interface WeightSource {
    double real(String name, double other, double least);
  }

  private static TeamWeights of(WeightSource source, TeamWeights others) {
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
