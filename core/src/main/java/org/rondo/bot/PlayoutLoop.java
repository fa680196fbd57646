package org.rondo.bot;

import org.rondo.game.State;

/** A loop that plays a match on from a given state. */
interface PlayoutLoop<S extends State> {

  /** {@return the final position, or the position after {@code turns} turns} */
  S run(int turns);
}
