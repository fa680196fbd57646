package org.rondo.bot.search;

import org.rondo.random.Rng;

/** Passes draws on, and tells whether there was one: whether something was left to chance. */
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
