package org.rondo.tuning;

import java.util.List;
import org.apache.commons.math3.genetics.AbstractListChromosome;

/**
 * A chromosome: the place of each parameter in its range, from 0 to 1, and the value of the
 * setting.
 */
final class Genes extends AbstractListChromosome<Double> {
  private final double worth;

  Genes(List<Double> places, double worth) {
    super(places);
    this.worth = worth;
  }

  /** {@return the chromosome of places whose value is not known yet} */
  static Genes unknown(List<Double> places) {
    return new Genes(places, Double.NaN);
  }

  List<Double> places() {
    return getRepresentation();
  }

  @Override
  public double fitness() {
    return worth;
  }

  @Override
  protected void checkValidity(List<Double> places) {
    for (double place : places) {
      if (!(place >= 0 && place <= 1)) {
        throw new IllegalArgumentException("gene " + place + " is not in 0..1");
      }
    }
  }

  @Override
  public AbstractListChromosome<Double> newFixedLengthChromosome(List<Double> places) {
    return unknown(places);
  }
}
