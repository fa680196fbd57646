package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/**
 * Counts the turns without a score. The count starts at the first turn that the bot sees. It starts
 * again at each turn at which the bot sees a new number of balls.
 */
final class ScorelessTurns {
  private int left = Cell.COUNT;
  private int since;

  /**
   * {@return the number of turns since the first call or, if later, since the call that last saw a
   * new number of balls on the field}
   */
  int turns(Field field) {
    if (field.ballsOnField() != left) {
      left = field.ballsOnField();
      since = field.turn();
    }
    return field.turn() - since;
  }
}
