package org.rondo.gridsoccer.bot;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.game.Game;
import org.rondo.game.Options;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerMove;

/** The bots of grid soccer, to call or to find in the catalogue. */
public final class GridSoccerBots implements BotFactory {

  /** The nodes of a champion without options: more have not been seen to make it stronger. */
  private static final int NODES = 20_000;

  /** Creates the factory that the catalogue finds. */
  public GridSoccerBots() {}

  /**
   * {@return the bot that runs at the ball with everybody, and with it at the goal, and shoots
   * whenever it might score}
   */
  public static Bot<Pitch, SoccerMove> beginner() {
    return new Beginner();
  }

  /**
   * {@return the bot that keeps its goal, presses the rival with the ball from the front, and runs
   * with the ball where few rivals can meet it until a shot is good}
   *
   * <p>It mixes its moves at random, so that nobody can rely on them.
   */
  public static Bot<Pitch, SoccerMove> sound() {
    return new Sound();
  }

  /**
   * {@return the bot that mixes its orders so that no answer to them gains, one step ahead and
   * where it matters two}
   *
   * <p>It weighs the orders of both teams by what it has learned from matches against itself. A
   * node of the budget is a pair of orders weighed, a tenth of a microsecond or two; below some
   * thousands there are not enough for a single step. It keeps nothing from one step to the next.
   *
   * @param budget the nodes or the time for each choice
   */
  public static Bot<Pitch, SoccerMove> champion(Budget budget) {
    return new Champion(budget, ProspectWeights.learned());
  }

  /**
   * {@return the bot that plays the orders after which a weighted sum of features of the position
   * is highest, the rivals answering each in the way that is worst for it}
   *
   * <p>It looks one step ahead and has no budget: on 5 rows and 10 columns a choice takes some
   * tenths of a millisecond. Goals count 10; the other weights are chosen by hand. In the catalogue
   * they are options of {@code greedy-team}, from 0 to 1 each but the last, which is from −1 to 1:
   *
   * <ul>
   *   <li>{@code possession} and {@code near-goal}, that the ball is close to the goal attacked,
   *       whoever has it; {@code free-ball}, to be nearer to one that nobody has;
   *   <li>with the ball {@code ball-forward}, how far it has come; {@code open-shot}, one that
   *       nobody can stop; {@code rivals-near}, against rivals close to it; {@code rivals-beaten},
   *       rivals left behind; {@code support}, players ahead of it;
   *   <li>while the rivals have it {@code ball-back}, against its nearness to the own goal; {@code
   *       shot-against}, against their open shots; {@code press}, to be close to it; {@code
   *       goal-side}, players between it and the own end; {@code keeper}, one in the goal mouth;
   *   <li>{@code spread}, how many rows the team's players cover.
   * </ul>
   *
   * <p>Its option {@code answers} is {@code best}, so that all answers of the rivals are weighed,
   * or {@code foreseen} for two of them: the best one if it stays where it is, and the best one if
   * it does what is best against that.
   */
  public static Bot<Pitch, SoccerMove> greedyTeam() {
    return new GreedyTeam(TeamWeights.STANDARD, RivalAnswers.BEST);
  }

  /**
   * {@return the bot of {@link #greedyTeam} with other weights, found by playing on 5 rows and 10
   * columns over 250 steps}
   *
   * <p>In the catalogue it is {@code tuned-team}, with the same options.
   */
  public static Bot<Pitch, SoccerMove> tunedTeam() {
    return new GreedyTeam(TeamWeights.TUNED, RivalAnswers.BEST);
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
            "runs at the ball with everybody and shoots whenever it might score",
            (game, options) -> GridSoccerBots::beginner),
        new BotKind(
            "sound",
            "keeps its goal, presses from the front and shoots when it is good",
            (game, options) -> GridSoccerBots::sound),
        new BotKind(
            "champion",
            "mixes its orders so that no answer gains, by values learned from games",
            (game, options) -> {
              Budget budget = Budget.of(options, "nodes", NODES);
              return () -> champion(budget);
            }),
        new BotKind(
            "greedy-team",
            "plays the orders with the best score after the rivals' best answer",
            (game, options) -> team(options, TeamWeights.STANDARD)),
        new BotKind(
            "tuned-team",
            "the greedy team with the weights that tuning found",
            (game, options) -> team(options, TeamWeights.TUNED)));
  }

  private static Supplier<Bot<Pitch, SoccerMove>> team(Options options, TeamWeights others) {
    RivalAnswers answers = RivalAnswers.of(options.choice("answers", "best", RivalAnswers.words()));
    TeamWeights weights = TeamWeights.of(options, others);
    return () -> new GreedyTeam(weights, answers);
  }
}
