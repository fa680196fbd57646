package org.rondo.tuning;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.apache.commons.math3.genetics.Chromosome;
import org.apache.commons.math3.genetics.ChromosomePair;
import org.apache.commons.math3.genetics.SelectionPolicy;
import org.rondo.random.Rng;

/** The selections: rules that choose parents, with a higher probability for fitter settings. */
final class Selections {
  static final List<String> NAMES = List.of("tournament", "rank", "roulette");

  private Selections() {}

  /**
   * {@return a selection}
   *
   * @param contestants the number of settings in a tournament
   */
  static SelectionPolicy of(String name, int contestants, Rng rng) {
    return population -> {
      // The least fit first; equally fit chromosomes keep their order.
      List<Chromosome> sorted =
          StreamSupport.stream(population.spliterator(), false)
              .sorted(Comparator.comparingDouble(Chromosome::getFitness))
              .toList();
      IntSupplier parent = parent(name, sorted, contestants, rng);
      return new ChromosomePair(sorted.get(parent.getAsInt()), sorted.get(parent.getAsInt()));
    };
  }

  private static IntSupplier parent(
      String name, List<Chromosome> sorted, int contestants, Rng rng) {
    return switch (name) {
      // The fittest of some chromosomes.
      case "tournament" ->
          () ->
              IntStream.range(0, contestants)
                  .map(n -> rng.below(sorted.size()))
                  .max()
                  .orElseThrow();
      // The least fit has weight 1, the next 2, and so on.
      case "rank" ->
          drawing(IntStream.rangeClosed(1, sorted.size()).asDoubleStream().toArray(), rng);
      case "roulette" -> drawing(advantages(sorted), rng);
      default -> throw new IllegalArgumentException(name + " is not in " + NAMES);
    };
  }

  /**
   * {@return for each chromosome the difference between its fitness and the lowest fitness; if all
   * are equally fit, all have the same weight}
   */
  private static double[] advantages(List<Chromosome> sorted) {
    double worst = sorted.get(0).getFitness();
    double best = sorted.get(sorted.size() - 1).getFitness();
    return sorted.stream()
        .mapToDouble(one -> best == worst ? 1 : one.getFitness() - worst)
        .toArray();
  }

  private static IntSupplier drawing(double[] weights, Rng rng) {
    return () -> drawn(weights, rng);
  }

  private static int drawn(double[] weights, Rng rng) {
    // A loop, because the last digits of a stream's sum differ between Java versions.
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    double left = rng.uniform() * sum;
    int last = weights.length - 1;
    for (int n = 0; n < last; n++) {
      left -= weights[n];
      if (left < 0) {
        return n;
      }
    }
    return last;
  }
}
