package org.rondo.gridsoccer;

import java.util.List;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.game.Game;

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
   * <p>It weighs the orders of both teams by what it has learned from games against itself. A node
   * of the budget is a pair of orders weighed, a tenth of a microsecond or two; below some
   * thousands there are not enough for a single step. It keeps nothing from one step to the next.
   *
   * @param budget the nodes or the time for each choice
   */
  public static Bot<Pitch, SoccerMove> champion(Budget budget) {
    return new Champion(budget, Weights.read());
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
            }));
  }
}
