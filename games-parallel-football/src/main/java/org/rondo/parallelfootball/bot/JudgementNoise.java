package org.rondo.parallelfootball.bot;

import org.rondo.random.Rng;

/**
 * The random changes of the champion's values.
 *
 * @param noise the maximum share by which a value rises or falls; 0 for no change
 * @param rng the source of chance; used only if {@code noise} is not 0
 */
record JudgementNoise(double noise, Rng rng) {

  /** {@return the value with a random change, or the value itself if there is no noise} */
  double about(double judgement) {
    return noise == 0 ? judgement : judgement * (1 + noise * (2 * rng.uniform() - 1));
  }
}
