package org.rondo.parallelfootball;

import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;

/** A team's choice in a turn: first where its players stand, later what each of them does. */
public sealed interface Instructions extends Move permits Placement, Orders {

  /**
   * {@return the instructions of a text}
   *
   * @param text {@code place} and a cell a player, {@code place 4,17 0,0}; or a word a player:
   *     {@code .} to stay, {@code n}, {@code ne}, {@code e}, {@code se}, {@code s}, {@code sw},
   *     {@code w} or {@code nw} to step, {@code k4,17} to kick
   * @throws UnreadableMoveException if there is no word, there are more than 1024 orders, or one of
   *     a placement is no cell; a word that is no order is kept as an {@link Order.Unclear}
   */
  static Instructions parse(String text) {
    return ParallelFootballText.instructions(text);
  }
}
