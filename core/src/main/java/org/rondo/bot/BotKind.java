package org.rondo.bot;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rondo.game.Game;
import org.rondo.game.Options;

/**
 * A kind of bot in the catalogue.
 *
 * @param name the name in specifications: lower case, words joined by hyphens
 * @param summary a description of one line
 * @param maker the function from a game and options to a supplier of bots. Each call of the
 *     supplier returns a new bot. The {@link BotFactory} plays the game, so the states and moves of
 *     the game fit the bots. The function reads each option of the bot once. A value out of range
 *     is refused immediately. A given option that was not read is refused afterwards
 * @param refusal the function that returns the reason why these bots do not play a game of the
 *     {@link BotFactory}. The reason is a sentence without its subject: {@code plays games of two
 *     seats, and tag has 3}. It is empty if they play the game
 */
public record BotKind(
    String name,
    String summary,
    BiFunction<Game<?, ?>, Options, Supplier<? extends Bot<?, ?>>> maker,
    Function<Game<?, ?>, Optional<String>> refusal) {

  public BotKind {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(maker, "maker");
    Objects.requireNonNull(refusal, "refusal");
  }

  /**
   * Describes a kind of bot that plays every game of its factory.
   *
   * @param name the name in specifications
   * @param summary a description of one line
   * @param maker the function from a game and options to a supplier of bots
   */
  public BotKind(
      String name,
      String summary,
      BiFunction<Game<?, ?>, Options, Supplier<? extends Bot<?, ?>>> maker) {
    this(name, summary, maker, game -> Optional.empty());
  }
}
