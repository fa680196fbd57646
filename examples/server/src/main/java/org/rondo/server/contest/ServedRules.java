package org.rondo.server.contest;

import java.util.List;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * How the service names the positions and moves of a match. In its game two players place discs in
 * turn.
 */
public interface ServedRules<S extends State, M extends Move> {

  /**
   * {@return the rows of a position from the top, in the characters of {@link Contest#setMap}} The
   * player that moves first in the served game has the discs {@code 0}.
   */
  List<String> rows(S state);

  /**
   * {@return the move to a square}
   *
   * @param square a square of the board
   */
  M move(BoardPoint square);

  /** {@return the move of a player that cannot place a disc} */
  M pass();
}
