package org.rondo.match;

import java.util.Objects;

/** Thrown when a record does not agree with the rules of its game. */
public final class ReplayException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  ReplayException(String message) {
    super(message);
  }

  ReplayException(String message, Throwable cause) {
    super(message, cause);
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
