package org.rondo.parallelfootball.bot;

import org.rondo.random.Rng;

/**
 * How sure the champion is of its own judgement.
 *
 * @param noise by what part of itself a judgement may be wrong, up or down; 0 where it is sure
 * @param rng is drawn from where it is not
 */
record JudgementNoise(double noise, Rng rng) {

  /** {@return the judgement, or one near it} */
  double about(double judgement) {
    return noise == 0 ? judgement : judgement * (1 + noise * (2 * rng.uniform() - 1));
  }
}
