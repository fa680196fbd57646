package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.SoccerBoard;

/**
 * The learned value of having the ball. It is computed from a sum of weights. The weights depend on
 * the place of the ball, and on the places of the rivals and the team-mates relative to the ball. A
 * curve maps the sum to a value from −1 to 1.
 *
 * <p>The value 1 is a goal for the team with the ball, and −1 is a goal for the other team.
 */
final class Prospects {

  /** The number of distances to the goal, in columns, that have weights of their own. */
  private static final int AHEAD = 10;

  /** The number of distances to the middle row that have weights of their own. */
  private static final int ASIDE = 3;

  /**
   * The number of column offsets from the ball that have weights. {@link #ROWS} is the number of
   * row offsets.
   */
  private static final int COLUMNS = 8;

  private static final int ROWS = 7;
  private static final int PLACES = COLUMNS * ROWS;

  /**
   * The number of these columns that are behind the ball, for rivals. {@link #MATES_BEHIND} is the
   * number for team-mates.
   */
  private static final int RIVALS_BEHIND = 2;

  private static final int MATES_BEHIND = 5;

  private static final int PAIRS = PLACES * (PLACES + 1) / 2;

  /**
   * The zone for each distance to the goal. Pairs of rivals have weights for each zone, not for
   * each distance.
   */
  private static final int[] ZONES = {0, 0, 1, 2, 2, 3, 3, 3, 3, 3};

  /**
   * The index of the first weight of single rivals. The weights of the ball's cell come before it.
   */
  private static final int SINGLES_AT = AHEAD * ASIDE;

  private static final int PAIRS_AT = SINGLES_AT + AHEAD * ASIDE * PLACES;
  private static final int MATES_AT = PAIRS_AT + 4 * PAIRS;

  /** The number of weights. */
  static final int SIZE = MATES_AT + AHEAD * PLACES;

  private final int middle;
  private final int last;
  private final float[] weights;

  /**
   * The number that is subtracted for each column beyond the {@link #AHEAD} nearest distances to
   * the goal.
   */
  private final double far;

  Prospects(SoccerBoard board, ProspectWeights weights) {
    this.middle = board.rows() / 2;
    this.last = board.columns() - 1;
    this.weights = weights.of(board);
    this.far = weights.factors().far();
  }

  /** Returns weights multiplied by the factors of their kinds. */
  static float[] scaled(float[] weights, ValueFactors factors) {
    float[] scaled = weights.clone();
    for (int i = 0; i < scaled.length; i++) {
      double factor =
          i < SINGLES_AT
              ? factors.place()
              : i < PAIRS_AT ? factors.rivals() : i < MATES_AT ? factors.pairs() : factors.mates();
      scaled[i] = (float) (factor * scaled[i]);
    }
    return scaled;
  }

  /**
   * Returns the value of the ball for a team, from −1 to 1.
   *
   * @param seat the team
   * @param mates the cells of the team's players
   * @param carrier the player with the ball
   * @param cell the cell of the ball
   * @param rivals the cells of the other team's players
   */
  double value(int seat, long mates, int carrier, int cell, long rivals) {
    return bent(ofRivals(seat, cell, rivals) + ofMates(seat, mates, carrier, cell));
  }

  /** Maps a sum of weights to a value from −1 to 1. The result is the same on every machine. */
  static double bent(double sum) {
    return sum / Math.sqrt(1 + sum * sum);
  }

  /** Returns the part of the sum for the goal and the rivals. */
  double ofRivals(int seat, int cell, long rivals) {
    int row = Cells.row(cell) - middle;
    int flip = row > 0 ? -1 : 1;
    int forward = seat == 0 ? 1 : -1;
    int first = place(cell, Cells.player(rivals, 0), forward, flip, RIVALS_BEHIND);
    int second = place(cell, Cells.player(rivals, 1), forward, flip, RIVALS_BEHIND);
    int third = place(cell, Cells.player(rivals, 2), forward, flip, RIVALS_BEHIND);
    int ahead = ahead(seat, cell);
    int known = Math.min(AHEAD - 1, ahead);
    int zone = known * ASIDE + Math.min(ASIDE - 1, Math.abs(row));
    int singles = SINGLES_AT + zone * PLACES;
    int pairs = PAIRS_AT + ZONES[known] * PAIRS;
    double sum = weights[zone] - far * (ahead - known);
    sum += weights[singles + first];
    sum += weights[singles + second];
    sum += weights[singles + third];
    sum += weights[pairs + pair(first, second)];
    sum += weights[pairs + pair(first, third)];
    return sum + weights[pairs + pair(second, third)];
  }

  /** Returns the part of the sum for the team-mates of the player with the ball. */
  double ofMates(int seat, long mates, int carrier, int cell) {
    int flip = Cells.row(cell) > middle ? -1 : 1;
    int forward = seat == 0 ? 1 : -1;
    int at = MATES_AT + Math.min(AHEAD - 1, ahead(seat, cell)) * PLACES;
    int one = Cells.player(mates, carrier == 0 ? 1 : 0);
    int other = Cells.player(mates, carrier == 2 ? 1 : 2);
    return (double) weights[at + place(cell, one, forward, flip, MATES_BEHIND)]
        + weights[at + place(cell, other, forward, flip, MATES_BEHIND)];
  }

  /** Returns the number of columns between a cell and the rivals' goal. */
  private int ahead(int seat, int cell) {
    int column = Cells.column(cell);
    return Math.max(0, seat == 0 ? last - column : column);
  }

  /** Returns the number of a player's offset from the ball, in the direction of attack. */
  private static int place(int cell, int other, int forward, int flip, int behind) {
    int columns = CellDistances.columnsFrom(cell, other) * forward + behind;
    int rows = CellDistances.rowsFrom(cell, other) * flip + ROWS / 2;
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
