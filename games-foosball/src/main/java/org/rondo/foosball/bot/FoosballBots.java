package org.rondo.foosball.bot;

import java.util.List;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.Roster;
import org.rondo.foosball.Table;
import org.rondo.game.Game;

/** The bots of comFoosball, to call or to find in the catalogue. */
public final class FoosballBots implements BotFactory {

  /** What the champion spends on a move unless it is told otherwise. */
  private static final int NODES = 40_000;

  /** Creates the factory that the catalogue finds. */
  public FoosballBots() {}

  /**
   * {@return the bot that keeps one line-up, two players and more in each row, and has one player
   * run after the ball}
   */
  public static Bot<Table, Roster> beginner() {
    return new Beginner();
  }

  /**
   * {@return the bot that sends its freshest players into each quarter and then takes, in every
   * round, the step that is best for its chance of the next goal}
   *
   * <p>It draws nothing and decides by the table alone, in a few microseconds.
   */
  public static Bot<Table, Roster> sound() {
    return new Sound();
  }

  /**
   * {@return the bot that looks some rounds ahead in every round, over its own steps and all that
   * the ball may do, and values what it finds by weights learned from games}
   *
   * <p>It draws nothing, and remembers only how the opponent began the last quarter. A step of the
   * budget is a position at the end of what is looked ahead; a position in the last rounds of a
   * quarter takes as many steps as there are rounds left, and one more. A line-up takes a few
   * tenths of a millisecond, whatever the budget.
   *
   * @param budget what it may spend on a move
   */
  public static Bot<Table, Roster> champion(Budget budget) {
    return new Champion(budget, RowWeights.learned());
  }

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof Foosball;
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
            "keeps one line-up and runs after the ball with one player",
            (game, options) -> FoosballBots::beginner),
        new BotKind(
            "sound",
            "fields its freshest players and steps for the next goal",
            (game, options) -> FoosballBots::sound),
        new BotKind(
            "champion",
            "looks rounds ahead with learned weights and spares its players",
            (game, options) -> {
              Budget budget = Budget.of(options, "nodes", NODES);
              // Read here and not with the first bot, for which a clock may be running already.
              RowWeights weights = RowWeights.learned();
              return () -> new Champion(budget, weights);
            }));
  }
}
