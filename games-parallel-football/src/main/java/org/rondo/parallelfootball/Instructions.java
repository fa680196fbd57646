package org.rondo.parallelfootball;

import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;

/** A team's choice: the placement of its players first, an order for each player in later turns. */
public sealed interface Instructions extends Move permits Placement, Orders {

  /**
   * {@return the instructions of a text}
   *
   * @param text {@code place} and a cell for each player, {@code place 4,17 0,0}; or a word for
   *     each player: {@code .} to stay, {@code n}, {@code ne}, {@code e}, {@code se}, {@code s},
   *     {@code sw}, {@code w} or {@code nw} to step, {@code k4,17} to kick
   * @throws UnreadableMoveException if there is no word, if there are more than 1024 orders, or if
   *     a word of a placement is not a cell; a word that is not an order is kept as an {@link
   *     Order.Unclear}
   */
  static Instructions parse(String text) {
    return ParallelFootballText.instructions(text);
  }
}
