package org.rondo.match;

import java.util.Objects;

/** Thrown when a text is not a match record, or not the clock readings of a match. */
public final class UnreadableRecordException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  UnreadableRecordException(String message) {
    super(message);
  }

  UnreadableRecordException(String message, Throwable cause) {
    super(message, cause);
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
