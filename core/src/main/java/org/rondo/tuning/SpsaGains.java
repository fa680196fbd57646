package org.rondo.tuning;

/**
 * The gain sequences of SPSA, with the names of its author. Iterations count from 0.
 *
 * @param a the size of the steps, at least 0
 * @param stability the number that is added to the number of the iteration, written A; it keeps the
 *     first steps short, at least 0
 * @param c the size of the perturbations, as a fraction of a range, above 0
 * @param alpha the exponent by which the steps become shorter
 * @param gamma the exponent by which the perturbations become smaller
 */
record SpsaGains(double a, double stability, double c, double alpha, double gamma) {

  /** {@return the factor of the gradient in an iteration: a / (A + k + 1)<sup>alpha</sup>} */
  double step(int iteration) {
    return a / StrictMath.pow(stability + iteration + 1, alpha);
  }

  /** {@return the perturbation of an iteration: c / (k + 1)<sup>gamma</sup>} */
  double perturbation(int iteration) {
    return c / StrictMath.pow(iteration + 1.0, gamma);
  }

  /**
   * {@return these gains with the size of the steps that moves by a given length in the first
   * iteration}
   *
   * @param length the length, as a fraction of a range
   * @param slope the typical size of an estimated slope, above 0
   */
  SpsaGains firstMoving(double length, double slope) {
    double factor = length / slope;
    return new SpsaGains(factor * StrictMath.pow(stability + 1, alpha), stability, c, alpha, gamma);
  }
}
