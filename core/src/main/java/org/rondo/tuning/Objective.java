package org.rondo.tuning;

import org.rondo.random.Seed;

/**
 * The value of settings, measured by samples. A sample usually consists of matches, whose results
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
   * @param number the number of the sample of this setting, from 0. Every setting has samples with
   *     the same numbers. Samples with different numbers must have the same expected value
   * @param seed the seed of all random draws; the same for all samples of one number, so that luck
   *     favours no setting
   */
  double sample(Setting setting, int number, Seed seed);
}
