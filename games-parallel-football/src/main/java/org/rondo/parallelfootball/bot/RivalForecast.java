package org.rondo.parallelfootball.bot;

import java.util.Arrays;
import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/**
 * A forecast of the turns in which rivals take the balls. It assumes that each rival goes to the
 * nearest ball, and then to the next ball.
 */
final class RivalForecast {

  /** A turn that is later than any turn of the forecast. */
  static final int NEVER = 1000;

  /**
   * A ball that is one cell farther from the rival's home counts like a ball that is this number of
   * steps farther from the rival.
   */
  private static final double AWAY = 0.1;

  /** The cost if another team is nearer to the ball, in steps of the rival. */
  private static final double CONTESTED = 20;

  private final TerritoryMap territory;
  private final StepDistances[] walks;
  private final int horizon;
  private final CellRings rings = new CellRings();

  /** The number of balls on each cell that no rival has taken yet. */
  private final int[] left = new int[Cell.COUNT];

  private final int[] taken = new int[Cell.COUNT];

  /**
   * Computes the forecast.
   *
   * @param walks the step distances of each team
   * @param horizon the number of turns of the forecast
   * @param counter counts the choices of the rivals
   */
  RivalForecast(
      Field field, TerritoryMap territory, StepDistances[] walks, int horizon, BidCounter counter) {
    this.territory = territory;
    this.walks = walks;
    this.horizon = horizon;
    Arrays.setAll(left, field::ballsAt);
    Arrays.fill(taken, NEVER);
    run(field, counter);
  }

  /**
   * {@return the number of turns until a rival takes the last ball of a cell, or {@link #NEVER}}
   */
  int taken(int cell) {
    return taken[cell];
  }

  private void run(Field field, BidCounter counter) {
    int players = field.playerCount();
    int[] cells = new int[Field.TEAMS * players];
    int[] free = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = field.playerAt(i / players, i % players);
      free[i] = i / players == territory.seat() ? NEVER : 0;
    }
    for (int turn = 0; turn <= horizon; turn++) {
      for (int i = 0; i < cells.length; i++) {
        if (free[i] != turn) {
          continue;
        }
        if (!counter.countEarly()) {
          return;
        }
        int ball = nearest(i / players, cells[i], turn);
        free[i] = ball < 0 ? NEVER : take(cells[i], ball, turn) + 1;
        cells[i] = ball < 0 ? cells[i] : ball;
      }
    }
  }

  private int take(int cell, int ball, int turn) {
    int arrival = turn + CellIndices.stepsBetween(cell, ball);
    if (--left[ball] == 0) {
      taken[ball] = arrival;
    }
    return arrival;
  }

  /**
   * {@return the ball to which a rival goes, or −1 if the rival reaches no ball within the horizon}
   */
  private int nearest(int team, int cell, int turn) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int steps = 0;
        steps < CellRings.COUNT && steps < least && turn + steps <= horizon;
        steps++) {
      rings.turnTo(cell, steps);
      for (int i = 0; i < rings.size(); i++) {
        int ball = rings.cell(i);
        if (left[ball] > 0) {
          double cost = steps + AWAY * territory.distance(team, ball);
          // Later turns do not check this, because the cells of the players are then too uncertain.
          if (turn == 0 && steps > 0 && cost < least && isContested(team, ball, steps)) {
            cost += CONTESTED;
          }
          if (cost < least) {
            best = ball;
            least = cost;
          }
        }
      }
    }
    return best;
  }

  private boolean isContested(int team, int ball, int steps) {
    for (int other = 0; other < Field.TEAMS; other++) {
      if (other != team && walks[other].steps(ball) < steps) {
        return true;
      }
    }
    return false;
  }
}
