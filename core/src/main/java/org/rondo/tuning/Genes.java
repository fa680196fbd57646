package org.rondo.tuning;

import java.util.List;
import org.apache.commons.math3.genetics.Chromosome;

/**
 * A chromosome: the place of each parameter in its range, from 0 to 1, and the value of the
 * setting.
 */
final class Genes extends Chromosome {
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
