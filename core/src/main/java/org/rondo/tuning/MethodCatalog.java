package org.rondo.tuning;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options;

/** The methods of this library, by name. */
public final class MethodCatalog {

  /**
   * A method in the catalogue.
   *
   * @param name the name in specifications
   * @param summary a description of one line
   * @param reader the function that creates the method from options
   */
  private record Kind(String name, String summary, Function<Options, Method> reader) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              RandomSearch.NAME,
              "tries settings drawn uniformly: the baseline for other methods",
              RandomSearch::read),
          new Kind(
              LocalSearch.NAME,
              "walks a grid from neighbour to better neighbour, and restarts at random settings",
              LocalSearch::read),
          new Kind(
              Grasp.NAME,
              "builds settings of a grid greedily with some chance, then improves them locally",
              Grasp::read),
          new Kind(
              GeneticSearch.NAME,
              "breeds a population: selection, crossover, mutation",
              GeneticSearch::read),
          new Kind(
              CmaEs.NAME,
              "draws from a normal distribution that adapts to the best settings",
              CmaEs::read));

  private MethodCatalog() {}

  /**
   * {@return the method that a specification describes}
   *
   * @param specification a name with or without options, {@code genetic:population=40}; the {@link
   *     Method#text} of each of these methods is such a text
   * @throws IllegalArgumentException if there is no such method or option, or a value is out of
   *     range; the message lists the methods or options that exist
   */
  public static Method find(String specification) {
    Options options = Options.parse(specification);
    Method method = kind(options.subject()).reader().apply(options);
    options.requireAllAsked();
    return method;
  }

  private static Kind kind(String name) {
    return KINDS.stream()
        .filter(kind -> kind.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "there is no method \""
                        + name
                        + "\"; there are "
                        + KINDS.stream().map(Kind::name).collect(Collectors.joining(", "))));
  }

  /** {@return the default method: the genetic algorithm} */
  public static Method standard() {
    return find(GeneticSearch.NAME);
  }

  /** {@return the methods of the catalogue, simple ones first} */
  public static List<CatalogEntry> list() {
    return KINDS.stream().map(MethodCatalog::entry).toList();
  }

  private static CatalogEntry entry(Kind kind) {
    Options options = Options.parse(kind.name());
    // Reading the method declares its options.
    Objects.requireNonNull(kind.reader().apply(options), kind.name());
    return new CatalogEntry(kind.name(), kind.summary(), options.declared());
  }
}
