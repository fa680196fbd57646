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

  /**
   * {@return the matches of a sample, for a tuning whose matches {@linkplain Tuning#tasks a task
   * runner} plays} Their value is what {@link #sample} returns for the same arguments.
   *
   * @param one the first setting
   * @param other the second setting
   * @param number the number of the sample, from 0
   * @param seed the seed of all random draws
   * @throws IllegalArgumentException if the matches cannot be described as text; by default always
   */
  default Objective.MatchSample matches(Setting one, Setting other, int number, Seed seed) {
    throw new IllegalArgumentException(
        "the paired objective does not tell its matches, so no other machine can play them; let it"
            + " override matches");
  }
}
