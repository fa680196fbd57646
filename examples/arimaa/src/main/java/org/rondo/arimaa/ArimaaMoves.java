package org.rondo.arimaa;

import org.rondo.game.MoveSpace;

/** The moves of the seat to move: set-ups in its first turn, later turns of steps. */
sealed interface ArimaaMoves extends MoveSpace<ArimaaMove> permits SetupMoves, TurnMoves {}
