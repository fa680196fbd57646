package org.rondo.parallelfootball.bot;

import static org.rondo.parallelfootball.bot.AuctionWeight.TERRITORY_SLOPE;
import static org.rondo.parallelfootball.bot.AuctionWeight.TERRITORY_STRAIGHT;

import java.util.Arrays;
import org.rondo.bot.Weights;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;
import org.rondo.parallelfootball.ParallelFootball;

/**
 * A team's map of the cells. For each cell, it has the number of kicks to each home, and the
 * probability that the team gets a ball on the cell.
 */
final class TerritoryMap {
  private final ParallelFootball game;
  private final int seat;

  /** The number of kicks that a ball needs to each home from each cell. */
  private final int[][] kicks = new int[Field.TEAMS][Cell.COUNT];

  private final double[][] distances = new double[Field.TEAMS][Cell.COUNT];
  private final double[] hold = new double[Cell.COUNT];

  /** For each cell, the target to which a kick is safest. */
  private final int[] ahead = new int[Cell.COUNT];

  TerritoryMap(ParallelFootball game, int seat, Weights<AuctionWeight> weights) {
    this.game = game;
    this.seat = seat;
    int[] fromFirst = kicksHome(game);
    for (int team = 0; team < Field.TEAMS; team++) {
      for (int cell = 0; cell < Cell.COUNT; cell++) {
        kicks[team][cell] = fromFirst[mirrored(cell, team)];
        distances[team][cell] =
            Math.sqrt(CellIndices.squaredDistance(cell, CellIndices.home(team)));
      }
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      hold[cell] = hold(cell, weights);
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      ahead[cell] = safest(cell);
    }
  }

  /** Returns the number of kicks that a ball needs from each cell to the home of team 0. */
  private static int[] kicksHome(ParallelFootball game) {
    int[] kicks = new int[Cell.COUNT];
    Arrays.fill(kicks, Integer.MAX_VALUE);
    int[] queue = new int[Cell.COUNT];
    kicks[CellIndices.home(0)] = 0;
    queue[0] = CellIndices.home(0);
    int size = 1;
    for (int i = 0; size < Cell.COUNT; i++) {
      int cell = queue[i];
      if (cell != CellIndices.home(0) && isHome(cell)) {
        continue; // A ball that lands on another home leaves the field.
      }
      for (int n = 0; n < game.targetCount(cell); n++) {
        int source = game.target(cell, n);
        if (kicks[source] == Integer.MAX_VALUE) {
          kicks[source] = kicks[cell] + 1;
          queue[size++] = source;
        }
      }
    }
    return kicks;
  }

  /**
   * Returns the mirror image of a cell. The reflection maps the team's home to the home of team 0.
   */
  private static int mirrored(int cell, int team) {
    return cell ^ CellIndices.home(team);
  }

  private double hold(int cell, Weights<AuctionWeight> weights) {
    double all = 0;
    double own = 0;
    for (int team = 0; team < Field.TEAMS; team++) {
      if (cell == CellIndices.home(team)) {
        return team == seat ? 1 : 0;
      }
      double straight = distances[team][cell] / game.options().range();
      double away =
          (1 - weights.of(TERRITORY_STRAIGHT)) * kicks[team][cell]
              + weights.of(TERRITORY_STRAIGHT) * straight;
      double pull = StrictMath.exp(-weights.of(TERRITORY_SLOPE) * away);
      all += pull;
      own += team == seat ? pull : 0;
    }
    return own / all;
  }

  private int safest(int cell) {
    int best = cell;
    for (int n = 0; n < game.targetCount(cell); n++) {
      int target = game.target(cell, n);
      if (isOnward(cell, target) && (best == cell || hold[target] > hold[best])) {
        best = target;
      }
    }
    return best;
  }

  ParallelFootball game() {
    return game;
  }

  int seat() {
    return seat;
  }

  int home() {
    return CellIndices.home(seat);
  }

  private static boolean isHome(int cell) {
    for (int team = 0; team < Field.TEAMS; team++) {
      if (cell == CellIndices.home(team)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a target is allowed: the ball needs fewer kicks from it, and it is not a
   * rival's home. Kicks to other targets might move a ball to and fro for ever.
   */
  boolean isOnward(int cell, int target) {
    return kicks[seat][target] < kicks[seat][cell] && (target == home() || !isHome(target));
  }

  /** {@return the number of kicks that a ball on a cell needs to a team's home} */
  int kicks(int team, int cell) {
    return kicks[team][cell];
  }

  /** {@return the distance of a cell from a team's home} */
  double distance(int team, int cell) {
    return distances[team][cell];
  }

  /** {@return the probability, from 0 to 1, that the team gets a ball on a cell} */
  double hold(int cell) {
    return hold[cell];
  }

  /** {@return the allowed target to which a kick from a cell is safest} */
  int ahead(int cell) {
    return ahead[cell];
  }
}
