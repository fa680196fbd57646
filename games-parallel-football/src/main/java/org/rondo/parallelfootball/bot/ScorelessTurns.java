package org.rondo.parallelfootball.bot;

import org.rondo.parallelfootball.Cell;
import org.rondo.parallelfootball.Field;

/** For how long no ball has been scored, as far as a bot has seen the game. */
final class ScorelessTurns {
  private int left = Cell.COUNT;
  private int since;

  /** {@return how many turns ago the balls on the field became as few as they are} */
  int turns(Field field) {
    if (field.ballsOnField() != left) {
      left = field.ballsOnField();
      since = field.turn();
    }
    return field.turn() - since;
  }
}
