package org.rondo.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.math3.genetics.Chromosome;
import org.apache.commons.math3.genetics.ChromosomePair;
import org.apache.commons.math3.genetics.CrossoverPolicy;
import org.apache.commons.math3.genetics.ElitisticListPopulation;
import org.apache.commons.math3.genetics.MutationPolicy;
import org.apache.commons.math3.genetics.Population;
import org.apache.commons.math3.genetics.SelectionPolicy;
import org.rondo.game.Options;
import org.rondo.random.Rng;
import org.rondo.tuning.MethodCatalog.CatalogSearch;

/**
 * A genetic algorithm: in each generation, the fitter settings of a population are the parents of
 * the next one.
 *
 * <p>A chromosome has a gene for each parameter: its place in the range, from 0 to 1. The elite
 * survives unchanged and is tried again in every generation, so that no setting stays in the elite
 * by luck.
 *
 * @param population the number of settings in a generation
 * @param elite the number of fittest settings that survive unchanged
 * @param selection the rule that chooses parents
 * @param contestants the number of settings in a tournament
 * @param crossover the rule that mixes the genes of two parents
 * @param crossoverRate the probability that the genes of two parents are mixed
 * @param mutation the rule that changes genes
 * @param mutationRate the probability that a gene changes
 * @param strength the size of a change, as a fraction of the range
 */
record GeneticSearch(
    int population,
    int elite,
    String selection,
    int contestants,
    String crossover,
    double crossoverRate,
    String mutation,
    double mutationRate,
    double strength)
    implements CatalogSearch {
  static GeneticSearch read(Options options) {
    int population =
        options
            .about("The number of settings in a generation.")
            .integer("population", 30, 2, 10_000);
    return new GeneticSearch(
        population,
        options
            .about("The number of best settings that survive unchanged.")
            .integer("elite", Math.min(2, population - 1), 0, population - 1),
        options
            .about("The rule that chooses parents.")
            .choice("selection", "tournament", Selections.NAMES),
        options
            .about("The number of settings from which the selection by tournament takes the best.")
            .integer("contestants", 3, 1, 1_000),
        options
            .about("The rule that mixes the values of two parents.")
            .choice("crossover", "blend", Crossovers.NAMES),
        options
            .about("The probability that the values of two parents are mixed.")
            .real("crossover-rate", 0.9, 0, 1),
        options
            .about("The rule that changes a value: by a normal distribution, or to a random value.")
            .choice("mutation", "gaussian", Mutations.NAMES),
        options.about("The probability that a value changes.").real("mutation-rate", 0.2, 0, 1),
        options
            .about("The size of a gaussian change, as a fraction of the range.")
            .real("strength", 0.1, 0, 1));
  }

  @Override
  public void search(Trials trials) {
    MutationPolicy mutations = Mutations.of(mutation, mutationRate, strength, trials.rng());
    Population generation = evaluated(trials, first(trials));
    while (trials.remaining() > 0) {
      trials.nextGeneration();
      generation = evaluated(trials, bred(generation, mutations, trials.rng()));
    }
  }

  /** {@return the genes of the first generation: the defaults, and random settings} */
  private List<List<Double>> first(Trials trials) {
    List<List<Double>> genes = new ArrayList<>();
    genes.add(trials.space().defaults().places());
    if (!trials.start().equals(trials.space().defaults())) {
      genes.add(trials.start().places());
    }
    while (genes.size() < population) {
      genes.add(trials.space().random(trials.rng()).places());
    }
    return genes;
  }

  /**
   * {@return the genes of the next generation: those of the elite, then those of children}
   *
   * <p>The genetic algorithm of Commons Math would draw from one generator for the whole virtual
   * machine, so that two tunings at the same time would disturb each other.
   */
  private List<List<Double>> bred(Population parents, MutationPolicy mutations, Rng rng) {
    CrossoverPolicy crossovers = Crossovers.of(crossover, rng);
    SelectionPolicy selections = Selections.of(selection, contestants, rng);
    List<List<Double>> genes = new ArrayList<>();
    for (Chromosome chromosome : parents.nextGeneration()) {
      genes.add(((Genes) chromosome).places());
    }
    while (genes.size() < population) {
      ChromosomePair pair = selections.select(parents);
      ChromosomePair children =
          rng.chance(crossoverRate)
              ? crossovers.crossover(pair.getFirst(), pair.getSecond())
              : pair;
      for (Chromosome child : List.of(children.getFirst(), children.getSecond())) {
        if (genes.size() < population) {
          genes.add(((Genes) mutations.mutate(child)).places());
        }
      }
    }
    return genes;
  }

  private Population evaluated(Trials trials, List<List<Double>> genes) {
    List<Setting> settings = genes.stream().map(trials.space()::at).toList();
    List<Measurement> worth = trials.measure(settings);
    List<Chromosome> chromosomes =
        IntStream.range(0, worth.size())
            .mapToObj(n -> new Genes(settings.get(n).places(), worth.get(n).mean()))
            .collect(Collectors.toCollection(ArrayList::new));
    // The library multiplies this rate by the population, rounds down, and keeps that number of
    // chromosomes.
    double rate = (elite + 0.5) / population;
    return new ElitisticListPopulation(chromosomes, population, Math.min(1, rate));
  }

  /**
   * A chromosome: the place of each parameter in its range, from 0 to 1, and the value of the
   * setting.
   */
  static final class Genes extends Chromosome {
    private final List<Double> places;
    private final double worth;

    Genes(List<Double> places, double worth) {
      this.places = List.copyOf(places);
      this.worth = worth;
    }

    /** {@return the chromosome of places whose value is not known yet} */
    static Genes unknown(List<Double> places) {
      return new Genes(places, Double.NaN);
    }

    List<Double> places() {
      return places;
    }

    @Override
    public double fitness() {
      return worth;
    }
  }
}
