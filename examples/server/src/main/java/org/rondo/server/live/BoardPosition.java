package org.rondo.server.live;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;

/**
 * A position on a board that spectators see.
 *
 * @param turn the number of turns before the position, at least 0
 * @param state the position, as the drawing of the game reads it
 * @param previous the position before; empty if there is none
 * @param joint the moves that led here, by seat; empty for a seat that did not move, and no moves
 *     if there is no position before
 * @param news what happened in the turn, a sentence; empty if there is nothing to say
 * @param scores the scores, by seat
 */
public record BoardPosition(
    int turn, String state, String previous, List<String> joint, String news, List<Double> scores) {

  /**
   * Creates a position.
   *
   * @throws IllegalArgumentException if the number of turns is below 0
   */
  public BoardPosition {
    checkArgument(turn >= 0, "turn %s is below 0, the start", turn);
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(previous, "previous");
    Objects.requireNonNull(news, "news");
    joint = List.copyOf(joint);
    scores = List.copyOf(scores);
  }
}
