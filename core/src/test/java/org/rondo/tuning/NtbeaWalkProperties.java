package org.rondo.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.rondo.random.Seed;

/**
 * Each step of NTBEA on a grid of 3×3, by the bounds of the paper. So many neighbours are drawn
 * that all others are among them.
 */
class NtbeaWalkProperties {
  private static final ParameterSpace SPACE =
      ParameterSpace.of(Parameter.integer("a", 0, 2, 1), Parameter.integer("b", 0, 2, 0));
  private static final List<List<Double>> POINTS =
      IntStream.range(0, 9).mapToObj(n -> List.of((double) (n / 3), (double) (n % 3))).toList();
  private static final double EPSILON = 0.7;
  private static final double ROUNDING = 1e-9;

  /** The trials of a walk and their values, where a later trial of a point has another value. */
  private record WalkedPoints(List<List<Double>> points, List<Double> values) {

    WalkedPoints until(int end) {
      return new WalkedPoints(points.subList(0, end), values.subList(0, end));
    }

    /** {@return the values of the points that have the levels of another in some parameters} */
    private List<Double> cell(Predicate<List<Double>> isInside) {
      return IntStream.range(0, points.size())
          .filter(n -> isInside.test(points.get(n)))
          .mapToObj(values::get)
          .toList();
    }

    private List<List<Double>> cells(List<Double> point) {
      return List.of(
          cell(other -> other.get(0).equals(point.get(0))),
          cell(other -> other.get(1).equals(point.get(1))),
          cell(point::equals));
    }

    double mean(List<Double> point) {
      return cells(point).stream()
          .filter(cell -> !cell.isEmpty())
          .mapToDouble(NtbeaWalkProperties::average)
          .average()
          .orElse(average(values));
    }

    double bound(List<Double> point, double explore) {
      double logarithm = Math.log(1 + values.size());
      double unknown =
          cells(point).stream()
              .mapToDouble(cell -> Math.sqrt(logarithm / (cell.size() + EPSILON)))
              .average()
              .orElseThrow();
      return mean(point) + explore * deviation() * unknown;
    }

    private double deviation() {
      double mean = average(values);
      double squares = values.stream().mapToDouble(value -> (value - mean) * (value - mean)).sum();
      return values.size() < 2 ? 0 : Math.sqrt(squares / (values.size() - 1));
    }
  }

  private static double average(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
  }

  private static WalkedPoints walk(double explore, long seed, int budget)
      throws InterruptedException {
    String method =
        String.format(
            Locale.ROOT,
            "ntbea:levels=3,refinements=0,neighbours=200,mutation=0.5,epsilon=%s,explore=%s",
            EPSILON,
            explore);
    List<Evaluation> evaluations =
        Tuning.of(SPACE, (setting, number, chance) -> chance.rng().uniform() + worth(setting, seed))
            .method(MethodCatalog.find(method))
            .evaluations(budget + 1)
            .samples(2)
            .confirmation(0)
            .seed(seed)
            .play()
            .evaluations();
    // The defaults are tried before the walk begins, and the walk begins with them.
    assertThat(evaluations.get(0).setting()).isEqualTo(SPACE.defaults());
    assertThat(evaluations.get(1).setting()).isEqualTo(SPACE.defaults());
    List<List<Double>> points = new ArrayList<>();
    List<Double> values = new ArrayList<>();
    for (Evaluation one : evaluations.subList(1, budget + 1)) {
      points.add(one.setting().values());
      values.add(average(one.samples()));
    }
    return new WalkedPoints(points, values);
  }

  private static double worth(Setting setting, long seed) {
    return Seed.of(seed).child(setting.values().toString()).rng().uniform();
  }

  @Property(tries = 10)
  void theNeighbourWithTheHighestBoundIsTried(
      @ForAll @DoubleRange(max = 3) double explore, @ForAll long seed) throws InterruptedException {
    WalkedPoints walk = walk(explore, seed, 40);
    for (int step = 1; step < 36; step++) {
      WalkedPoints known = walk.until(step);
      List<Double> here = walk.points().get(step - 1);
      List<Double> next = walk.points().get(step);
      assertThat(next).as("after %s", here).isNotEqualTo(here);
      assertHighest(
          next,
          POINTS.stream().filter(point -> !point.equals(here)).toList(),
          point -> known.bound(point, explore));
    }
  }

  @Property(tries = 5)
  void theLastTenthOfTheTrialsGoesToTheHighestMean(@ForAll long seed) throws InterruptedException {
    WalkedPoints walk = walk(1, seed, 40);
    for (int step = 36; step < 40; step++) {
      WalkedPoints known = walk.until(step);
      assertHighest(walk.points().get(step), known.points(), known::mean);
    }
  }

  private static void assertHighest(
      List<Double> chosen, List<List<Double>> points, ToDoubleFunction<List<Double>> value) {
    List<Double> values = points.stream().map(value::applyAsDouble).toList();
    assertThat(value.applyAsDouble(chosen))
        .as("%s among %s with %s", chosen, points, values)
        .isGreaterThanOrEqualTo(Collections.max(values) - ROUNDING);
  }
}
