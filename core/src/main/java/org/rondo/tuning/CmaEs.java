package org.rondo.tuning;

import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.analysis.MultivariateFunction;
import org.apache.commons.math3.exception.TooManyEvaluationsException;
import org.apache.commons.math3.optim.InitialGuess;
import org.apache.commons.math3.optim.MaxEval;
import org.apache.commons.math3.optim.SimpleBounds;
import org.apache.commons.math3.optim.SimpleValueChecker;
import org.apache.commons.math3.optim.nonlinear.scalar.GoalType;
import org.apache.commons.math3.optim.nonlinear.scalar.ObjectiveFunction;
import org.apache.commons.math3.optim.nonlinear.scalar.noderiv.CMAESOptimizer;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * The evolution strategy with covariance matrix adaptation of Commons Math. After a run has
 * converged, the next run starts from a random setting, with twice the population.
 *
 * <p>Sources: N. Hansen and A. Ostermeier, Completely derandomized self-adaptation in evolution
 * strategies, Evolutionary Computation 9, 2001; A. Auger and N. Hansen, A restart CMA evolution
 * strategy with increasing population size, CEC 2005.
 *
 * @param population the number of settings in a generation of the first run, at least 4; 0 means
 *     the usual number, which is 4 + 3 ln n for n parameters
 * @param sigma the initial standard deviation around the start, as a fraction of a parameter's
 *     range
 */
record CmaEs(int population, double sigma) implements Method {
  static final String NAME = "cma-es";

  private static final CmaEs STANDARD = new CmaEs(0, 0.3);

  /** The relative or absolute difference of values below which a run has converged. */
  private static final double CONVERGED = 1e-10;

  private static final int MOST_POPULATION = 10_000;

  static CmaEs read(Options options) {
    return new CmaEs(
        options
            .about(
                "The number of settings in a generation of the first run; 0 for the usual number.")
            .integer("population", STANDARD.population, 0, MOST_POPULATION, 2),
        options
            .about("The standard deviation around the start, as a fraction of each range.")
            .real("sigma", STANDARD.sigma, 0.001, 1));
  }

  @Override
  public String text() {
    return Specification.of(NAME)
        .with("population", population, STANDARD.population)
        .with("sigma", sigma, STANDARD.sigma)
        .text();
  }

  @Override
  public void search(Trials trials) {
    ParameterSpace space = trials.space();
    // The strategy needs at least two parents, and half of a generation are parents.
    int usual = 4 + (int) (3 * StrictMath.log(space.size()));
    int lambda = Math.max(4, population == 0 ? usual : population);
    trials.measure(List.of(space.defaults()));
    List<Double> start = space.defaults().places();
    while (trials.remaining() > 0) {
      run(trials, lambda, start);
      lambda = Math.min(2 * lambda, MOST_POPULATION);
      start = space.random(trials.rng()).places();
    }
  }

  private void run(Trials trials, int lambda, List<Double> start) {
    int size = trials.space().size();
    double[] deviations = new double[size];
    Arrays.fill(deviations, sigma);
    double[] ones = new double[size];
    Arrays.fill(ones, 1);
    CMAESOptimizer optimizer =
        new CMAESOptimizer(
            Integer.MAX_VALUE,
            Double.POSITIVE_INFINITY,
            true,
            0,
            0,
            new RngBits(trials.rng()),
            false,
            new SimpleValueChecker(CONVERGED, CONVERGED));
    try {
      optimizer.optimize(
          new MaxEval(trials.remaining()),
          new ObjectiveFunction(new Function(trials, lambda)),
          GoalType.MAXIMIZE,
          new SimpleBounds(new double[size], ones),
          new InitialGuess(start.stream().mapToDouble(Double::doubleValue).toArray()),
          new CMAESOptimizer.Sigma(deviations),
          new CMAESOptimizer.PopulationSize(lambda));
    } catch (TooManyEvaluationsException e) {
      // The library throws this when the budget is spent.
    }
  }

  /** The function that the optimizer evaluates, one point at a time. */
  private static final class Function implements MultivariateFunction {
    private final Trials trials;
    private final int lambda;
    private int asked;

    Function(Trials trials, int lambda) {
      this.trials = trials;
      this.lambda = lambda;
    }

    @Override
    public double value(double[] places) {
      // The first evaluation is the start point. After it, one generation follows another.
      if (asked % lambda == 1 || asked == 0) {
        trials.nextGeneration();
      }
      asked++;
      Setting setting = trials.space().at(DoubleStream.of(places).boxed().toList());
      return trials.measure(List.of(setting)).get(0).mean();
    }
  }
}
