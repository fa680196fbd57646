package org.rondo.tuning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import org.rondo.game.Options;
import org.rondo.tuning.MethodCatalog.CatalogSearch;

/**
 * The evolution strategy with covariance matrix adaptation. All settings of a generation are tried
 * together. After a run has converged, the next run starts from a random setting, with twice the
 * population. It recommends the mean of the distribution: of several runs, that of the run whose
 * last whole generation was the best on average.
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
record CmaEs(int population, double sigma) implements CatalogSearch {
  /** The standard deviation, as a fraction of a range, below which a run has converged. */
  private static final double CONVERGED = 1e-7;

  private static final int MAX_POPULATION = 10_000;

  static CmaEs read(Options options) {
    return new CmaEs(
        options
            .about(
                "The number of settings in a generation of the first run; 0 for the usual number.")
            .integer("population", 0, 0, MAX_POPULATION, 2),
        options
            .about("The standard deviation around the start, as a fraction of each range.")
            .real("sigma", 0.3, 0.001, 1));
  }

  /**
   * The mean of the distribution of a run.
   *
   * @param worth the mean worth of the settings of the last whole generation
   */
  private record RunMean(Setting setting, double worth) {}

  @Override
  public void search(Trials trials) {
    ParameterSpace space = trials.space();
    // The strategy needs at least two parents, and half of a generation are parents.
    int usual = 4 + (int) (3 * StrictMath.log(space.size()));
    int lambda = Math.max(4, population == 0 ? usual : population);
    trials.measure(List.of(space.defaults()));
    List<Double> start = trials.start().places();
    RunMean best = new RunMean(trials.start(), Double.NEGATIVE_INFINITY);
    while (trials.remaining() > 0) {
      RunMean end = run(trials, lambda, start);
      if (end.worth() > best.worth()) {
        best = end;
        trials.recommend(end.setting());
      }
      lambda = Math.min(2 * lambda, MAX_POPULATION);
      start = space.random(trials.rng()).places();
    }
  }

  /**
   * Runs the strategy until its distribution has become narrow, or the budget is spent.
   *
   * @return the mean in the end; its worth is negative infinity if no generation was whole
   */
  private RunMean run(Trials trials, int lambda, List<Double> start) {
    double[] first = start.stream().mapToDouble(Double::doubleValue).toArray();
    CovarianceAdaptation distribution = new CovarianceAdaptation(lambda, first, sigma);
    RngBits normal = new RngBits(trials.rng());
    RunMean end = new RunMean(trials.space().at(start), Double.NEGATIVE_INFINITY);
    boolean isWide = true;
    while (isWide && trials.remaining() > 0) {
      List<double[]> points = distribution.ask(lambda, normal);
      List<Setting> settings = points.stream().map(point -> setting(trials, point)).toList();
      trials.nextGeneration();
      List<Double> worth = trials.measure(settings).stream().map(Measurement::mean).toList();
      if (worth.size() == lambda) {
        distribution.tell(points, penalised(points, worth));
        end = new RunMean(setting(trials, distribution.mean()), Measurement.of(worth).mean());
        // Values have six digits, so a narrow distribution proposes one setting only.
        isWide =
            settings.stream().distinct().count() > 1
                && distribution.spread() > CONVERGED
                && !distribution.isDegenerate();
      }
    }
    return end;
  }

  private static Setting setting(Trials trials, double[] point) {
    return trials.space().at(DoubleStream.of(point).boxed().toList());
  }

  /**
   * {@return the values of points, less a penalty for points outside the ranges} Such a point has
   * the value of the nearest setting. Without a penalty, nothing would keep the distribution near
   * the ranges.
   */
  static List<Double> penalised(List<double[]> points, List<Double> worth) {
    double range = Collections.max(worth) - Collections.min(worth);
    List<Double> values = new ArrayList<>();
    for (int n = 0; n < points.size(); n++) {
      double outside = 0;
      for (double place : points.get(n)) {
        outside += Math.max(0, Math.max(-place, place - 1));
      }
      values.add(worth.get(n) - range * outside);
    }
    return values;
  }
}
