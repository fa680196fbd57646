package org.rondo.server.contest;

import java.util.List;

/**
 * A turn that all players have completed.
 *
 * @param game the game after the turn
 * @param mover the index of the player whose turn it was, 0 or 1
 * @param changes the changes of the board, the placed disc last; none if the player passed or made
 *     no move
 */
public record FinishedTurn(ContestGame game, int mover, List<SquareChange> changes) {
  /** Describes a turn. */
  public FinishedTurn {
    changes = List.copyOf(changes);
  }

  /** {@return the number of the turn} */
  public int number() {
    return game.turn();
  }
}
