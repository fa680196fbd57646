package org.rondo.parallelfootball.bot;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.bot.Budget;
import org.rondo.game.Game;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.Instructions;
import org.rondo.parallelfootball.ParallelFootball;

/** The bots of Parallel Football, for use from Java and from the catalogue. */
public final class ParallelFootballBots implements BotFactory {

  /**
   * The champion's default number of bids. It is enough for up to 255 players; with more players,
   * some may have to stay.
   */
  private static final int BIDS = 4_000;

  public ParallelFootballBots() {}

  /**
   * {@return the bot whose players act alone} Each player goes to the nearest ball and kicks it as
   * near to home as it can.
   */
  public static Bot<Field, Instructions> beginner() {
    return new Beginner();
  }

  /** {@return the bot that gives each player a ball of its own and passes far balls along} */
  public static Bot<Field, Instructions> sound() {
    return new Sound();
  }

  /**
   * {@return the bot that first takes the balls that rivals could take, and collects the others
   * near home}
   *
   * <p>The bot values a ball by the probability that the team scores it, both on its cell and on
   * the cells to which it could be kicked. The bot predicts to which balls the rivals go. Then it
   * gives balls to players; the highest gain for each turn comes first. A move takes less than a
   * millisecond for up to 30 players, and some tens of milliseconds for 1024 players. The bot's
   * first move takes longer. Normally the bot draws no random numbers, so equal positions and equal
   * budgets of bids give equal moves. Sometimes no ball is scored for many turns, because teams
   * kick balls to and fro or block each other. Then the bot changes its values at random. A bot
   * plays one match.
   *
   * @param budget the number of bids, or the time, for each choice. A bid is the choice of the next
   *     ball by one player or one rival. When the budget is spent, players without a bid kick a
   *     ball on their cell, or stay
   */
  public static Bot<Field, Instructions> champion(Budget budget) {
    return new Champion(budget, TunedAuctionWeights.TUNED.shipped()::of);
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
            "gives each player a ball of its own and passes far balls along",
            (game, options) -> ParallelFootballBots::sound),
        new BotKind(
            "champion",
            "first takes the balls that rivals could take, collects the others near home",
            (game, options) -> {
              Budget budget = Budget.of(options, "bids", BIDS);
              TunedAuctionWeights tuned = TunedAuctionWeights.TUNED.chosen(options);
              // A match may have other numbers of players and ranges than this game. A given
              // weight is used in all matches; the other weights are chosen for each match.
              Map<AuctionWeight, Double> given =
                  tuned.of(((ParallelFootball) game).options()).given(options);
              return () -> new Champion(budget, played -> tuned.of(played).with(given));
            }));
  }
}
