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
   * A search in the catalogue.
   *
   * @param name the name in specifications
   * @param summary a description of one line
   * @param reader the function that creates the search from options
   */
  private record MethodEntry(
      String name, String summary, Function<Options, CatalogSearch> reader) {}

  /** A search with its options; its text is the specification of the options that are not usual. */
  private record CatalogMethod(String text, CatalogSearch steps) implements Method {
    @Override
    public void search(Trials trials) {
      steps.search(trials);
    }
  }

  private static final List<MethodEntry> ENTRIES =
      List.of(
          new MethodEntry(
              "random",
              "tries settings drawn uniformly: the baseline for other methods",
              RandomSearch::read),
          new MethodEntry(
              "local-search",
              "walks a grid from neighbour to better neighbour, and restarts at random settings",
              LocalSearch::read),
          new MethodEntry(
              "grasp",
              "builds settings of a grid greedily with some chance, then improves them locally",
              Grasp::read),
          new MethodEntry(
              "genetic",
              "breeds a population: selection, crossover, mutation",
              GeneticSearch::read),
          new MethodEntry(
              "cma-es",
              "draws from a normal distribution that adapts to the best settings",
              CmaEs::read),
          new MethodEntry(
              "spsa",
              "changes all options at once, forwards and backwards, and moves to the better side",
              Spsa::read),
          new MethodEntry(
              "ntbea",
              "walks a grid by a model of its levels and of their pairs: a bandit",
              Ntbea::read));

  private MethodCatalog() {}

  /** The steps of a method, as in {@link Method#search}; searches with equal options are equal. */
  interface CatalogSearch {
    void search(Trials trials);
  }

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
    CatalogSearch search = named(options.subject()).reader().apply(options);
    options.requireAllAsked();
    return new CatalogMethod(options.specification().text(), search);
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
    return find("genetic");
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
