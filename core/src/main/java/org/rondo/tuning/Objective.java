package org.rondo.tuning;

import org.rondo.random.Seed;

/**
 * What a setting is to be good for, known by samples: games, usually, that leave something to
 * chance.
 */
@FunctionalInterface
public interface Objective {

  /**
   * {@return what a setting is worth in one sample: more is better}
   *
   * <p>Equal arguments give equal values. Called by several threads at once.
   *
   * @param setting what is tried
   * @param number which sample of this setting it is, from 0; other settings have a sample of the
   *     same number. Samples of different numbers are to be worth the same on average
   * @param seed what chance is drawn from: the same for all samples of a number, so that luck
   *     favours no setting
   */
  double sample(Setting setting, int number, Seed seed);
}
