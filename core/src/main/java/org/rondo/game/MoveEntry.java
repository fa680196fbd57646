package org.rondo.game;

import java.util.Optional;

/**
 * Reads the lines with which a person enters one move. An entry may keep a draft of a move that
 * takes several lines.
 */
@FunctionalInterface
public interface MoveEntry<M extends Move> {

  /**
   * {@return the move, or empty if the move needs more lines}
   *
   * <p>The move is not necessarily legal.
   *
   * @param line a line without its end
   * @throws UnreadableMoveException if the line is not in the notation
   * @throws IllegalMoveException if the line asks for something that the position does not allow;
   *     after each of these exceptions the draft is unchanged
   */
  Optional<M> enter(String line);

  /** {@return the draft and the way to finish it, one line; empty if there is no draft} */
  default String draft() {
    return "";
  }

  /**
   * {@return how to write a move in this position, with examples: lines of at most 80 columns, each
   * with a line end; empty by default}
   */
  default String guide() {
    return "";
  }
}
