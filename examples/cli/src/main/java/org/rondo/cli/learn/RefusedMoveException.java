package org.rondo.cli.learn;

import org.jspecify.annotations.Nullable;

/** Thrown for a move of a learner that cannot be played. Another one may be tried. */
final class RefusedMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  RefusedMoveException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
