package org.rondo.game;

/**
 * The choice of one seat: an immutable value with {@code equals} and {@code hashCode}.
 *
 * <p>Two moves of a game are equal exactly when their texts are equal. The hash code must be the
 * same in every virtual machine. Otherwise a bot with moves in a hash table may play a different
 * match on another machine. The default {@code hashCode} of enums and of {@code Object} does not
 * meet this rule.
 */
public interface Move {

  /**
   * {@return the move in the game's canonical notation, one line that {@link Game#parse} reads
   * back}
   */
  String text();
}
