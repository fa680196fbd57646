package org.rondo.parallelfootball.bot;

import java.util.List;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.game.Game;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;

/** The bots of Parallel Football, to call or to find in the catalogue. */
public final class ParallelFootballBots implements BotFactory {

  /** More than are needed with up to 255 players; with more, some of them stay where they are. */
  private static final int BIDS = 4_000;

  /** Creates the factory that the catalogue finds. */
  public ParallelFootballBots() {}

  /**
   * {@return the bot whose players go for themselves: each to the nearest ball, to kick it as near
   * to home as it can}
   */
  public static Bot<Field, Instructions> beginner() {
    return new Beginner();
  }

  /** {@return the bot that gives each player a ball of its own and passes along what is far} */
  public static Bot<Field, Instructions> sound() {
    return new Sound();
  }

  /**
   * {@return the bot that takes first what others could have, and lays up the rest near home}
   *
   * <p>It weighs what each ball is worth by how surely it will be scored where it lies and where it
   * could be kicked, foresees what rivals go for, and gives the balls to the players in the order
   * of what they gain in a turn. A move takes less than a millisecond for up to 30 players and some
   * tens of milliseconds for 1024, more where it is the bot's first. While balls are scored it
   * draws nothing, and equal positions and budgets of steps give equal moves; where none has been
   * for some time, since teams kick balls to and fro or get in each other's way, it draws what it
   * prefers. A bot plays one match.
   *
   * @param budget how many bids it may weigh, a bid being what a player, a rival included, would do
   *     next; when it is spent, players without a bid kick what they stand on or stay
   */
  public static Bot<Field, Instructions> champion(Budget budget) {
    return new Champion(budget, TunedAuctionWeights::of);
  }

  @Override
  public boolean plays(Game<?, ?> game) {
    return game instanceof ParallelFootball;
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
            "every player goes to the nearest ball and kicks it towards home",
            (game, options) -> ParallelFootballBots::beginner),
        new BotKind(
            "sound",
            "gives each player a ball of its own and passes along what is far",
            (game, options) -> ParallelFootballBots::sound),
        new BotKind(
            "champion",
            "takes first what others could have and lays up the rest near home",
            (game, options) -> {
              Budget budget = Budget.of(options, "bids", BIDS);
              AuctionWeights known = TunedAuctionWeights.of(((ParallelFootball) game).options());
              AuctionWeightOptions weights = AuctionWeightOptions.read(options, known);
              return () ->
                  new Champion(budget, played -> weights.over(TunedAuctionWeights.of(played)));
            }));
  }
}
