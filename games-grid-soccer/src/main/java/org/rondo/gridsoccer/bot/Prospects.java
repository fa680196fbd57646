package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.SoccerBoard;

/**
 * What having the ball is worth, learned from matches: a sum of weights, one for each relation of
 * the player with the ball to the goal, to the rivals and to his team-mates, bent into −1 to 1.
 *
 * <p>1 is a goal for the team with the ball, −1 one for the other team.
 */
final class Prospects {

  /** How far from the goal positions are told apart. */
  private static final int AHEAD = 10;

  /** How far from the middle row they are. */
  private static final int ASIDE = 3;

  /** Players are told apart by the columns and rows that they are from the ball, up to a margin. */
  private static final int COLUMNS = 8;

  private static final int ROWS = 7;
  private static final int PLACES = COLUMNS * ROWS;

  /** Of rivals and of team-mates, how many columns behind the ball are told apart. */
  private static final int RIVALS_BEHIND = 2;

  private static final int MATES_BEHIND = 5;

  private static final int PAIRS = PLACES * (PLACES + 1) / 2;

  /** For pairs of rivals fewer distances from the goal are told apart. */
  private static final int[] ZONES = {0, 0, 1, 2, 2, 3, 3, 3, 3, 3};

  /** Where the weights of single rivals begin, after those of the cell of the ball. */
  private static final int SINGLES_AT = AHEAD * ASIDE;

  private static final int PAIRS_AT = SINGLES_AT + AHEAD * ASIDE * PLACES;
  private static final int MATES_AT = PAIRS_AT + 4 * PAIRS;

  /** What each column beyond those that are told apart takes from the sum. */
  private static final double FAR = 0.03;

  private final int middle;
  private final int last;
  private final float[] weights;

  Prospects(SoccerBoard board, float[] weights) {
    this.middle = board.rows() / 2;
    this.last = board.columns() - 1;
    this.weights = weights;
  }

  /**
   * Returns what the ball is worth to a team, from −1 to 1.
   *
   * @param seat the team
   * @param mates the cells of its players
   * @param carrier who has the ball
   * @param cell where he has it
   * @param rivals the cells of the other team's players
   */
  double value(int seat, long mates, int carrier, int cell, long rivals) {
    return bent(ofRivals(seat, cell, rivals) + ofMates(seat, mates, carrier, cell));
  }

  /** Returns the value of a sum of weights: the same on every machine. */
  static double bent(double sum) {
    return sum / Math.sqrt(1 + sum * sum);
  }

  /** Returns the part of the sum that the goal and the rivals make. */
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
    double sum = weights[zone] - FAR * (ahead - known);
    sum += weights[singles + first];
    sum += weights[singles + second];
    sum += weights[singles + third];
    sum += weights[pairs + pair(first, second)];
    sum += weights[pairs + pair(first, third)];
    return sum + weights[pairs + pair(second, third)];
  }

  /** Returns the part of the sum that the team-mates of the player with the ball make. */
  double ofMates(int seat, long mates, int carrier, int cell) {
    int flip = Cells.row(cell) > middle ? -1 : 1;
    int forward = seat == 0 ? 1 : -1;
    int at = MATES_AT + Math.min(AHEAD - 1, ahead(seat, cell)) * PLACES;
    int one = Cells.player(mates, carrier == 0 ? 1 : 0);
    int other = Cells.player(mates, carrier == 2 ? 1 : 2);
    return (double) weights[at + place(cell, one, forward, flip, MATES_BEHIND)]
        + weights[at + place(cell, other, forward, flip, MATES_BEHIND)];
  }

  /** Returns how many columns are between a cell and the rivals' goal. */
  private int ahead(int seat, int cell) {
    int column = Cells.column(cell);
    return Math.max(0, seat == 0 ? last - column : column);
  }

  /** Returns the place of a player as the one with the ball sees it. */
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
