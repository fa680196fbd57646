package org.rondo.parallelfootball;

import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;

/**
 * A team's choice. In the first turn it is the placement of the players; in later turns it is an
 * order for each player.
 */
public sealed interface Instructions extends Move permits Placement, Orders {

  /**
   * {@return the instructions that a text describes}
   *
   * @param text a placement or orders. A placement is {@code place} and a cell for each player, for
   *     instance {@code place 4,17 0,0}. Orders are one word for each player. The word {@code .}
   *     means to stay. The words {@code n}, {@code ne}, {@code e}, {@code se}, {@code s}, {@code
   *     sw}, {@code w} and {@code nw} mean to step. The letter {@code k} with a cell means to kick,
   *     for instance {@code k4,17}
   * @throws UnreadableMoveException if there is no word, if there are more than 1024 orders, or if
   *     a word of a placement is not a cell. A word that is not an order becomes an {@link
   *     Order.Unclear}
   */
  static Instructions parse(String text) {
    return ParallelFootballText.instructions(text);
  }
}
