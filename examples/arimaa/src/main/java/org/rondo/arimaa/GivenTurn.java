package org.rondo.arimaa;

import java.util.List;

/** A turn that a caller has given. It need not be legal. */
record GivenTurn(List<ArimaaStep> steps) implements ArimaaTurn {

  GivenTurn {
    steps = List.copyOf(steps);
    if (steps.isEmpty()) {
      throw new IllegalArgumentException("a turn without steps is no move; a seat cannot pass");
    }
  }

  /** Returns whether the other object is an {@link ArimaaTurn} of any kind with the same steps. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ArimaaTurn that && steps.equals(that.steps());
  }

  @Override
  public int hashCode() {
    return steps.hashCode();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
