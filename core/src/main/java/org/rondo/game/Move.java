package org.rondo.game;

/**
 * One seat's choice: an immutable value with {@code equals} and {@code hashCode}.
 *
 * <p>A game's moves are told apart by their text: two moves are equal exactly when their texts are.
 * The hash code is the same in every virtual machine, so that whoever keeps moves in hash tables
 * still plays the same game everywhere; enums and objects without a {@code hashCode} of their own
 * have none such.
 */
public interface Move {

  /**
   * {@return the move in the game's canonical notation, one line that {@link Game#parse} reads
   * back}
   */
  String text();
}
