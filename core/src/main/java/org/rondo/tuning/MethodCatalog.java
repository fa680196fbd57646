package org.rondo.tuning;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.rondo.game.CatalogEntry;
import org.rondo.game.KnownNames;
import org.rondo.game.Options;
import org.rondo.input.SpecificationException;

/** The methods of this library, by name. */
public final class MethodCatalog {

  /**
   * A method in the catalogue.
   *
   * @param name the name in specifications
   * @param summary a description of one line
   * @param reader the function that creates the method from options
   */
  private record MethodEntry(String name, String summary, Function<Options, Method> reader) {}

  private static final List<MethodEntry> ENTRIES =
      List.of(
          new MethodEntry(
              RandomSearch.NAME,
              "tries settings drawn uniformly: the baseline for other methods",
              RandomSearch::read),
          new MethodEntry(
              LocalSearch.NAME,
              "walks a grid from neighbour to better neighbour, and restarts at random settings",
              LocalSearch::read),
          new MethodEntry(
              Grasp.NAME,
              "builds settings of a grid greedily with some chance, then improves them locally",
              Grasp::read),
          new MethodEntry(
              GeneticSearch.NAME,
              "breeds a population: selection, crossover, mutation",
              GeneticSearch::read),
          new MethodEntry(
              CmaEs.NAME,
              "draws from a normal distribution that adapts to the best settings",
              CmaEs::read),
          new MethodEntry(
              Spsa.NAME,
              "changes all options at once, forwards and backwards, and moves to the better side",
              Spsa::read),
          new MethodEntry(
              Ntbea.NAME,
              "walks a grid by a model of its levels and of their pairs: a bandit",
              Ntbea::read));

  private MethodCatalog() {}

  /**
   * {@return the method that a specification describes}
   *
   * @param specification a name with or without options, {@code genetic:population=40}; the {@link
   *     Method#text} of a method in the catalogue is such a specification
   * @throws SpecificationException if there is no such method or option, or a value is out of
   *     range; the message lists the methods or options that exist
   */
  public static Method find(String specification) {
    Options options = Options.parse(specification);
    Method method = named(options.subject()).reader().apply(options);
    options.requireAllAsked();
    return method;
  }

  private static MethodEntry named(String name) {
    return ENTRIES.stream()
        .filter(entry -> entry.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new SpecificationException(
                    name, "there is no method \"" + name + "\"; " + names().remedy(name)));
  }

  private static KnownNames names() {
    return new KnownNames(ENTRIES.stream().map(MethodEntry::name).toList());
  }

  /** {@return the default method: the genetic algorithm} */
  public static Method standard() {
    return find(GeneticSearch.NAME);
  }

  /** {@return the methods of the catalogue, simple ones first} */
  public static List<CatalogEntry> list() {
    return ENTRIES.stream().map(MethodCatalog::entry).toList();
  }

  private static CatalogEntry entry(MethodEntry entry) {
    Options options = Options.parse(entry.name());
    // Reading the method declares its options.
    Objects.requireNonNull(entry.reader().apply(options), entry.name());
    return new CatalogEntry(entry.name(), entry.summary(), options.declared());
  }
}
