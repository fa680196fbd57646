package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Formation;
import org.rondo.gridsoccer.GridSoccerOptions;

/** The formations of the bots. */
final class StandardFormations {
  private StandardFormations() {}

  /**
   * Returns a formation with player 0 on the kick-off cell, and players 1 and 2 on the cells above
   * and below it.
   */
  static Formation attacking(GridSoccerOptions options, int seat) {
    int row = options.rows() / 2;
    int column = kickOffColumn(options, seat);
    return Formation.of(row, column, row - 1, column, row + 1, column);
  }

  /**
   * Returns a formation with player 0 on the kick-off cell, player 1 behind it, and player 2 in the
   * goal mouth.
   */
  static Formation keeping(GridSoccerOptions options, int seat) {
    int row = options.rows() / 2;
    int column = kickOffColumn(options, seat);
    int back = seat == 0 ? -1 : 1;
    int goal = seat == 0 ? 0 : options.columns() - 1;
    return Formation.of(row, column, row, column + back, row, goal);
  }

  private static int kickOffColumn(GridSoccerOptions options, int seat) {
    return options.columns() / 2 - 1 + seat;
  }
}
