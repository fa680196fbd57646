package org.rondo.tuning;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.StreamSupport;
import org.apache.commons.math3.genetics.Chromosome;
import org.apache.commons.math3.genetics.ChromosomePair;
import org.apache.commons.math3.genetics.Population;
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
    return switch (name) {
      case "tournament" -> population -> tournament(sorted(population), contestants, rng);
      case "rank" -> population -> rank(sorted(population), rng);
      case "roulette" -> population -> roulette(sorted(population), rng);
      default -> throw new IllegalArgumentException(name + " is not in " + NAMES);
    };
  }

  /** {@return a population, the least fit first; equally fit chromosomes keep their order} */
  private static List<Chromosome> sorted(Population population) {
    return StreamSupport.stream(population.spliterator(), false)
        .sorted(Comparator.comparingDouble(Chromosome::getFitness))
        .toList();
  }

  /** Draws some chromosomes; the fittest of them becomes a parent. */
  private static ChromosomePair tournament(List<Chromosome> sorted, int contestants, Rng rng) {
    return pair(
        () -> {
          int best = rng.below(sorted.size());
          for (int contestant = 1; contestant < contestants; contestant++) {
            best = Math.max(best, rng.below(sorted.size()));
          }
          return sorted.get(best);
        });
  }

  /** Draws with weights by place: the least fit has weight 1, the next 2, and so on. */
  private static ChromosomePair rank(List<Chromosome> sorted, Rng rng) {
    double[] weights = new double[sorted.size()];
    for (int n = 0; n < weights.length; n++) {
      weights[n] = n + 1.0;
    }
    return pair(() -> sorted.get(drawn(weights, rng)));
  }

  /**
   * Draws with weights by fitness: a chromosome's weight is the difference between its fitness and
   * the lowest fitness. If all are equally fit, all have the same weight.
   */
  private static ChromosomePair roulette(List<Chromosome> sorted, Rng rng) {
    double worst = sorted.get(0).getFitness();
    double best = sorted.get(sorted.size() - 1).getFitness();
    double[] weights =
        sorted.stream().mapToDouble(one -> best == worst ? 1 : one.getFitness() - worst).toArray();
    return pair(() -> sorted.get(drawn(weights, rng)));
  }

  private static ChromosomePair pair(Supplier<Chromosome> parent) {
    return new ChromosomePair(parent.get(), parent.get());
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
