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
 * @param version the version of these bots, from 1. It is higher than in an earlier release if the
 *     bots may choose other moves for equal decisions, random numbers and options
 */
public record BotKind(
    String name,
    String summary,
    BiFunction<Game<?, ?>, Options, Supplier<? extends Bot<?, ?>>> maker,
    Function<Game<?, ?>, Optional<String>> refusal,
    int version) {

  public BotKind {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(maker, "maker");
    Objects.requireNonNull(refusal, "refusal");
    if (version < 1) {
      throw new IllegalArgumentException("bot " + name + " has version " + version + ", below 1");
    }
  }

  /**
   * Describes the first version of a kind of bot.
   *
   * @param name the name in specifications
   * @param summary a description of one line
   * @param maker the function from a game and options to a supplier of bots
   * @param refusal the function that returns the reason why these bots do not play a game
   */
  public BotKind(
      String name,
      String summary,
      BiFunction<Game<?, ?>, Options, Supplier<? extends Bot<?, ?>>> maker,
      Function<Game<?, ?>, Optional<String>> refusal) {
    this(name, summary, maker, refusal, 1);
  }

  /**
   * Describes the first version of a kind of bot that plays every game of its factory.
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

  /**
   * {@return the same kind of bot with another version}
   *
   * @param other the version, from 1
   */
  public BotKind withVersion(int other) {
    return new BotKind(name, summary, maker, refusal, other);
  }
}
