package org.rondo.random;

/**
 * The production generator: xoshiro256++ 1.0 of Blackman and Vigna, period 2<sup>256</sup> − 1.
 *
 * <p>This class has its own copy of {@link Rng#below}. A loop over this class therefore compiles to
 * straight code, even if other sources have been used in the same JVM.
 */
final class Xoshiro256PlusPlus implements Rng {
  private long s0;
  private long s1;
  private long s2;
  private long s3;

  Xoshiro256PlusPlus(long s0, long s1, long s2, long s3) {
    if ((s0 | s1 | s2 | s3) == 0) {
      throw new IllegalArgumentException("state 0 is a fixed point; one bit at least must be set");
    }
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
    this.s3 = s3;
  }

  @Override
  public long nextLong() {
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    long shifted = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  @Override
  public int below(int bound) {
    long product = (nextLong() >>> 32) * bound;
    if ((product & 0xFFFF_FFFFL) >= bound && bound > 0) {
      return (int) (product >>> 32);
    }
    return belowUnlikely(product, bound);
  }

  private int belowUnlikely(long first, int bound) {
    DrawArguments.requireBound(bound);
    long unfair = (1L << 32) % bound;
    long product = first;
    while ((product & 0xFFFF_FFFFL) < unfair) {
      product = (nextLong() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }
}
