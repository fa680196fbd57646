package org.rondo.tuning;

import java.util.List;
import org.rondo.game.Options;
import org.rondo.tuning.MethodCatalog.CatalogSearch;

/**
 * Simultaneous perturbation stochastic approximation (SPSA). In each iteration, all parameters are
 * changed at once by random signs, forwards and backwards. The difference between the two settings
 * estimates the slope in all parameters, and the search moves uphill. If two settings can play
 * against each other, they do; otherwise both are measured. It recommends the average of the last
 * part of its last run.
 *
 * <p>Sources: J. C. Spall, Implementation of the simultaneous perturbation algorithm for stochastic
 * optimization, IEEE Transactions on Aerospace and Electronic Systems 34, 1998 (the gains); B. T.
 * Polyak and A. B. Juditsky, Acceleration of stochastic approximation by averaging, SIAM Journal on
 * Control and Optimization 30, 1992 (the average of the iterates).
 *
 * @param gains the gains; the size {@code a} of the steps is 0 if it follows from the first slopes,
 *     and {@code stability} is a fraction of the iterations
 * @param step the length of the first steps, as a fraction of a range, if {@code a} is 0
 * @param average the last part of the iterates that is averaged, above 0
 * @param checks the maximum number of times that the average is measured in a run; at most every
 *     tenth evaluation measures it
 * @param starts the number of runs; a later run starts from the best average so far, with half the
 *     step and half the perturbation
 */
record Spsa(SpsaGains gains, double step, double average, int checks, int starts)
    implements CatalogSearch {
  static Spsa read(Options options) {
    return new Spsa(
        new SpsaGains(
            options
                .about("The size of the steps; 0 to set it by the first slopes.")
                .real("a", 0, 0, 1e9),
            options
                .about(
                    "The number A that keeps the first steps short, as a part of the iterations.")
                .real("stability", 0.1, 0, 10),
            options
                .about("The size of the first perturbation, as a fraction of each range.")
                .real("c", 0.1, 0.0001, 0.5),
            options
                .about("The exponent by which the steps become shorter.")
                .real("alpha", 0.602, 0, 1),
            options
                .about("The exponent by which the perturbations become smaller.")
                .real("gamma", 0.101, 0, 1)),
        options
            .about("The length of the first steps without a, as a fraction of each range.")
            .real("step", 0.05, 0.0001, 1),
        options
            .about("The last part of the settings on the way whose average is measured.")
            .real("average", 0.5, 0.01, 1),
        options
            .about("The maximum number of times that the average is measured in a run.")
            .integer("checks", 10, 1, 1_000),
        options
            .about("The number of runs; each after the first is half as wide.")
            .integer("starts", 1, 1, 100));
  }

  @Override
  public void search(Trials trials) {
    trials.measure(List.of(trials.space().defaults()));
    Setting start = trials.start();
    for (int run = 0; trials.remaining() > 0; run++) {
      int share = trials.remaining() / Math.max(1, starts - run);
      double narrower = StrictMath.pow(0.5, run);
      start = new SpsaRun(trials, this, narrower, Math.max(1, share)).run(start);
    }
  }

  /**
   * {@return the gains of a run}
   *
   * @param iterations the number of iterations
   * @param narrower the factor of the perturbations
   */
  SpsaGains gains(int iterations, double narrower) {
    return new SpsaGains(
        gains.a() * narrower,
        gains.stability() * iterations,
        gains.c() * narrower,
        gains.alpha(),
        gains.gamma());
  }

  /**
   * The gain sequences of SPSA, with the names of its author. Iterations count from 0.
   *
   * @param a the size of the steps, at least 0
   * @param stability the number that is added to the number of the iteration, written A; it keeps
   *     the first steps short, at least 0
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
      return new SpsaGains(
          factor * StrictMath.pow(stability + 1, alpha), stability, c, alpha, gamma);
    }
  }
}
