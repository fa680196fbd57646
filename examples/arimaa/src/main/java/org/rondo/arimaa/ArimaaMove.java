package org.rondo.arimaa;

import org.rondo.game.Move;
import org.rondo.game.UnreadableMoveException;

/** What a seat plays: the set-up of its pieces, which is its first move, or a turn of steps. */
public sealed interface ArimaaMove extends Move permits ArimaaSetup, ArimaaTurn {

  /**
   * {@return the move that a text describes}
   *
   * @param text placements such as {@code Ra1 Db1}, or steps such as {@code Ed2n}, each followed by
   *     the piece that it removes, {@code cf3x}; separated by blanks
   * @throws UnreadableMoveException if the text is neither
   */
  static ArimaaMove parse(String text) {
    return ArimaaText.move(text);
  }
}
