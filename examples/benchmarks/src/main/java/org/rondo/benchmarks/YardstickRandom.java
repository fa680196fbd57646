package org.rondo.benchmarks;

/** The library's random generator without an interface. It gives the same numbers. */
final class YardstickRandom {
  private long s0 = 1;
  private long s1 = 2;
  private long s2 = 3;
  private long s3 = 4;

  int below(int bound) {
    long product = (nextLong() >>> 32) * bound;
    return (product & 0xFFFF_FFFFL) < bound ? fair(product, bound) : (int) (product >>> 32);
  }

  private int fair(long first, int bound) {
    long unfair = (1L << 32) % bound;
    long product = first;
    while ((product & 0xFFFF_FFFFL) < unfair) {
      product = (nextLong() >>> 32) * bound;
    }
    return (int) (product >>> 32);
  }

  double uniform() {
    return (nextLong() >>> 11) * 0x1p-53;
  }

  long nextLong() {
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
}
