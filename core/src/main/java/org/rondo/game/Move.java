package org.rondo.game;

/**
 * The choice of one seat: an immutable value with {@code equals} and {@code hashCode}.
 *
 * <p>Two moves of a game are equal exactly when their texts are equal. The hash code must be the
 * same in every virtual machine, so that a bot that keeps moves in hash tables plays the same match
 * everywhere. The default {@code hashCode} of enums and of {@code Object} does not meet this rule.
 */
public interface Move {

  /**
   * {@return the move in the game's canonical notation, one line that {@link Game#parse} reads
   * back}
   */
  String text();
}
