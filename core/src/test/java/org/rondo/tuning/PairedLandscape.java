package org.rondo.tuning;

import java.util.Optional;
import org.rondo.random.Seed;

/** A noisy hill on which two settings can also be compared directly, as in games. */
final class PairedLandscape implements Objective {
  @Override
  public double sample(Setting setting, int number, Seed seed) {
    return Landscapes.sphere(setting) + Landscapes.noise(3, setting, seed);
  }

  @Override
  public Optional<PairedObjective> paired() {
    return Optional.of(
        (one, other, number, seed) ->
            (Landscapes.sphere(one) - Landscapes.sphere(other)) / 2
                + Landscapes.noise(3, one, seed.child("one"))
                - Landscapes.noise(3, other, seed.child("other")));
  }

  static Tuning tuning() {
    return Tuning.of(Landscapes.space(), new PairedLandscape())
        .method(MethodCatalog.find("spsa"))
        .evaluations(200)
        .samples(3)
        .seed(24);
  }
}
