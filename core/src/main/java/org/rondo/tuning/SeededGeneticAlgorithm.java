package org.rondo.tuning;

import org.apache.commons.math3.genetics.Chromosome;
import org.apache.commons.math3.genetics.ChromosomePair;
import org.apache.commons.math3.genetics.CrossoverPolicy;
import org.apache.commons.math3.genetics.GeneticAlgorithm;
import org.apache.commons.math3.genetics.MutationPolicy;
import org.apache.commons.math3.genetics.Population;
import org.apache.commons.math3.genetics.SelectionPolicy;
import org.rondo.random.Rng;

/**
 * The genetic algorithm of Commons Math with its own source of random numbers.
 *
 * <p>The library uses one generator for the whole virtual machine, so two tunings at the same time
 * would disturb each other.
 */
final class SeededGeneticAlgorithm extends GeneticAlgorithm {
  private final Rng rng;

  SeededGeneticAlgorithm(
      CrossoverPolicy crossover,
      double crossoverRate,
      MutationPolicy mutation,
      SelectionPolicy selection,
      Rng rng) {
    // The rate 1 applies the mutation to every chromosome; the mutation itself has a rate for each
    // gene.
    super(crossover, crossoverRate, mutation, 1, selection);
    this.rng = rng;
  }

  @Override
  public Population nextGeneration(Population current) {
    Population next = current.nextGeneration();
    while (next.getPopulationSize() < next.getPopulationLimit()) {
      ChromosomePair parents = getSelectionPolicy().select(current);
      ChromosomePair children =
          rng.chance(getCrossoverRate())
              ? getCrossoverPolicy().crossover(parents.getFirst(), parents.getSecond())
              : parents;
      add(next, children.getFirst());
      add(next, children.getSecond());
    }
    return next;
  }

  private void add(Population next, Chromosome child) {
    if (next.getPopulationSize() < next.getPopulationLimit()) {
      next.addChromosome(getMutationPolicy().mutate(child));
    }
  }
}
