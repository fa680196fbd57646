package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/** Counts the turns without a score, as far as a bot has seen its match. */
final class ScorelessTurns {
  private int left = Cell.COUNT;
  private int since;

  /** {@return the number of turns since the number of balls on the field last changed} */
  int turns(Field field) {
    if (field.ballsOnField() != left) {
      left = field.ballsOnField();
      since = field.turn();
    }
    return field.turn() - since;
  }
}
