package org.rondo.tuning;

import java.util.Optional;
import org.rondo.random.Seed;

/**
 * Measures the value of settings by samples. A sample usually consists of matches, whose results
 * depend on chance.
 */
@FunctionalInterface
public interface Objective {

  /**
   * {@return the value of a setting in one sample; higher is better}
   *
   * <p>Equal arguments must give equal values. Several threads call this method at the same time.
   *
   * @param setting the setting to try
   * @param number the number of the sample, from 0; the samples of each setting are numbered
   *     separately. The expected value of a setting must be the same for every number
   * @param seed the seed of all random draws. It depends on {@code number} but not on the setting,
   *     so that luck favours no setting
   */
  double sample(Setting setting, int number, Seed seed);

  /**
   * {@return the objective in which two settings play against each other; empty, as by default, if
   * settings can only be measured one by one}
   */
  default Optional<PairedObjective> paired() {
    return Optional.empty();
  }
}
