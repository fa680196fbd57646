package org.rondo.match.clock;

import org.rondo.game.Game;
import org.rondo.game.State;

/** The kind of choice that a clock is charged for. */
public enum ClockPhase {

  /** A placement, a formation, a first roster: clocks give more time. */
  SETUP,

  /** A move of the game itself. */
  PLAY;

  /**
   * {@return the phase of a position}
   *
   * @param <S> the type of the states
   * @param game the rules
   * @param state a position of the game
   */
  public static <S extends State> ClockPhase of(Game<S, ?> game, S state) {
    return game.isSetup(state) ? SETUP : PLAY;
  }
}
