package org.rondo.match.clock;

import org.rondo.game.Game;
import org.rondo.game.State;

/** The kind of choice for which a clock is charged. */
public enum ClockPhase {

  /** A placement, a formation or a first roster. Clocks may give more time for it. */
  SETUP,

  /** A move of the game itself. */
  PLAY;

  /**
   * {@return the phase of a position}
   *
   * @param state a position of the game
   */
  public static <S extends State> ClockPhase of(Game<S, ?> game, S state) {
    return game.isSetup(state) ? SETUP : PLAY;
  }
}
