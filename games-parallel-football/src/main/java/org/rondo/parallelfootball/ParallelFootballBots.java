package org.rondo.parallelfootball;

import java.util.List;
import java.util.Set;
import org.rondo.bot.Bot;
import org.rondo.bot.BotFactory;
import org.rondo.bot.BotKind;
import org.rondo.game.Game;

/** The bots of Parallel Football, to call or to find in the catalogue. */
public final class ParallelFootballBots implements BotFactory {

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
            (game, options) -> ParallelFootballBots::sound));
  }
}
