package org.rondo.game;

/**
 * One seat's choice: an immutable value with {@code equals} and {@code hashCode}.
 *
 * <p>A game's moves are told apart by their text: two moves are equal exactly when their texts are.
 */
public interface Move {

  /**
   * {@return the move in the game's canonical notation, one line that {@link Game#parse} reads
   * back}
   */
  String text();
}
