package org.rondo.gridsoccer.bot;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.bot.Weights;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;

/** The bots of grid soccer, for use from Java and from the catalogue. */
public final class GridSoccerBots implements BotFactory {

  /**
   * The default number of nodes of a champion. In trials, more nodes did not make the champion
   * stronger.
   */
  private static final int NODES = 20_000;

  public GridSoccerBots() {}

  /**
   * {@return the bot that sends all players to the ball, runs with the ball to the goal, and shoots
   * whenever it might score}
   */
  public static Bot<Pitch, SoccerMove> beginner() {
    return new Beginner();
  }

  /**
   * {@return the bot that keeps a player before its goal and presses the rival with the ball from
   * the front} When the bot's team has the ball, the player with the ball runs where few rivals can
   * meet it, and shoots when a shot is good.
   *
   * <p>It chooses among good moves at random, so its moves cannot be predicted.
   */
  public static Bot<Pitch, SoccerMove> sound() {
    return new Sound();
  }

  /**
   * {@return the bot that draws its orders at random, with probabilities that the rivals cannot
   * exploit} It searches one step ahead, and two steps ahead for the most likely orders.
   *
   * <p>It values positions by weights that it learned from matches against itself. A node of the
   * budget is the valuation of one pair of orders, one for each team. A node takes 0.1 to 0.2
   * microseconds. A single step needs some thousands of nodes. The bot stores nothing between two
   * steps.
   *
   * @param budget the nodes or the time of each choice
   */
  public static Bot<Pitch, SoccerMove> champion(Budget budget) {
    return new Champion(budget, ProspectWeights.learned());
  }

  /**
   * {@return the bot that scores each of its orders by the position after the rivals' best answer,
   * and plays the orders with the highest score} The score of a position is a weighted sum of
   * features, which are listed below.
   *
   * <p>The bot looks one step ahead and has no budget. On 5 rows and 10 columns, a choice takes
   * some tenths of a millisecond. A goal counts 10. The other weights were chosen by hand. In the
   * catalogue they are options of {@code greedy-team}. Each weight is from 0 to 1, except {@code
   * spread}, which is from −1 to 1. The weights are:
   *
   * <ul>
   *   <li>for both teams: {@code possession}, having the ball; {@code near-goal}, having the ball
   *       near the rivals' goal; {@code free-ball}, being nearer to a free ball;
   *   <li>while the team has the ball: {@code ball-forward}, a ball near the rivals' end; {@code
   *       open-shot}, a shot that no rival can stop; {@code rivals-near}, a penalty for rivals
   *       close to the ball;
   *   <li>also while the team has the ball: {@code rivals-beaten}, rivals behind the ball; {@code
   *       support}, players ahead of the ball;
   *   <li>while the rivals have the ball: {@code ball-back}, a penalty for a ball near the own end;
   *       {@code shot-against}, a penalty for the rivals' open shots; {@code press}, a player close
   *       to the ball;
   *   <li>also while the rivals have the ball: {@code goal-side}, players level with the ball or
   *       nearer to the own end; {@code keeper}, a player in the goal mouth;
   *   <li>always: {@code spread}, the distance between the team's highest and lowest rows.
   * </ul>
   *
   * <p>The option {@code answers} chooses the rivals' answers that the bot considers. With {@code
   * best}, the bot considers all answers. With {@code foreseen}, it considers two answers. The
   * first is the rivals' best answer if all players of the bot's team stay. Against this answer,
   * some orders of the team are best; the second is the rivals' best answer to those orders.
   */
  public static Bot<Pitch, SoccerMove> greedyTeam() {
    return new GreedyTeam(TeamWeight.STANDARD, RivalAnswers.BEST);
  }

  /**
   * {@return the bot of {@link #greedyTeam} with the best weights that are known} Tuning in matches
   * on 5 rows and 10 columns showed which of the weights matter.
   *
   * <p>In the catalogue this bot is {@code tuned-team}, with the same options.
   */
  public static Bot<Pitch, SoccerMove> tunedTeam() {
    return new GreedyTeam(TeamWeight.TUNED.shipped(), RivalAnswers.BEST);
  }

  /**
   * {@return the bot of {@link #greedyTeam} with weights that the genetic algorithm found in
   * matches on 5 rows and 10 columns over 250 steps; it is weaker than {@link #tunedTeam}}
   *
   * <p>In the catalogue this bot is {@code genetic-team}, with the same options.
   */
  public static Bot<Pitch, SoccerMove> geneticTeam() {
    return new GreedyTeam(TeamWeight.GENETIC.shipped(), RivalAnswers.BEST);
  }

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof GridSoccer;
  }

  @Override
  public Set<String> defaults() {
    return Set.of("beginner", "sound");
  }

  @Override
  public List<BotKind> bots() {
    return List.of(
        new BotKind(
            "beginner",
            "sends all players to the ball and shoots whenever it might score",
            (game, options) -> GridSoccerBots::beginner),
        new BotKind(
            "sound",
            "keeps its goal, presses from the front and shoots when a shot is good",
            (game, options) -> GridSoccerBots::sound),
        new BotKind(
            "champion",
            "mixes its orders so that the rivals cannot exploit them; learned from matches",
            (game, options) -> {
              Budget budget = Budget.of(options, "nodes", NODES);
              ProspectWeights weights = ProspectWeights.of(options);
              return () -> new Champion(budget, weights);
            }),
        new BotKind(
            "greedy-team",
            "plays the orders with the best score after the rivals' best answer",
            (game, options) -> team(options, TeamWeight.STANDARD)),
        new BotKind(
            "genetic-team",
            "the greedy team with the weights that the genetic algorithm found",
            (game, options) -> team(options, TeamWeight.GENETIC.shipped())),
        new BotKind(
            "tuned-team",
            "the greedy team with the best weights that are known from tuning",
            (game, options) -> team(options, TeamWeight.TUNED.shipped())));
  }

  private static Supplier<Bot<Pitch, SoccerMove>> team(
      Options options, Weights<TeamWeight> others) {
    RivalAnswers answers =
        options
            .about(
                "The answers of the rivals that are considered: the best of all, or two that are"
                    + " foreseen, which is faster.")
            .constant("answers", RivalAnswers.BEST);
    Weights<TeamWeight> weights = others.with(others.given(options));
    return () -> new GreedyTeam(weights, answers);
  }
}
