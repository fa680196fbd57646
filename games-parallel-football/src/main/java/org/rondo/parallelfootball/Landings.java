package org.rondo.parallelfootball;

/** Where balls are kicked to: home, or else where they are safe and soon kicked on. */
final class Landings {

  /** How many balls on a cell at most draw others there. */
  private static final int PILE = 20;

  private static final double PILE_SCALE = 3;

  /** After how many steps rivals frighten e times less. */
  private static final double FEAR = 3;

  private final Outlook outlook;
  private final Terrain terrain;
  private final Weights.Landing weights;
  private final Effort effort;
  private final double[] piles = new double[PILE + 1];
  private final double[] fears = new double[2 * Cell.SIDE + 1];

  Landings(Outlook outlook, Weights.Landing weights, Effort effort) {
    this.outlook = outlook;
    this.terrain = outlook.terrain();
    this.weights = weights;
    this.effort = effort;
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
    int best = terrain.ahead(cell);
    if (terrain.kicks(terrain.seat(), cell) == 1 || !effort.step()) {
      return best;
    }
    Ground ground = terrain.ground();
    double most = Double.NEGATIVE_INFINITY;
    int end = ground.count(cell, 1);
    for (int index = ground.count(cell, 0); index < end; index++) {
      int target = ground.plan(cell, index) - Ground.KICK;
      if (terrain.isOnward(cell, target)) {
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
    int mates = outlook.mateSteps(target);
    int rivals = outlook.rivalSteps(target);
    double lost = rivals < mates ? weights.lost() : rivals == mates ? weights.lostAsNear() : 0;
    return terrain.hold(target) * (1 - lost)
        - weights.walk() * mates / (1 + weights.shared() * balls)
        + piles[Math.min(balls, PILE)]
        - fears[rivals];
  }
}
