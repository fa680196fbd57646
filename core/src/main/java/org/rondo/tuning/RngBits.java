package org.rondo.tuning;

import org.apache.commons.math3.random.BitsStreamGenerator;
import org.rondo.random.Rng;

/** An {@link Rng} as a generator of Commons Math. */
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

  /** Refuses, because only the {@link org.rondo.random.Seed} of a stream defines its start. */
  @Override
  public void setSeed(int seed) {
    throw new UnsupportedOperationException(
        "this stream has a fixed seed; create a new stream from another seed");
  }

  /** Refuses, like {@link #setSeed(int)}. */
  @Override
  public void setSeed(int[] seed) {
    setSeed(seed.length);
  }

  /** Refuses, like {@link #setSeed(int)}. */
  @Override
  public void setSeed(long seed) {
    setSeed((int) seed);
  }
}
