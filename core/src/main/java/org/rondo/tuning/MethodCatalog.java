package org.rondo.tuning;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rondo.game.CatalogEntry;
import org.rondo.game.Options;

/** The methods by name. */
public final class MethodCatalog {

  /**
   * A method that can be found.
   *
   * @param name its name
   * @param summary what it does, in a line
   * @param reader makes it from its options
   */
  private record Kind(String name, String summary, Function<Options, Method> reader) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              RandomSearch.NAME,
              "tries settings drawn uniformly: what other methods have to beat",
              RandomSearch::read),
          new Kind(
              LocalSearch.NAME,
              "walks a grid from neighbour to better neighbour, and begins again elsewhere",
              LocalSearch::read),
          new Kind(
              Grasp.NAME,
              "builds settings of a grid greedily with some chance, and walks on from there",
              Grasp::read),
          new Kind(
              GeneticSearch.NAME,
              "breeds a population: selection, crossover, mutation",
              GeneticSearch::read),
          new Kind(
              CmaEs.NAME,
              "draws from a normal distribution that adapts to what was good",
              CmaEs::read));

  private MethodCatalog() {}

  /**
   * {@return the method of a specification}
   *
   * @param specification a name with or without options, {@code genetic:population=40}; every
   *     {@link Method#text} of these methods is one
   * @throws IllegalArgumentException if there is no such method or option, or a value is out of
   *     range; the message lists what there is
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

  /** {@return the method that is used where none is chosen: the genetic algorithm} */
  public static Method standard() {
    return find(GeneticSearch.NAME);
  }

  /** {@return what there is, in the order in which it is best explained} */
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
