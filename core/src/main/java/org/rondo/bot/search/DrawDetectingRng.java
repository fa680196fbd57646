package org.rondo.bot.search;

import org.rondo.random.Rng;

/** Passes draws on to another source and records whether there was a draw. */
final class DrawDetectingRng implements Rng {
  private final Rng rng;
  private boolean hasDrawn;

  DrawDetectingRng(Rng rng) {
    this.rng = rng;
  }

  /** Forgets the draws so far. */
  DrawDetectingRng reset() {
    hasDrawn = false;
    return this;
  }

  boolean hasDrawn() {
    return hasDrawn;
  }

  @Override
  public long nextLong() {
    hasDrawn = true;
    return rng.nextLong();
  }

  @Override
  public double uniform() {
    hasDrawn = true;
    return rng.uniform();
  }
}
