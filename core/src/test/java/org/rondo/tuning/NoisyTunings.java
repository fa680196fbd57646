package org.rondo.tuning;

import org.rondo.random.Seed;

/** Tunings of 120 noisy evaluations, 3 samples each. */
final class NoisyTunings {
  private NoisyTunings() {}

  static double noisy(Setting setting, Seed seed) {
    return Landscapes.rastrigin(setting) + Landscapes.noise(3, setting, seed);
  }

  static Tuning tuning(String method) {
    return Tuning.of(Landscapes.space(), (setting, number, seed) -> noisy(setting, seed))
        .method(MethodCatalog.find(method))
        .evaluations(120)
        .samples(3)
        .seed(11);
  }
}
