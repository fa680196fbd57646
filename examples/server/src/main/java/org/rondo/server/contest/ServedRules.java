package org.rondo.server.contest;

import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;

/** The rules of a served game, and how the service names its positions and moves. */
interface ServedRules<S extends State, M extends Move> {

  /** {@return the rules} */
  Game<S, M> game();

  /** {@return the board of a position; the first player of the served game has the discs 0} */
  ServerBoard board(S state);

  /**
   * {@return the move to a square}
   *
   * @param square a square of the board
   */
  M move(BoardPoint square);

  /** {@return the move of a player that cannot place a disc} */
  M pass();
}
