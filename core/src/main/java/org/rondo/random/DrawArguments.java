package org.rondo.random;

/** Checks the arguments of draws, for every source of random numbers. */
final class DrawArguments {
  private DrawArguments() {}

  static void requireBound(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException(
          "bound " + bound + " is below 1: there is nothing to draw");
    }
  }

  static void requireProbability(double probability) {
    if (!(probability >= 0 && probability <= 1)) {
      throw new IllegalArgumentException("probability " + probability + " is not in 0..1");
    }
  }

  static void requireFavourable(int favourable, int possible) {
    requireBound(possible);
    if (favourable < 0 || favourable > possible) {
      throw new IllegalArgumentException(
          "favourable cases " + favourable + " are not in 0.." + possible + ", the possible ones");
    }
  }
}
