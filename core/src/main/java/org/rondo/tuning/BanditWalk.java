package org.rondo.tuning;

import com.google.common.math.StatsAccumulator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.rondo.random.Rng;

/** The walk of NTBEA on one grid. A point is a list with the level of each parameter. */
final class BanditWalk {

  /** The last part of the evaluations, which go to the point that the model recommends. */
  private static final double RECOMMENDING = 0.1;

  /** The number of settings of a point of the curve. */
  private static final int GENERATION = 20;

  private final Trials trials;
  private final Ntbea method;

  /** The values of each parameter, in increasing order. */
  private final List<List<Double>> levels;

  private final int share;
  private final TupleModel model;

  /** The points that were tried, the first tried first. */
  private final Set<List<Integer>> tried = new LinkedHashSet<>();

  /** The values of all trials. */
  private final StatsAccumulator values = new StatsAccumulator();

  BanditWalk(Trials trials, Ntbea method, List<List<Double>> levels, int share) {
    this.trials = trials;
    this.method = method;
    this.levels = levels;
    this.share = share;
    this.model = new TupleModel(levels.size(), method.epsilon());
  }

  /**
   * {@return the values of a grid around a setting, in increasing order}
   *
   * @param width the width of the grid, as a fraction of each range
   * @param number the number of levels; a parameter with fewer values has fewer levels
   */
  static List<List<Double>> levels(Setting middle, double width, int number) {
    List<List<Double>> all = new ArrayList<>();
    for (int i = 0; i < middle.space().size(); i++) {
      Parameter parameter = middle.space().parameters().get(i);
      // A grid with one value would leave nothing to search.
      double wide = Math.min(1, Math.max(width, 2 * parameter.mesh(middle.values().get(i))));
      List<Double> values = values(parameter, middle.places().get(i), wide, number);
      // Values have six digits, so a very narrow grid of real numbers would have one value.
      while (values.size() < 2) {
        wide = Math.min(1, 2 * wide);
        values = values(parameter, middle.places().get(i), wide, number);
      }
      all.add(values);
    }
    return all;
  }

  private static List<Double> values(Parameter parameter, double place, double wide, int number) {
    double low = Math.max(0, Math.min(1 - wide, place - wide / 2));
    return IntStream.range(0, number)
        .mapToObj(level -> parameter.at(low + wide * level / (number - 1)))
        .distinct()
        .toList();
  }

  /** {@return the setting that the model recommends in the end} */
  Setting run(Setting start) {
    List<Integer> point = nearest(start);
    int walking = share - (int) (RECOMMENDING * share);
    for (int step = 0; step < share && trials.remaining() > 0; step++) {
      if (step % GENERATION == 0) {
        trials.nextGeneration();
      }
      measure(step < walking ? point : recommended());
      if (step < walking) {
        point = mostPromising(neighbours(point, trials.rng()));
      }
    }
    return setting(recommended());
  }

  private List<Integer> nearest(Setting setting) {
    return IntStream.range(0, levels.size())
        .mapToObj(i -> levels.get(i).indexOf(nearest(levels.get(i), setting.values().get(i))))
        .toList();
  }

  private static double nearest(List<Double> values, double value) {
    return Collections.min(values, Comparator.comparingDouble(level -> Math.abs(level - value)));
  }

  private Setting setting(List<Integer> point) {
    return new Setting(
        trials.space(),
        IntStream.range(0, levels.size()).mapToObj(i -> levels.get(i).get(point.get(i))).toList());
  }

  private void measure(List<Integer> point) {
    Setting setting = setting(point);
    double before = trials.known(setting).map(known -> known.mean() * known.samples()).orElse(0.0);
    int earlier = trials.known(setting).map(Measurement::samples).orElse(0);
    Measurement after = trials.measure(List.of(setting)).get(0);
    // The model gets the mean of the new samples alone.
    double value =
        earlier == 0
            ? after.mean()
            : (after.mean() * after.samples() - before) / (after.samples() - earlier);
    model.add(point, value);
    tried.add(point);
    values.add(value);
  }

  /**
   * {@return neighbours of a point: in each, one parameter has another level, and each further
   * parameter with a probability}
   */
  List<List<Integer>> neighbours(List<Integer> point, Rng rng) {
    List<List<Integer>> neighbours = new ArrayList<>();
    while (neighbours.size() < method.neighbours()) {
      int forced = rng.below(point.size());
      List<Integer> neighbour = new ArrayList<>(point);
      for (int i = 0; i < point.size(); i++) {
        if (i == forced || rng.chance(method.mutation())) {
          // A draw among the other levels.
          int level = rng.below(levels.get(i).size() - 1);
          neighbour.set(i, level < point.get(i) ? level : level + 1);
        }
      }
      neighbours.add(neighbour);
    }
    return neighbours;
  }

  /** {@return the point with the highest upper confidence bound} */
  private List<Integer> mostPromising(List<List<Integer>> points) {
    double deviation = values.count() < 2 ? 0 : values.sampleStandardDeviation();
    return highest(
        points,
        point -> model.mean(point) + method.explore() * deviation * model.uncertainty(point));
  }

  /** {@return the point with the highest mean in the model among the points that were tried} */
  private List<Integer> recommended() {
    return highest(tried, model::mean);
  }

  /** {@return the point with the highest value; the first of equal points} */
  private static List<Integer> highest(
      Collection<List<Integer>> points, ToDoubleFunction<List<Integer>> value) {
    Map<List<Integer>, Double> known = new HashMap<>();
    return Collections.max(
        points,
        Comparator.comparingDouble(point -> known.computeIfAbsent(point, value::applyAsDouble)));
  }
}
