package org.rondo.gridsoccer;

import java.util.List;

/**
 * The ball as one number. The number of a carried ball holds the player that carries it. The number
 * of a free ball holds its cell, direction and strength. The number of a ball in a goal holds the
 * seat that concedes the goal.
 */
final class Ball {
  private static final int STRENGTH_BITS = 6;
  private static final int CELL_SHIFT = STRENGTH_BITS + 4;

  /**
   * The lowest number of a free ball. The numbers of balls that the six players carry are below
   * this number.
   */
  private static final int FREE = 1 << CELL_SHIFT;

  /** The names of the teams in texts, by seat. */
  static final List<String> SIDES = List.of("left", "right");

  private Ball() {}

  /** Returns a ball that a player of a seat carries. */
  static int carried(int seat, int player) {
    return PackedTriple.SIZE * seat + player;
  }

  /** Returns a free ball on a cell, with a direction from 0 to 8 and a strength from 0 to 63. */
  static int free(int cell, int direction, int strength) {
    return cell << CELL_SHIFT | direction << STRENGTH_BITS | strength;
  }

  /** Returns a ball in the goal of the seat that concedes. */
  static int inGoal(int conceding) {
    return ~conceding;
  }

  static boolean isFree(int ball) {
    return ball >= FREE;
  }

  static boolean isInGoal(int ball) {
    return ball < 0;
  }

  static boolean isCarriedBy(int ball, int seat) {
    return ball >= PackedTriple.SIZE * seat && ball < PackedTriple.SIZE * (seat + 1);
  }

  /** Returns the seat of the player that carries the ball. */
  static int seat(int ball) {
    return ball < PackedTriple.SIZE ? 0 : 1;
  }

  /** Returns the number that the player with the ball has in its team: 0, 1 or 2. */
  static int player(int ball) {
    return ball < PackedTriple.SIZE ? ball : ball - PackedTriple.SIZE;
  }

  static int conceding(int ball) {
    return ~ball;
  }

  static int cell(int ball) {
    return ball >> CELL_SHIFT;
  }

  static int direction(int ball) {
    return ball >> STRENGTH_BITS & 15;
  }

  static int strength(int ball) {
    return ball & (1 << STRENGTH_BITS) - 1;
  }

  /**
   * Returns the text of a ball that is not in a goal. For a carried ball it is the player, for
   * instance {@code left0}. For a free ball it is the row, the column, the direction and the
   * strength, for instance {@code 2,6,4,1}.
   */
  static String text(int ball) {
    return isFree(ball)
        ? Cells.text(cell(ball)) + "," + direction(ball) + "," + strength(ball)
        : SIDES.get(seat(ball)) + player(ball);
  }
}
