package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.ParallelFootball;

/** Where balls are kicked to: home, or else where they are safe and soon kicked on. */
final class LandingChoice {

  /** How many balls on a cell at most draw others there. */
  private static final int PILE = 20;

  private static final double PILE_SCALE = 3;

  /** After how many steps rivals frighten e times less. */
  private static final double FEAR = 3;

  private final BallValues values;
  private final TerritoryMap territory;
  private final AuctionWeights.Landing weights;
  private final BidCounter counter;
  private final double[] piles = new double[PILE + 1];
  private final double[] fears = new double[2 * Cell.SIDE + 1];

  LandingChoice(BallValues values, AuctionWeights.Landing weights, BidCounter counter) {
    this.values = values;
    this.territory = values.territory();
    this.weights = weights;
    this.counter = counter;
    for (int balls = 0; balls <= PILE; balls++) {
      piles[balls] = weights.pile() * StrictMath.log(1 + balls) / PILE_SCALE;
    }
    for (int steps = 0; steps < fears.length; steps++) {
      fears[steps] = weights.danger() * StrictMath.exp(-steps / FEAR);
    }
  }

  /**
   * {@return where a ball is best kicked to, nearer to home in kicks}
   *
   * @param cell where it is
   * @param free balls by cell that lie there for the team's players
   * @param coming balls by cell that are on their way there
   */
  int best(int cell, int[] free, int[] coming) {
    int best = territory.ahead(cell);
    if (territory.kicks(territory.seat(), cell) == 1 || !counter.count()) {
      return best;
    }
    ParallelFootball game = territory.game();
    double most = Double.NEGATIVE_INFINITY;
    int end = game.targetCount(cell);
    for (int n = 0; n < end; n++) {
      int target = game.target(cell, n);
      if (territory.isOnward(cell, target)) {
        double worth = worth(target, free[target] + coming[target]);
        if (worth > most) {
          best = target;
          most = worth;
        }
      }
    }
    return best;
  }

  private double worth(int target, int balls) {
    int mates = values.mateSteps(target);
    int rivals = values.rivalSteps(target);
    double lost = rivals < mates ? weights.lost() : rivals == mates ? weights.lostAsNear() : 0;
    return territory.hold(target) * (1 - lost)
        - weights.walk() * mates / (1 + weights.shared() * balls)
        + piles[Math.min(balls, PILE)]
        - fears[rivals];
  }
}
