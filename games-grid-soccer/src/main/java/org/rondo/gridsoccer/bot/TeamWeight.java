package org.rondo.gridsoccer.bot;

import org.rondo.bot.LearnedWeights;
import org.rondo.bot.Weight;
import org.rondo.bot.WeightTable;
import org.rondo.bot.Weights;

/**
 * The weights of the features of a position in a {@link TeamScoring}. Each weight is from 0 to 1,
 * except {@code spread}, which is from −1 to 1. The features have the range 0 to 1, except the race
 * for a free ball, which is from −0.9 to 0.9. So the weights can be compared with each other.
 *
 * <p>Some features count only while the team has the ball, some only while the rivals have it.
 */
enum TeamWeight implements Weight {
  /** Having the ball; subtracted while the rivals have the ball. */
  POSSESSION(0.5, "The worth of having the ball."),

  /** Being nearer to a free ball than the rivals. */
  FREE_BALL(0.5, "The worth of being nearer to a free ball than the rivals."),

  /** While the team has the ball: the nearness of the ball to the rivals' end of the board. */
  BALL_FORWARD(0.6, "With the ball: the worth of the ball's nearness to the rivals' end."),

  /** While the rivals have the ball: the nearness of the ball to the team's own end; subtracted. */
  BALL_BACK(0.6, "Without the ball: the harm of the ball's nearness to the own end."),

  /**
   * The nearness of the ball to the goal that the team with the ball attacks; subtracted while the
   * rivals have the ball.
   */
  NEAR_GOAL(0.3, "The worth of the ball's nearness to the goal that is attacked."),

  /** While the team has the ball: a shot that no rival can stop; more if the shot scores sooner. */
  OPEN_SHOT(1, "With the ball: the worth of a shot that no rival can stop."),

  /** While the rivals have the ball: the same for the rivals' shots; subtracted. */
  SHOT_AGAINST(1, "Without the ball: the harm of a rivals' shot that no player can stop."),

  /** While the team has the ball: the nearness of a rival to the ball; subtracted. */
  RIVALS_NEAR(0.2, "With the ball: the harm of a rival near the ball."),

  /** While the rivals have the ball: the nearness of the team to the ball. */
  PRESS(0.2, "Without the ball: the worth of a player near the ball."),

  /** While the team has the ball: the number of rivals behind the ball. */
  RIVALS_BEATEN(0.3, "With the ball: the worth of rivals behind the ball."),

  /**
   * While the rivals have the ball: the number of the team's players that are level with the ball
   * or nearer to the team's own end.
   */
  GOAL_SIDE(0.3, "Without the ball: the worth of players between the ball and the own end."),

  /**
   * While the rivals have the ball: the nearness of the team to one of the three cells before its
   * goal, the one in the row nearest to the ball.
   */
  KEEPER(0.4, "Without the ball: the worth of a player before the own goal."),

  /** While the team has the ball: how far the other players are ahead of the ball. */
  SUPPORT(0.1, "With the ball: the worth of team-mates ahead of the ball."),

  /** The distance between the rows of the team's players. */
  SPREAD(-1, 0.1, "The worth of the distance between the players' rows.");

  /** The weights that were chosen by hand. */
  static final Weights<TeamWeight> STANDARD =
      Weights.of(TeamWeight.class, weight -> weight.standard);

  /**
   * The best weights that are known: the defaults, but 0 for {@link #SPREAD} and {@link #KEEPER},
   * as nearly all tunings found. The page {@code docs/experiments.md} describes the comparison.
   */
  static final LearnedWeights<Weights<TeamWeight>> TUNED = shippedIn("tuned-team.txt");

  /**
   * The weights that the genetic algorithm found with the win rate as fitness. The page {@code
   * docs/experiments.md} describes the search and the strength of the weights.
   */
  static final LearnedWeights<Weights<TeamWeight>> GENETIC = shippedIn("genetic-team.txt");

  private static LearnedWeights<Weights<TeamWeight>> shippedIn(String file) {
    return LearnedWeights.in(
        TeamWeight.class, file, text -> WeightTable.read(text).column(TeamWeight.class, 1));
  }

  private final double min;
  private final double standard;
  private final String about;

  TeamWeight(double standard, String about) {
    this(0, standard, about);
  }

  TeamWeight(double min, double standard, String about) {
    this.min = min;
    this.standard = standard;
    this.about = about;
  }

  @Override
  public Description description() {
    return new Description(min, 1, about);
  }
}
