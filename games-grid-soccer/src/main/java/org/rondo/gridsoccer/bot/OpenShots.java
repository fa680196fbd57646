package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerRuleset;

/** Finds whether the player with the ball has a shot that no rival can stop. */
final class OpenShots {

  /** The maximum distance of a shot in columns. A shot from farther away is hardly ever open. */
  private static final int FARTHEST = 6;

  private final int rows;
  private final int columns;
  private final int mostStrength;
  private final boolean waitsBeforeGoal;

  OpenShots(GridSoccer game) {
    this.rows = game.options().rows();
    this.columns = game.options().columns();
    this.mostStrength = game.options().mostStrength();
    this.waitsBeforeGoal = game.options().ruleset() == GridSoccerRuleset.ELIZONDO;
  }

  /**
   * Returns the quality of the best shot. The quality is 0 if the rivals can stop every shot;
   * otherwise it is 1 divided by the steps of the shot.
   *
   * @param seat the team of the player with the ball
   * @param cell the cell of the ball
   * @param rivals the cells of the other team's players
   */
  double open(int seat, int cell, long rivals) {
    int column = Cells.column(cell);
    int gap = seat == 0 ? columns - column : column + 1;
    if (gap > FARTHEST) {
      return 0;
    }
    int steps = (gap + 1) / 2;
    if (waitsBeforeGoal && gap % 2 == 0) {
      steps++;
    }
    if (steps > mostStrength) {
      return 0;
    }
    int forward = seat == 0 ? 1 : -1;
    int row = Cells.row(cell);
    for (int side = -1; side <= 1; side++) {
      if (isInGoal(row, row + side * gap)
          && isOpen(cell, forward + side * Cells.ROW, gap, rivals)) {
        return 1.0 / steps;
      }
    }
    return 0;
  }

  /** Returns whether a shot from one row to another stays on the board and ends in the goal. */
  private boolean isInGoal(int from, int to) {
    return Math.abs(to - rows / 2) <= 1 && from >= 0 && from < rows;
  }

  private static boolean isOpen(int cell, int offset, int gap, long rivals) {
    int at = cell;
    for (int n = 1; n < gap; n++) {
      at += offset;
      // The ball flies two cells in each step. A rival that reaches this cell in n / 2 steps stops
      // the ball.
      if (CellDistances.toNearest(rivals, at) <= n / 2) {
        return false;
      }
    }
    return true;
  }
}
