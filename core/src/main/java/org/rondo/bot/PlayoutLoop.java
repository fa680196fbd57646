package org.rondo.bot;

import org.rondo.game.State;

/** A game about to be played to its end. */
interface PlayoutLoop<S extends State> {

  /** {@return the position at the end, or after so many turns} */
  S run(int turns);
}
