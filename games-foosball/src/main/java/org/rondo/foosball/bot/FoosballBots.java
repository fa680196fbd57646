package org.rondo.foosball.bot;

import java.util.List;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.foosball.Foosball;
import org.rondo.foosball.FoosballTable;
import org.rondo.foosball.Roster;
import org.rondo.game.Game;

/** The bots of comFoosball, for direct calls and for the catalogue. */
public final class FoosballBots implements BotFactory {

  /** The champion's default budget for a move, in nodes. */
  private static final int NODES = 40_000;

  public FoosballBots() {}

  /**
   * {@return the bot that uses one line-up and runs after the ball with one player} The line-up has
   * at least two players in each row.
   */
  public static Bot<FoosballTable, Roster> beginner() {
    return new Beginner();
  }

  /**
   * {@return the bot that fields its freshest players in each quarter, and in each round takes the
   * step with the best chance of the next goal}
   *
   * <p>The bot draws no random numbers. Its decision depends on the table alone and takes a few
   * microseconds.
   */
  public static Bot<FoosballTable, Roster> sound() {
    return new Sound();
  }

  /**
   * {@return the bot that searches some rounds ahead and evaluates positions by weights learned
   * from matches} The search covers the bot's own steps and all movements of the ball.
   *
   * <p>The bot draws no random numbers. It remembers only the opponent's line-up at the start of
   * the last quarter. A node of the budget is a position at the end of a sequence of steps. In the
   * last rounds of a quarter, a position costs more: the number of rounds left, plus 1. A line-up
   * takes a few tenths of a millisecond, and the budget does not change that.
   *
   * @param budget the limit for one move
   */
  public static Bot<FoosballTable, Roster> champion(Budget budget) {
    return new Champion(budget, RowWeights.LEARNED.shipped());
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
            "fields its freshest players and steps for the best chance of the next goal",
            (game, options) -> FoosballBots::sound),
        new BotKind(
            "champion",
            "searches rounds ahead with learned weights and limits its players' fatigue",
            (game, options) -> {
              Budget budget = Budget.of(options, "nodes", NODES);
              // The weights are read now, because the clock of a match may already run when the
              // first bot is created.
              RowWeights weights = RowWeights.LEARNED.chosen(options);
              return () -> new Champion(budget, weights);
            }));
  }
}
