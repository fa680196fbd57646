package org.rondo.tuning;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.rondo.random.Seed;

/**
 * Objectives whose best setting is known: the highest value, 0, is at one place that no grid has.
 */
final class Landscapes {
  private static final List<Double> PEAK = List.of(1.234, -2.171, 0.577);

  private Landscapes() {}

  /** Three numbers whose defaults are far from the peak. */
  static ParameterSpace space() {
    return ParameterSpace.of(
        Parameter.real("x", -5.12, 5.12, -4),
        Parameter.real("y", -5.12, 5.12, 4),
        Parameter.real("z", -5.12, 5.12, 4));
  }

  /** Searches a landscape without noise, by a method of the catalogue. */
  static TuningResult search(
      String method, ToDoubleFunction<Setting> landscape, int budget, long seed)
      throws InterruptedException {
    return Tuning.of(space(), (setting, number, chance) -> landscape.applyAsDouble(setting))
        .method(MethodCatalog.find(method))
        .evaluations(budget)
        .confirmation(0)
        .seed(seed)
        .play();
  }

  private static double distance(Setting setting, int i) {
    return setting.values().get(i) - PEAK.get(i);
  }

  /** One hill. */
  static double sphere(Setting setting) {
    return -IntStream.range(0, 3).mapToDouble(i -> StrictMath.pow(distance(setting, i), 2)).sum();
  }

  /** A thousand hills, the highest among them. */
  static double rastrigin(Setting setting) {
    return -IntStream.range(0, 3)
        .mapToDouble(i -> distance(setting, i))
        .map(d -> 10 + d * d - 10 * StrictMath.cos(2 * Math.PI * d))
        .sum();
  }

  /** Noise of mean 0 and the given deviation; other settings have other noise from one seed. */
  static double noise(double deviation, Setting setting, Seed seed) {
    Seed own = seed.child("setting").child("hash", setting.values().hashCode());
    return deviation * new RngBits(own.rng()).nextGaussian();
  }
}
