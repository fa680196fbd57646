package org.rondo.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import org.rondo.tuning.Spsa.SpsaGains;

/** One run of SPSA: a walk uphill from a start, and the average of the last part of the walk. */
final class SpsaRun {

  /** The part of the iterations whose slopes set the size of the steps. */
  private static final double MEASURING = 0.1;

  /** The least number of evaluations between two measurements of the average. */
  private static final int LEAST_BETWEEN_CHECKS = 10;

  private final Trials trials;
  private final Spsa spsa;
  private final double narrower;

  /** The number of remaining evaluations at the end of this run. */
  private final int end;

  private final int checks;
  private final int iterations;
  private final List<double[]> walk = new ArrayList<>();
  private SpsaGains gains;
  private double slopes;
  private int slopeCount;
  private Setting best;
  private double bestMean = Double.NEGATIVE_INFINITY;

  SpsaRun(Trials trials, Spsa spsa, double narrower, int share) {
    this.trials = trials;
    this.spsa = spsa;
    this.narrower = narrower;
    this.end = trials.remaining() - share;
    int perIteration = trials.canCompare() ? 1 : 2;
    this.checks = Math.max(1, Math.min(spsa.checks(), share / LEAST_BETWEEN_CHECKS));
    this.iterations = Math.max(1, (share - checks) / perIteration);
    this.gains = spsa.gains(iterations, narrower);
    this.best = trials.space().defaults();
  }

  /**
   * Walks, and recommends the average of the last part of the walk.
   *
   * @return the best average that was measured; the start if there is none
   */
  Setting run(Setting start) {
    best = start;
    double[] place = start.places().stream().mapToDouble(Double::doubleValue).toArray();
    int checked = 0;
    for (int iteration = 0; iteration < iterations && left() > 0; iteration++) {
      double[] slope = slope(place, iteration);
      place = moved(place, slope, stepOf(slope, iteration));
      walk.add(place);
      if ((long) (iteration + 1) * checks / iterations > checked && left() > 0) {
        check(average());
        checked++;
      }
    }
    while (left() > 0) {
      check(average());
    }
    if (!walk.isEmpty()) {
      trials.recommend(setting(average()));
    }
    return best;
  }

  private int left() {
    return trials.remaining() - end;
  }

  private void check(double[] place) {
    Setting setting = setting(place);
    trials.nextGeneration();
    double mean = trials.measure(List.of(setting)).get(0).mean();
    trials.nextGeneration();
    if (mean > bestMean) {
      bestMean = mean;
      best = setting;
    }
  }

  private Setting setting(double[] place) {
    return trials.space().at(DoubleStream.of(place).boxed().toList());
  }

  /** {@return the mean of the last part of the walk} */
  private double[] average() {
    int from = walk.size() - Math.max(1, (int) StrictMath.ceil(spsa.average() * walk.size()));
    double[] mean = new double[trials.space().size()];
    for (double[] place : walk.subList(from, walk.size())) {
      for (int i = 0; i < mean.length; i++) {
        mean[i] += place[i] / (walk.size() - from);
      }
    }
    return mean;
  }

  /**
   * {@return the estimated slope in each parameter}
   *
   * <p>A parameter with steps is moved by at least one step. Then the plus and the minus setting
   * differ in it, whatever rounding does. The distance between the rounded values divides the
   * difference.
   */
  private double[] slope(double[] place, int iteration) {
    int size = place.length;
    List<Double> plus = new ArrayList<>();
    List<Double> minus = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      Parameter parameter = trials.space().parameters().get(i);
      double mesh = parameter.mesh(parameter.at(place[i]));
      double width = Math.min(0.5, Math.max(gains.perturbation(iteration), mesh));
      // Both settings must lie in the range, at the same distance from their middle.
      double middle = Math.min(1 - width, Math.max(width, place[i]));
      double change = trials.rng().chance(0.5) ? width : -width;
      plus.add(middle + change);
      minus.add(middle - change);
    }
    Setting up = trials.space().at(plus);
    Setting down = trials.space().at(minus);
    double difference = difference(up, down);
    double[] slope = new double[size];
    for (int i = 0; i < size; i++) {
      double distance = up.places().get(i) - down.places().get(i);
      slope[i] = distance == 0 ? 0 : difference / distance;
    }
    return slope;
  }

  /** {@return the value of the first setting minus that of the second; 0 if the budget is spent} */
  private double difference(Setting up, Setting down) {
    if (trials.canCompare()) {
      return trials.compare(up, down);
    }
    trials.nextGeneration();
    if (left() < 2) {
      trials.measure(List.of(up));
      return 0;
    }
    List<Measurement> both = trials.measure(List.of(up, down));
    return both.get(0).mean() - both.get(1).mean();
  }

  private double stepOf(double[] slope, int iteration) {
    if (spsa.gains().a() == 0 && iteration <= MEASURING * iterations) {
      slopes += DoubleStream.of(slope).map(Math::abs).sum();
      slopeCount += slope.length;
      gains = slopes == 0 ? gains : gains.firstMoving(spsa.step() * narrower, slopes / slopeCount);
    }
    return gains.step(iteration);
  }

  /** {@return a place moved uphill, and not beyond the range} */
  static double[] moved(double[] place, double[] slope, double step) {
    double[] moved = Arrays.copyOf(place, place.length);
    for (int i = 0; i < place.length; i++) {
      moved[i] = Math.min(1, Math.max(0, place[i] + step * slope[i]));
    }
    return moved;
  }
}
