package org.rondo.parallelfootball;

import java.util.Arrays;

/**
 * What the ground means to a team: how far balls are from the homes, and how surely a ball that
 * lies somewhere will be the team's.
 */
final class Terrain {
  private final Ground ground;
  private final int seat;

  /** How many kicks a ball needs from each cell to each home. */
  private final int[][] kicks = new int[Field.TEAMS][Cell.COUNT];

  private final double[][] distances = new double[Field.TEAMS][Cell.COUNT];
  private final double[] hold = new double[Cell.COUNT];

  /** Where a kick from each cell leaves the ball safest. */
  private final int[] ahead = new int[Cell.COUNT];

  Terrain(Ground ground, int seat, Weights.Territory weights) {
    this.ground = ground;
    this.seat = seat;
    int[] fromFirst = kicksHome(ground);
    for (int team = 0; team < Field.TEAMS; team++) {
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        kicks[team][cell] = fromFirst[mirrored(cell, team)];
        distances[team][cell] = Math.sqrt(Ground.squaredDistance(cell, Ground.home(team)));
      }
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      hold[cell] = hold(cell, weights);
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      ahead[cell] = safest(cell);
    }
  }

  /** Returns the kicks that a ball needs from each cell to the home of team 0. */
  private static int[] kicksHome(Ground ground) {
    int[] kicks = new int[Cell.COUNT];
    Arrays.fill(kicks, Integer.MAX_VALUE);
    int[] queue = new int[Cell.COUNT];
    kicks[Ground.home(0)] = 0;
    queue[0] = Ground.home(0);
    int size = 1;
    for (int i = 0; size < Cell.COUNT; i++) {
      int cell = queue[i];
      if (cell != Ground.home(0) && isHome(cell)) {
        continue; // A ball that lands there is gone.
      }
      for (int index = ground.count(cell, 0); index < ground.count(cell, 1); index++) {
        int source = ground.plan(cell, index) - Ground.KICK;
        if (kicks[source] == Integer.MAX_VALUE) {
          kicks[source] = kicks[cell] + 1;
          queue[size++] = source;
        }
      }
    }
    return kicks;
  }

  /** Returns the cell that lies to the home of team 0 as a cell lies to another home. */
  private static int mirrored(int cell, int team) {
    return cell ^ Ground.home(team);
  }

  private double hold(int cell, Weights.Territory weights) {
    double all = 0;
    double own = 0;
    for (int team = 0; team < Field.TEAMS; team++) {
      if (cell == Ground.home(team)) {
        return team == seat ? 1 : 0;
      }
      double straight = distances[team][cell] / ground.range();
      double away = (1 - weights.straight()) * kicks[team][cell] + weights.straight() * straight;
      double pull = StrictMath.exp(-weights.slope() * away);
      all += pull;
      own += team == seat ? pull : 0;
    }
    return own / all;
  }

  private int safest(int cell) {
    int best = cell;
    for (int index = ground.count(cell, 0); index < ground.count(cell, 1); index++) {
      int target = ground.plan(cell, index) - Ground.KICK;
      if (isOnward(cell, target) && (best == cell || hold[target] > hold[best])) {
        best = target;
      }
    }
    return best;
  }

  Ground ground() {
    return ground;
  }

  int seat() {
    return seat;
  }

  int home() {
    return Ground.home(seat);
  }

  private static boolean isHome(int cell) {
    for (int team = 0; team < Field.TEAMS; team++) {
      if (cell == Ground.home(team)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a ball needs fewer kicks from the target, which is no rival's home: else it might go to
   * and fro for ever.
   */
  boolean isOnward(int cell, int target) {
    return kicks[seat][target] < kicks[seat][cell] && (target == home() || !isHome(target));
  }

  /** {@return how many kicks a ball on a cell needs to a team's home} */
  int kicks(int team, int cell) {
    return kicks[team][cell];
  }

  /** {@return how far a cell is from a team's home} */
  double distance(int team, int cell) {
    return distances[team][cell];
  }

  /** {@return how surely a ball on a cell will be the team's, from 0 to 1} */
  double hold(int cell) {
    return hold[cell];
  }

  /** {@return where a kick from a cell that brings the ball nearer to home leaves it safest} */
  int ahead(int cell) {
    return ahead[cell];
  }
}
