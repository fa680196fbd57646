package org.rondo.gridsoccer.bot;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import org.rondo.game.Options;

/**
 * The weights of the features of a position in a {@link TeamScoring}. Each weight is from 0 to 1,
 * except {@code spread}, which is from −1 to 1. The features have the range 0 to 1, except the race
 * for a free ball, which is from −0.9 to 0.9. So the weights can be compared with each other.
 *
 * <p>Some features count only while the team has the ball, some only while the rivals have it.
 *
 * @param possession having the ball; subtracted while the rivals have the ball
 * @param freeBall being nearer to a free ball than the rivals
 * @param ballForward while the team has the ball: the nearness of the ball to the rivals' end of
 *     the board
 * @param ballBack while the rivals have the ball: the nearness of the ball to the team's own end;
 *     subtracted
 * @param nearGoal the nearness of the ball to the goal that the team with the ball attacks;
 *     subtracted while the rivals have the ball
 * @param openShot while the team has the ball: a shot that no rival can stop; more if the shot
 *     scores sooner
 * @param shotAgainst while the rivals have the ball: the same for the rivals' shots; subtracted
 * @param rivalsNear while the team has the ball: the nearness of a rival to the ball; subtracted
 * @param press while the rivals have the ball: the nearness of the team to the ball
 * @param rivalsBeaten while the team has the ball: the number of rivals behind the ball
 * @param goalSide while the rivals have the ball: the number of the team's players that are level
 *     with the ball or nearer to the team's own end
 * @param keeper while the rivals have the ball: the nearness of the team to one of the three cells
 *     before its goal, the one in the row nearest to the ball
 * @param support while the team has the ball: how far the other players are ahead of the ball
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
   * docs/experiments.md} describes the search and the strength of the weights.
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

  /**
   * Returns the weights in the options; a weight that the options lack comes from {@code others}.
   */
  static TeamWeights of(Options options, TeamWeights others) {
    return of(
        (name, other, least, sentence) -> options.about(sentence).real(name, other, least, 1),
        others);
  }

  /** Reads the weights in a resource. Each weight is a line with its name and value. */
  private static TeamWeights read(String resource) {
    Properties properties = new Properties();
    try (InputStream in = TeamWeights.class.getResourceAsStream(resource)) {
      properties.load(Objects.requireNonNull(in, resource));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return of((name, other, least, sentence) -> number(properties, name), STANDARD);
  }

  private static double number(Properties properties, String name) {
    return Double.parseDouble(Objects.requireNonNull(properties.getProperty(name), name));
  }

  /** A source of the values of weights. */
  private interface WeightSource {
    double real(String name, double other, double least, String sentence);
  }

  private static TeamWeights of(WeightSource source, TeamWeights others) {
    return new TeamWeights(
        source.real("possession", others.possession, 0, "The worth of having the ball."),
        source.real(
            "free-ball",
            others.freeBall,
            0,
            "The worth of being nearer to a free ball than the rivals."),
        source.real(
            "ball-forward",
            others.ballForward,
            0,
            "With the ball: the worth of the ball's nearness to the rivals' end."),
        source.real(
            "ball-back",
            others.ballBack,
            0,
            "Without the ball: the harm of the ball's nearness to the own end."),
        source.real(
            "near-goal",
            others.nearGoal,
            0,
            "The worth of the ball's nearness to the goal that is attacked."),
        source.real(
            "open-shot",
            others.openShot,
            0,
            "With the ball: the worth of a shot that no rival can stop."),
        source.real(
            "shot-against",
            others.shotAgainst,
            0,
            "Without the ball: the harm of a rivals' shot that no player can stop."),
        source.real(
            "rivals-near",
            others.rivalsNear,
            0,
            "With the ball: the harm of a rival near the ball."),
        source.real(
            "press", others.press, 0, "Without the ball: the worth of a player near the ball."),
        source.real(
            "rivals-beaten",
            others.rivalsBeaten,
            0,
            "With the ball: the worth of rivals behind the ball."),
        source.real(
            "goal-side",
            others.goalSide,
            0,
            "Without the ball: the worth of players between the ball and the own end."),
        source.real(
            "keeper",
            others.keeper,
            0,
            "Without the ball: the worth of a player before the own goal."),
        source.real(
            "support",
            others.support,
            0,
            "With the ball: the worth of team-mates ahead of the ball."),
        source.real(
            "spread", others.spread, -1, "The worth of the distance between the players' rows."));
  }
}
