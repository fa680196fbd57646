package org.rondo.bot;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Game;
import org.rondo.game.GuardedGame;
import org.rondo.game.KnownNames;
import org.rondo.game.Move;
import org.rondo.game.Options;
import org.rondo.game.State;
import org.rondo.input.SpecificationException;

/** The bots on the class path, by name. */
public final class BotCatalog {
  private BotCatalog() {}

  /**
   * {@return the entrant that a specification describes; its name is the specification}
   *
   * @param specification a name with or without options, {@code alphabeta:nodes=5000}
   * @throws org.rondo.input.InputException if no such bot plays the game, the bot has no such
   *     option, or a value is out of range; the message gives the reason or lists the bots or
   *     options that exist
   */
  public static <S extends State, M extends Move> Entrant<S, M> find(
      Game<S, M> game, String specification) {
    Supplier<? extends Bot<?, ?>> bots =
        bots(GuardedGame.rulesOf(game), Options.parse(specification));
    return new Entrant<>(specification, BotCatalog.<S, M>cast(bots), specification);
  }

  private static Supplier<? extends Bot<?, ?>> bots(Game<?, ?> game, Options options) {
    Supplier<? extends Bot<?, ?>> bots = kind(game, options.subject()).maker().apply(game, options);
    options.requireAllAsked();
    return bots;
  }

  /**
   * {@return the bot that a specification describes, with all its options}
   *
   * @param specification a name with or without options
   * @throws org.rondo.input.InputException if {@link #find} refuses it
   */
  public static CatalogEntry describe(Game<?, ?> game, String specification) {
    Options options = Options.parse(specification);
    // Creating the supplier declares the options.
    Game<?, ?> rules = GuardedGame.rulesOf(game);
    Objects.requireNonNull(bots(rules, options), specification);
    BotKind kind = kind(rules, options.subject());
    return new CatalogEntry(kind.name(), kind.summary(), options.declared(), kind.version());
  }

  /**
   * This cast is safe, because the bots of a factory use the types of state and move of the
   * factory's games.
   */
  @SuppressWarnings("unchecked")
  private static <S extends State, M extends Move> Supplier<? extends Bot<S, M>> cast(
      Supplier<? extends Bot<?, ?>> bots) {
    return (Supplier<? extends Bot<S, M>>) bots;
  }

  /** {@return the bots that play a game, sorted by name} */
  public static List<CatalogEntry> list(Game<?, ?> game) {
    return entries(GuardedGame.rulesOf(game), kinds(game));
  }

  /** {@return the bots that play when a competition names no entrants, sorted by name} */
  public static List<CatalogEntry> defaults(Game<?, ?> game) {
    return entries(GuardedGame.rulesOf(game), kinds(game, BotCatalog::defaults));
  }

  private static Stream<BotKind> defaults(BotFactory factory) {
    Set<String> names = factory.defaults();
    return factory.bots().stream().filter(kind -> names.contains(kind.name()));
  }

  private static List<CatalogEntry> entries(Game<?, ?> game, List<BotKind> kinds) {
    return kinds.stream()
        .filter(kind -> kind.refusal().apply(game).isEmpty())
        .map(kind -> entry(game, kind))
        .toList();
  }

  private static CatalogEntry entry(Game<?, ?> game, BotKind kind) {
    Options options = Options.parse(kind.name());
    // Creating the supplier declares the options.
    Objects.requireNonNull(kind.maker().apply(game, options), kind.name());
    return new CatalogEntry(kind.name(), kind.summary(), options.declared(), kind.version());
  }

  private static BotKind kind(Game<?, ?> game, String name) {
    List<BotKind> kinds = kinds(game);
    List<BotKind> found = kinds.stream().filter(kind -> kind.name().equals(name)).toList();
    String bot = "bot \"" + name + "\"";
    BotKind kind =
        names(game, kinds)
            .only(name, found, bot + " of " + game.id(), "no " + bot + " plays " + game.id());
    kind.refusal()
        .apply(game)
        .ifPresent(
            reason -> {
              throw new SpecificationException(name, bot + " " + reason);
            });
    return kind;
  }

  private static KnownNames names(Game<?, ?> game, List<BotKind> kinds) {
    return new KnownNames(
        kinds.stream()
            .filter(kind -> kind.refusal().apply(game).isEmpty())
            .map(BotKind::name)
            .toList());
  }

  private static List<BotKind> kinds(Game<?, ?> game) {
    return kinds(game, factory -> factory.bots().stream());
  }

  private static List<BotKind> kinds(
      Game<?, ?> game, Function<BotFactory, Stream<BotKind>> choice) {
    // A factory knows its games by their classes.
    Game<?, ?> rules = GuardedGame.rulesOf(game);
    return ServiceLoader.load(BotFactory.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(factory -> factory.plays(rules))
        .flatMap(choice)
        .sorted(Comparator.comparing(BotKind::name))
        .toList();
  }
}
