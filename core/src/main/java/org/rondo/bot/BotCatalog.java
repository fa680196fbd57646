package org.rondo.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;

/** The bots on the class path, by name. */
public final class BotCatalog {
  private BotCatalog() {}

  /**
   * {@return the entrant of a specification, named by it}
   *
   * @param <S> the type of the states
   * @param <M> the type of the moves
   * @param game the game to play
   * @param specification a name with or without options, {@code alphabeta:nodes=5000}
   * @throws IllegalArgumentException if no such bot plays the game, there is no such option, or a
   *     value is out of range; the message lists what there is
   */
  public static <S extends State, M extends Move> Entrant<S, M> find(
      Game<S, M> game, String specification) {
    Options options = Options.parse(specification);
    Supplier<? extends Bot<?, ?>> bots = kind(game, options.subject()).maker().apply(game, options);
    options.requireAllAsked();
    return new Entrant<>(specification, () -> BotCatalog.<S, M>cast(bots.get()));
  }

  /** A factory promises that its bots play the states and moves of the games that it plays. */
  @SuppressWarnings("unchecked")
  private static <S extends State, M extends Move> Bot<S, M> cast(Bot<?, ?> bot) {
    return (Bot<S, M>) bot;
  }

  /**
   * {@return every bot that plays a game, by name}
   *
   * @param game the game to play
   */
  public static List<CatalogEntry> list(Game<?, ?> game) {
    return list(game, factory -> true);
  }

  /**
   * {@return the bots that play a game where nobody is named, by name}
   *
   * @param game the game to play
   */
  public static List<CatalogEntry> defaults(Game<?, ?> game) {
    return list(game, BotFactory::isDefault);
  }

  private static List<CatalogEntry> list(Game<?, ?> game, Predicate<BotFactory> filter) {
    return kinds(game, filter).stream().map(kind -> entry(game, kind)).toList();
  }

  private static CatalogEntry entry(Game<?, ?> game, BotKind kind) {
    Options options = Options.parse(kind.name());
    // Asking for such bots declares their options.
    Objects.requireNonNull(kind.maker().apply(game, options), kind.name());
    return new CatalogEntry(kind.name(), kind.summary(), options.declared());
  }

  private static BotKind kind(Game<?, ?> game, String name) {
    List<BotKind> kinds = kinds(game, factory -> true);
    List<BotKind> found = kinds.stream().filter(kind -> kind.name().equals(name)).toList();
    if (found.isEmpty()) {
      String there = kinds.stream().map(BotKind::name).collect(Collectors.joining(", "));
      throw new IllegalArgumentException(
          "no bot \"" + name + "\" plays " + game.id() + "; there are " + there);
    }
    if (found.size() > 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "bot \"%s\" of %s is there %d times; take one off the class path",
              name,
              game.id(),
              found.size()));
    }
    return found.get(0);
  }

  private static List<BotKind> kinds(Game<?, ?> game, Predicate<BotFactory> filter) {
    return ServiceLoader.load(BotFactory.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(factory -> factory.plays(game))
        .filter(filter)
        .flatMap(factory -> factory.bots().stream())
        .sorted(Comparator.comparing(BotKind::name))
        .toList();
  }
}
