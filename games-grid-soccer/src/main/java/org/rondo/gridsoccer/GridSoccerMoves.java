package org.rondo.gridsoccer;

import org.rondo.game.MoveSpace;

/**
 * The moves that a team may choose. They are formations before the first step, and orders
 * afterwards.
 */
sealed interface GridSoccerMoves extends MoveSpace<SoccerMove>
    permits FormationSpace, SoccerOrderSpace {
  @Override
  default boolean isEmpty() {
    return false;
  }
}
