package org.rondo.parallelfootball.bot;

import static org.rondo.parallelfootball.bot.AuctionWeight.LANDING_DANGER;
import static org.rondo.parallelfootball.bot.AuctionWeight.LANDING_LOST;
import static org.rondo.parallelfootball.bot.AuctionWeight.LANDING_LOST_AS_NEAR;
import static org.rondo.parallelfootball.bot.AuctionWeight.LANDING_PILE;
import static org.rondo.parallelfootball.bot.AuctionWeight.LANDING_SHARED;
import static org.rondo.parallelfootball.bot.AuctionWeight.LANDING_WALK;

import org.rondo.bot.Weights;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.ParallelFootball;

/**
 * Chooses the targets of kicks. The target is home if home is in range. Otherwise it is a cell
 * where the ball is safe and a player can soon kick it again.
 */
final class LandingChoice {

  /** The maximum number of balls on a cell that count as a pile. */
  private static final int PILE = 20;

  private static final double PILE_SCALE = 3;

  /** The number of steps over which the danger of a rival falls to 1/e. */
  private static final double FEAR = 3;

  private final BallValues values;
  private final TerritoryMap territory;
  private final Weights<AuctionWeight> weights;
  private final BidCounter counter;
  private final double[] piles = new double[PILE + 1];
  private final double[] fears = new double[2 * Cell.SIDE + 1];

  LandingChoice(BallValues values, Weights<AuctionWeight> weights, BidCounter counter) {
    this.values = values;
    this.territory = values.territory();
    this.weights = weights;
    this.counter = counter;
    for (int balls = 0; balls <= PILE; balls++) {
      piles[balls] = weights.of(LANDING_PILE) * StrictMath.log(1 + balls) / PILE_SCALE;
    }
    for (int steps = 0; steps < fears.length; steps++) {
      fears[steps] = weights.of(LANDING_DANGER) * StrictMath.exp(-steps / FEAR);
    }
  }

  /**
   * {@return the best target for a ball; from this target the ball needs fewer kicks to home}
   *
   * @param cell the cell of the ball
   * @param free the number of balls on each cell for the team's players
   * @param coming the number of balls that will land on each cell
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
    double lost = 0;
    if (rivals <= mates) {
      lost = weights.of(rivals < mates ? LANDING_LOST : LANDING_LOST_AS_NEAR);
    }
    return territory.hold(target) * (1 - lost)
        - weights.of(LANDING_WALK) * mates / (1 + weights.of(LANDING_SHARED) * balls)
        + piles[Math.min(balls, PILE)]
        - fears[rivals];
  }
}
