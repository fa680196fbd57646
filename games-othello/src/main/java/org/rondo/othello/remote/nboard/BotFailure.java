package org.rondo.othello.remote.nboard;

import java.util.Objects;

/** Thrown when a bot cannot answer a viewer. */
final class BotFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BotFailure(String message) {
    super(message);
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
