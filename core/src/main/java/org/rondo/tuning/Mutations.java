package org.rondo.tuning;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.math3.genetics.MutationPolicy;
import org.rondo.random.Rng;
import org.rondo.tuning.GeneticSearch.Genes;

/** The mutations: rules that change genes at random. */
final class Mutations {
  static final List<String> NAMES = List.of("gaussian", "reset");

  private Mutations() {}

  /**
   * {@return a mutation}
   *
   * @param rate the probability that a gene changes
   * @param strength the standard deviation of a gaussian change, where the range of a gene is 1
   */
  static MutationPolicy of(String name, double rate, double strength, Rng rng) {
    RngBits bits = new RngBits(rng);
    return switch (name) {
      case "gaussian" -> policy(rate, rng, place -> within(place + strength * bits.nextGaussian()));
      case "reset" -> policy(rate, rng, place -> rng.uniform());
      default -> throw new IllegalArgumentException(name + " is not in " + NAMES);
    };
  }

  private static double within(double place) {
    return Math.min(1, Math.max(0, place));
  }

  private static MutationPolicy policy(double rate, Rng rng, DoubleUnaryOperator change) {
    return chromosome ->
        Genes.unknown(
            ((Genes) chromosome)
                .places().stream()
                    .map(place -> rng.chance(rate) ? change.applyAsDouble(place) : place)
                    .toList());
  }
}
