package org.rondo.series.place;

import java.util.Objects;
import org.rondo.format.MatchId;

/**
 * Thrown when a duel or a tuning stops because its place leaves matches for later. Its folder keeps
 * what has been played, and it continues when it is resumed.
 */
public final class MatchesLeftException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  private final transient MatchId first;

  /**
   * Creates the exception.
   *
   * @param subject what stops, for instance {@code duel}
   * @param first the first match that is left
   */
  public MatchesLeftException(String subject, MatchId first) {
    super(
        "the place leaves match "
            + first
            + " for later: it returned without the results of all matches; resume the "
            + subject
            + " when they are there");
    this.first = Objects.requireNonNull(first, "first");
  }

  /** {@return the first match that is left} */
  public MatchId first() {
    return first;
  }
}
