package org.rondo.series.place;

import java.io.IOException;

/**
 * Thrown when a match place cannot have tasks played for a reason outside this process: something
 * is not installed, or other machines cannot be reached. Results that have been delivered stay
 * valid.
 */
public final class MatchPlaceException extends IOException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message a sentence with the reason and the remedy
   */
  public MatchPlaceException(String message) {
    super(message);
  }

  /**
   * Creates the exception.
   *
   * @param message a sentence with the reason and the remedy
   */
  public MatchPlaceException(String message, Throwable cause) {
    super(message, cause);
  }
}
