package org.rondo.arimaa;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A turn that was found by the rules in a position, with the board after it. It is legal in that
 * position, and its steps are written only when they are asked for.
 */
final class LegalTurn implements ArimaaTurn {
  private static final int BITS = 8;

  private final ArimaaPosition position;
  private final ArimaaBoard after;

  /** The steps, as {@link StepBoard} numbers them, the first in the lowest bits. */
  private final int steps;

  private final int count;

  private volatile @Nullable List<ArimaaStep> written;

  /**
   * Creates the turn.
   *
   * @param position the position in which the turn is legal
   * @param after the board after the turn
   * @param steps the steps, as {@link StepBoard} numbers them
   * @param count the number of steps, from 1 to 4
   */
  LegalTurn(ArimaaPosition position, ArimaaBoard after, int[] steps, int count) {
    this.position = position;
    this.after = after;
    this.count = count;
    int packed = 0;
    for (int i = 0; i < count; i++) {
      packed |= steps[i] << BITS * i;
    }
    this.steps = packed;
  }

  /** {@return whether the turn was found in this position, so that it needs no check} */
  boolean isFor(ArimaaPosition other) {
    return position == other;
  }

  /** {@return the board after the turn} */
  ArimaaBoard after() {
    return after;
  }

  @Override
  public List<ArimaaStep> steps() {
    List<ArimaaStep> known = written;
    if (known == null) {
      int[] numbers = new int[count];
      for (int i = 0; i < count; i++) {
        numbers[i] = steps >>> BITS * i & StepBoard.STEPS - 1;
      }
      known = ArimaaStep.played(position.board(), position.seat(), numbers);
      written = known;
    }
    return known;
  }

  /** Returns whether the other object is an {@link ArimaaTurn} of any kind with the same steps. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ArimaaTurn that && steps().equals(that.steps());
  }

  @Override
  public int hashCode() {
    return steps().hashCode();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
