package org.rondo.bot;

import org.rondo.game.State;

/** A match from a given state on, to be played to its end. */
interface PlayoutLoop<S extends State> {

  /** {@return the final position, or the position after {@code turns} turns} */
  S run(int turns);
}
