package org.rondo.gridsoccer.bot;

import org.rondo.random.Rng;

/**
 * Chance as a search needs it: says how a step's one draw falls and remembers how likely that was.
 *
 * <p>A step of the rules asks at most once, about a tackle or a contest for a free ball.
 */
final class ForcedChance implements Rng {
  private boolean falls;
  private boolean wasTossed;
  private double probability;

  /** Prepares for a step in which a draw, if there is one, falls so. */
  void prepare(boolean asked) {
    falls = asked;
    wasTossed = false;
  }

  /** Returns whether the step has left anything to chance. */
  boolean wasTossed() {
    return wasTossed;
  }

  /** Returns how likely it was that the draw fell as it is asked about. */
  double probability() {
    return probability;
  }

  @Override
  public boolean chance(double asked) {
    wasTossed = true;
    probability = asked;
    return falls;
  }

  /** {@return +1 or −1: that a draw is equal to the probability does not happen here} */
  @Override
  public int threeWay(double asked) {
    wasTossed = true;
    probability = asked;
    return falls ? 1 : -1;
  }

  @Override
  public long nextLong() {
    throw new IllegalStateException("a search draws no raw bits from the rules' chance");
  }
}
