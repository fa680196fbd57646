package org.rondo.tuning;

import org.rondo.random.Seed;

/** Measures in a single sample which of two settings is better, mostly by games between them. */
@FunctionalInterface
public interface PairedObjective {

  /**
   * {@return the advantage of the first setting over the second; positive if the first is better}
   *
   * <p>Exchanging the settings must change the sign of the expected advantage. Equal arguments must
   * give equal values. Several threads call this method at the same time.
   *
   * @param one the first setting
   * @param other the second setting
   * @param number the number of the sample, from 0; all pairs of a tuning are numbered together, so
   *     no two of them have the same luck
   * @param seed the seed of all random draws; it depends on {@code number} only
   */
  double sample(Setting one, Setting other, int number, Seed seed);
}
