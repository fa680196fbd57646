package org.rondo.gridsoccer.bot;

import org.rondo.random.Rng;

/**
 * A source of chance for searches. Before a step, the search sets the result of the step's draw.
 * After the step, it reads the probability of the draw.
 *
 * <p>In a step, the rules draw at most once: for a tackle or for a contest for a free ball.
 */
final class ForcedChance implements Rng {
  private boolean falls;
  private boolean wasTossed;
  private double probability;

  /** Sets the result of the draw of the next step, if there is one. */
  void prepare(boolean asked) {
    falls = asked;
    wasTossed = false;
  }

  /** Returns whether the step has drawn. */
  boolean wasTossed() {
    return wasTossed;
  }

  /** Returns the probability with which the draw of the step is true. */
  double probability() {
    return probability;
  }

  @Override
  public boolean chance(double asked) {
    wasTossed = true;
    probability = asked;
    return falls;
  }

  /**
   * {@return +1 or −1} The result 0 would mean that the draw equals the probability, so it never
   * occurs.
   */
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
