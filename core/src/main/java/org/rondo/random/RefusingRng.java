package org.rondo.random;

/** Refuses every draw. */
enum RefusingRng implements Rng {
  INSTANCE;

  @Override
  public long nextLong() {
    throw new IllegalStateException(
        "Rng.none() refuses every random draw; pass a Seed's rng() where the rules use chance");
  }
}
