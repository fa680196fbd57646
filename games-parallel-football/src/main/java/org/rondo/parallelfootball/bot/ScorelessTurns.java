package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/**
 * Counts the turns without a score. The count starts at the first turn that the bot sees. It starts
 * again whenever the number of balls on the field has changed.
 */
final class ScorelessTurns {
  private int left = Cell.COUNT;
  private int since;

  /**
   * {@return the number of turns since the last call that found a new number of balls on the field;
   * the first call always does}
   */
  int turns(Field field) {
    if (field.ballsOnField() != left) {
      left = field.ballsOnField();
      since = field.turn();
    }
    return field.turn() - since;
  }
}
