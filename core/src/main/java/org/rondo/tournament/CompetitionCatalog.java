package org.rondo.tournament;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import org.rondo.game.CatalogEntry;
import org.rondo.game.GameFailureException;
import org.rondo.game.KnownNames;
import org.rondo.game.Options;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;

/** A catalogue of the ready competitions on the class path, by name. */
public final class CompetitionCatalog {
  private CompetitionCatalog() {}

  /**
   * {@return the competition that a specification names}
   *
   * @param specification a name with or without options
   * @throws SpecificationException if there is no such competition; the message lists what exists
   * @throws InputException if there is no such option, or a value is out of range
   * @throws GameFailureException if a game of the competition cannot be made
   * @throws IllegalStateException if the factory of the competition fails
   */
  public static Competition<?, ?> find(String specification) {
    Options options = Options.parse(specification);
    List<CompetitionFactory> factories = factories();
    Optional<CompetitionFactory> factory =
        factories.stream().filter(f -> f.name().equals(options.subject())).findFirst();
    if (factory.isEmpty()) {
      String name = options.subject();
      KnownNames there = new KnownNames(factories.stream().map(CompetitionFactory::name).toList());
      throw new SpecificationException(
          specification, "there is no competition \"" + name + "\"; " + there.remedy(name));
    }
    Competition<?, ?> competition = created(factory.get(), options);
    options.requireAllAsked();
    return competition;
  }

  private static Competition<?, ?> created(CompetitionFactory factory, Options options) {
    try {
      return Objects.requireNonNull(factory.create(options), "it returned null");
    } catch (InputException | GameFailureException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError e) {
      throw new IllegalStateException(
          "the factory of competition " + options.subject() + " failed: " + e, e);
    }
  }

  /** {@return an entry for each ready competition, sorted by name} */
  public static List<CatalogEntry> list() {
    return factories().stream().map(CompetitionCatalog::entry).toList();
  }

  private static CatalogEntry entry(CompetitionFactory factory) {
    Options options = Options.parse(factory.name());
    created(factory, options);
    return new CatalogEntry(factory.name(), factory.summary(), options.declared());
  }

  private static List<CompetitionFactory> factories() {
    return ServiceLoader.load(CompetitionFactory.class).stream()
        .map(ServiceLoader.Provider::get)
        .sorted(Comparator.comparing(CompetitionFactory::name))
        .toList();
  }
}
