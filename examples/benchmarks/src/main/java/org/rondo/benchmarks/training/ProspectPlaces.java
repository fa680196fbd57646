package org.rondo.benchmarks.training;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;

/**
 * The numbers of the weights that the champion of grid soccer adds for a position in which a player
 * has the ball, in the order of the file: the cell of the ball, single rivals, pairs of rivals,
 * team-mates.
 *
 * @param board the size of the board
 */
record ProspectPlaces(SoccerBoard board) {
  private static final int AHEAD = 10;
  private static final int ASIDE = 3;
  private static final int COLUMNS = 8;
  private static final int ROWS = 7;
  private static final int CELLS = COLUMNS * ROWS;
  private static final int RIVALS_BEHIND = 2;
  private static final int MATES_BEHIND = 5;
  private static final int PAIRS = CELLS * (CELLS + 1) / 2;

  /** The zone of the pairs' weights for each distance to the goal. */
  private static final int[] ZONES = {0, 0, 1, 2, 2, 3, 3, 3, 3, 3};

  private static final int SINGLES_AT = AHEAD * ASIDE;
  private static final int PAIRS_AT = SINGLES_AT + AHEAD * ASIDE * CELLS;
  private static final int MATES_AT = PAIRS_AT + 4 * PAIRS;

  /** The number of weights. */
  static final int LENGTH = MATES_AT + AHEAD * CELLS;

  /** The number of weights that are added for a position. */
  static final int FEATURES = 9;

  /** The number that is subtracted for each column beyond those with weights of their own. */
  private static final double FAR = 0.03;

  /**
   * Finds the weights of a position.
   *
   * @param pitch a position in which a player of the team has the ball
   * @param seat the team
   * @param found the array for the numbers of the weights, {@link #FEATURES} of them
   * @return the number that is added to the sum of the weights
   */
  double find(Pitch pitch, int seat, int[] found) {
    int carrier = pitch.carrier(seat);
    int cell = Cells.player(pitch.cells(seat), carrier);
    int row = Cells.row(cell) - board.rows() / 2;
    int flip = row > 0 ? -1 : 1;
    int forward = seat == 0 ? 1 : -1;
    int column = Cells.column(cell);
    int ahead = Math.max(0, seat == 0 ? board.columns() - 1 - column : column);
    int known = Math.min(AHEAD - 1, ahead);
    int zone = known * ASIDE + Math.min(ASIDE - 1, Math.abs(row));
    found[0] = zone;
    int[] rivals = new int[3];
    for (int i = 0; i < 3; i++) {
      int rival = Cells.player(pitch.cells(1 - seat), i);
      rivals[i] = place(cell, rival, forward, flip, RIVALS_BEHIND);
      found[1 + i] = SINGLES_AT + zone * CELLS + rivals[i];
    }
    int pairs = PAIRS_AT + ZONES[known] * PAIRS;
    found[4] = pairs + pair(rivals[0], rivals[1]);
    found[5] = pairs + pair(rivals[0], rivals[2]);
    found[6] = pairs + pair(rivals[1], rivals[2]);
    int next = 7;
    for (int i = 0; i < 3; i++) {
      if (i != carrier) {
        int mate = Cells.player(pitch.cells(seat), i);
        found[next] = MATES_AT + known * CELLS + place(cell, mate, forward, flip, MATES_BEHIND);
        next++;
      }
    }
    return -FAR * (ahead - known);
  }

  private static int place(int cell, int other, int forward, int flip, int behind) {
    int columns = (Cells.column(other) - Cells.column(cell)) * forward + behind;
    int rows = (Cells.row(other) - Cells.row(cell)) * flip + ROWS / 2;
    return clamped(columns, COLUMNS) * ROWS + clamped(rows, ROWS);
  }

  private static int clamped(int number, int size) {
    return Math.min(size - 1, Math.max(0, number));
  }

  private static int pair(int one, int other) {
    int high = Math.max(one, other);
    return high * (high + 1) / 2 + Math.min(one, other);
  }
}
