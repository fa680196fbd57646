package org.rondo.tuning;

import org.apache.commons.math3.random.BitsStreamGenerator;
import org.rondo.random.Rng;

/** Our randomness under the library's interface. */
final class RngBits extends BitsStreamGenerator {
  private static final long serialVersionUID = 1;

  private final transient Rng rng;

  RngBits(Rng rng) {
    this.rng = rng;
  }

  @Override
  protected int next(int bits) {
    return (int) (rng.nextLong() >>> Long.SIZE - bits);
  }

  /** Refuses: where a stream begins is for its {@link org.rondo.random.Seed} to say. */
  @Override
  public void setSeed(int seed) {
    throw new UnsupportedOperationException("this stream has a seed; make another from another");
  }

  /** Refuses, as for an int. */
  @Override
  public void setSeed(int[] seed) {
    setSeed(seed.length);
  }

  /** Refuses, as for an int. */
  @Override
  public void setSeed(long seed) {
    setSeed((int) seed);
  }
}
