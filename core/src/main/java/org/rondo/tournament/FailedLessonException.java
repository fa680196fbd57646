package org.rondo.tournament;

import java.util.Objects;

/** Thrown by a learner whose lesson has failed for a reason that it can name. */
public final class FailedLessonException extends Exception {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception.
   *
   * @param reason the reason, a clause, which is reported unchanged: {@code its program ended with
   *     exit status 1}
   */
  public FailedLessonException(String reason) {
    super(Objects.requireNonNull(reason, "reason"));
  }
}
