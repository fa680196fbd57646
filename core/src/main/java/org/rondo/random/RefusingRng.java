package org.rondo.random;

/** Refuses every draw. */
enum RefusingRng implements Rng {
  INSTANCE;

  @Override
  public long nextLong() {
    throw new IllegalStateException(
        "a random draw was asked for where nothing is left to chance; pass a Seed's rng() instead");
  }
}
