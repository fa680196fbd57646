package org.rondo.gridsoccer;

/**
 * Where the way of a free ball ends if everybody who can take it does: in a goal, or on a cell and
 * after how many steps, packed into one number.
 */
final class Flight {

  /** A ball flies for fewer than 64 steps. */
  private static final int STEP_BITS = 6;

  private final Ground ground;
  private final Ruleset ruleset;

  Flight(GridSoccer game) {
    this.ground = game.reach().ground();
    this.ruleset = game.options().ruleset();
  }

  static boolean isGoal(int end) {
    return end < 0;
  }

  /** Returns the seat that concedes the goal in which a way ends. */
  static int conceding(int end) {
    return ~end;
  }

  static int cell(int end) {
    return end >> STEP_BITS;
  }

  /** Returns after how many steps the ball is there; 0 if it is already or rests. */
  static int steps(int end) {
    return end & (1 << STEP_BITS) - 1;
  }

  private static int at(int cell, int steps) {
    return cell << STEP_BITS | steps;
  }

  /** Returns the end of the way of a position's ball, which is free. */
  int end(Pitch pitch) {
    int ball = pitch.ball();
    int strength = Ball.strength(ball);
    int offset = Cells.offset(Ball.direction(ball));
    int cell = Ball.cell(ball);
    for (int step = 1; step <= strength; step++) {
      int first = cell + offset;
      if (isReached(pitch, first, step - 1)) {
        return at(first, step - 1);
      }
      int second = first + offset;
      int conceding = ground.concededIn(first);
      // By the course's judge the ball waits a step before the goal, if it has one left.
      boolean waits = ruleset == Ruleset.ELIZONDO && step == strength;
      if (conceding < 0 && !waits) {
        conceding = ground.concededIn(second);
      }
      if (conceding >= 0) {
        return ~conceding;
      }
      cell = ground.isInColumns(second) ? second : first;
      if (isReached(pitch, cell, step)) {
        return at(cell, step);
      }
    }
    return at(cell, strength);
  }

  private static boolean isReached(Pitch pitch, int cell, int steps) {
    return distance(pitch.cells(0), cell) <= steps || distance(pitch.cells(1), cell) <= steps;
  }

  /** Returns how many steps the nearest of a team's players is from a cell. */
  static int distance(long cells, int cell) {
    int first = Cells.distance(Trio.get(cells, 0), cell);
    int second = Cells.distance(Trio.get(cells, 1), cell);
    return Math.min(Math.min(first, second), Cells.distance(Trio.get(cells, 2), cell));
  }
}
