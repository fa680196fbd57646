package org.rondo.game;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import org.rondo.input.InputException;

/** The games on the class path, by name. */
public final class GameCatalog {
  private GameCatalog() {}

  /**
   * {@return the game of a specification}
   *
   * @param specification a name with or without options, {@code grid-soccer:rows=7,columns=14}
   * @throws org.rondo.input.InputException if there is no such game or option, or a value is out of
   *     range; the message lists the games or options that exist
   * @throws IllegalStateException if the game's factory does not turn {@link Game#id} back into the
   *     same game
   */
  public static Game<?, ?> find(String specification) {
    Game<?, ?> game = create(specification);
    // A match record stores the id, so an id that cannot be read back must be refused here.
    if (!game.id().equals(specification) && !create(game.id()).id().equals(game.id())) {
      throw new IllegalStateException(
          "game " + specification + " has the id " + game.id() + ", which is read as another game");
    }
    return game;
  }

  private static Game<?, ?> create(String specification) {
    Options options = Options.parse(specification);
    Game<?, ?> game = created(factory(options.subject()), options, specification);
    options.requireAllAsked();
    return game;
  }

  private static Game<?, ?> created(GameFactory factory, Options options, String specification) {
    try {
      return Objects.requireNonNull(factory.create(options), "it returned null");
    } catch (InputException | GameFailureException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw GameFailureException.ofFactory(specification, e);
    }
  }

  /** {@return the games on the class path, sorted by name} */
  public static List<CatalogEntry> list() {
    return factories().stream().map(GameCatalog::entry).toList();
  }

  /** {@return the names of the games on the class path, sorted} No game is created. */
  public static List<String> names() {
    return factories().stream().map(GameFactory::name).toList();
  }

  private static CatalogEntry entry(GameFactory factory) {
    Options options = Options.parse(factory.name());
    created(factory, options, factory.name());
    return new CatalogEntry(
        factory.name(), factory.summary(), options.declared(), factory.version());
  }

  private static GameFactory factory(String name) {
    List<GameFactory> factories = factories();
    List<GameFactory> found = factories.stream().filter(f -> f.name().equals(name)).toList();
    String subject = "game \"" + name + "\"";
    return new KnownNames(names()).only(name, found, subject, "there is no " + subject);
  }

  private static List<GameFactory> factories() {
    return ServiceLoader.load(GameFactory.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(GameFactory::name))
        .toList();
  }
}
