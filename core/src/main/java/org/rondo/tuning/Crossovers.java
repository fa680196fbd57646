package org.rondo.tuning;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.genetics.ChromosomePair;
import org.apache.commons.math3.genetics.CrossoverPolicy;
import org.rondo.random.Rng;
import org.rondo.tuning.GeneticSearch.Genes;

/** The crossovers: rules that form the genes of two children from the genes of two parents. */
final class Crossovers {
  static final List<String> NAMES = List.of("blend", "uniform", "one-point");

  /**
   * The distance by which a child may be outside the interval between its parents, as a fraction of
   * the length of that interval.
   */
  private static final double BEYOND = 0.5;

  /** Replaces the genes of two parents by the genes of two children, in the given lists. */
  private interface Mixing {
    void mix(List<Double> first, List<Double> second);
  }

  private Crossovers() {}

  static CrossoverPolicy of(String name, Rng rng) {
    return switch (name) {
      case "blend" -> policy((first, second) -> blend(first, second, rng));
      case "uniform" -> policy((first, second) -> exchange(first, second, rng));
      case "one-point" -> policy((first, second) -> cut(first, second, rng));
      default -> throw new IllegalArgumentException(name + " is not in " + NAMES);
    };
  }

  private static CrossoverPolicy policy(Mixing mixing) {
    return (mother, father) -> {
      List<Double> first = new ArrayList<>(((Genes) mother).places());
      List<Double> second = new ArrayList<>(((Genes) father).places());
      mixing.mix(first, second);
      return new ChromosomePair(Genes.unknown(first), Genes.unknown(second));
    };
  }

  /**
   * Draws each gene uniformly from the interval between the parents, extended on both sides.
   *
   * <p>Source: L. J. Eshelman and J. D. Schaffer, Real-coded genetic algorithms and
   * interval-schemata, Foundations of Genetic Algorithms 2, 1993 (BLX-α).
   */
  private static void blend(List<Double> first, List<Double> second, Rng rng) {
    for (int gene = 0; gene < first.size(); gene++) {
      double low = Math.min(first.get(gene), second.get(gene));
      double width = Math.max(first.get(gene), second.get(gene)) - low;
      first.set(gene, between(low, width, rng));
      second.set(gene, between(low, width, rng));
    }
  }

  private static double between(double low, double width, Rng rng) {
    double place = low + width * ((1 + 2 * BEYOND) * rng.uniform() - BEYOND);
    return Math.min(1, Math.max(0, place));
  }

  /**
   * Takes each gene of a child from either parent; the other child gets the gene of the other
   * parent.
   */
  private static void exchange(List<Double> first, List<Double> second, Rng rng) {
    for (int gene = 0; gene < first.size(); gene++) {
      if (rng.chance(0.5)) {
        swap(first, second, gene);
      }
    }
  }

  /**
   * Takes the genes before a random point from one parent and the genes after that point from the
   * other parent.
   */
  private static void cut(List<Double> first, List<Double> second, Rng rng) {
    for (int gene = rng.below(first.size()); gene < first.size(); gene++) {
      swap(first, second, gene);
    }
  }

  private static void swap(List<Double> first, List<Double> second, int gene) {
    second.set(gene, first.set(gene, second.get(gene)));
  }
}
