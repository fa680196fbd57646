package org.rondo.bot;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import org.rondo.game.Game;
import org.rondo.game.Options;

/**
 * A sort of bot that the catalogue knows by name.
 *
 * @param name its name in specifications: lower case, words joined by hyphens
 * @param summary what it is good at, in a line
 * @param maker returns what makes such bots for a game, a fresh one each time it is asked. The game
 *     is one that the {@link BotFactory} plays, and its states and moves are those of the bots. The
 *     options are asked once for each option that the bot has; what is not asked for is refused
 *     afterwards, and a value out of range at once
 * @param refusal says why such bots do not play a game that the {@link BotFactory} plays, a
 *     sentence without its subject: {@code plays games of two seats, and tag has 3}; empty where
 *     they do play it
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
   * Describes a sort of bot that plays every game that its factory plays.
   *
   * @param name its name in specifications
   * @param summary what it is good at
   * @param maker returns what makes such bots for a game
   */
  public BotKind(
      String name,
      String summary,
      BiFunction<Game<?, ?>, Options, Supplier<? extends Bot<?, ?>>> maker) {
    this(name, summary, maker, game -> Optional.empty());
  }
}
