package org.rondo.server.contest;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Objects;

/**
 * A square that a turn has changed.
 *
 * @param value {@code 0} or {@code 1} for a disc of that player, {@code !} for the mark of an
 *     illegal move
 */
public record SquareChange(BoardPoint square, char value) {
  /**
   * Describes a change.
   *
   * @throws IllegalArgumentException if the value is none of the three
   */
  public SquareChange {
    Objects.requireNonNull(square, "square");
    checkArgument(
        value == '0' || value == '1' || value == '!', "the value '%s' is not 0, 1 or !", value);
  }
}
