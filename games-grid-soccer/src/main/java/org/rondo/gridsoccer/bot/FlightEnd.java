package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Cells;
import org.rondo.gridsoccer.GridSoccer;
import org.rondo.gridsoccer.GridSoccerRuleset;
import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerBoard;

/**
 * Finds the end of a free ball's flight. It assumes that the first player that can take the ball
 * takes it. The end is a goal, or a cell and a number of steps; both are packed into one number.
 */
final class FlightEnd {

  /** The number of bits for the number of steps. A ball flies for fewer than 64 steps. */
  private static final int STEP_BITS = 6;

  private final SoccerBoard board;
  private final GridSoccerRuleset ruleset;

  FlightEnd(GridSoccer game) {
    this.board = game.board();
    this.ruleset = game.options().ruleset();
  }

  static boolean isGoal(int end) {
    return end < 0;
  }

  /** Returns the seat that concedes the goal at the end of a flight. */
  static int conceding(int end) {
    return ~end;
  }

  static int cell(int end) {
    return end >> STEP_BITS;
  }

  /**
   * Returns the number of steps until the ball is on the cell; 0 if the ball is already there or
   * rests.
   */
  static int steps(int end) {
    return end & (1 << STEP_BITS) - 1;
  }

  private static int at(int cell, int steps) {
    return cell << STEP_BITS | steps;
  }

  /** Returns the end of the flight of the ball in a position. The ball must be free. */
  int end(Pitch pitch) {
    int strength = pitch.ballStrength();
    int offset = Cells.offset(pitch.ballDirection());
    int cell = pitch.ballCell();
    for (int step = 1; step <= strength; step++) {
      int first = cell + offset;
      if (isReached(pitch, first, step - 1)) {
        return at(first, step - 1);
      }
      int second = first + offset;
      int conceding = board.concededIn(first);
      // Under ruleset elizondo, a ball in its last step stops on the cell before the goal.
      boolean waits = ruleset == GridSoccerRuleset.ELIZONDO && step == strength;
      if (conceding < 0 && !waits) {
        conceding = board.concededIn(second);
      }
      if (conceding >= 0) {
        return ~conceding;
      }
      cell = board.isOnBoard(second) ? second : first;
      if (isReached(pitch, cell, step)) {
        return at(cell, step);
      }
    }
    return at(cell, strength);
  }

  private static boolean isReached(Pitch pitch, int cell, int steps) {
    return CellDistances.toNearest(pitch.cells(0), cell) <= steps
        || CellDistances.toNearest(pitch.cells(1), cell) <= steps;
  }
}
