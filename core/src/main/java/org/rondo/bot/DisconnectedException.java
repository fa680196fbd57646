package org.rondo.bot;

import java.util.Objects;

/**
 * Thrown by a bot whose source of moves is gone: its program has ended, its connection is broken.
 *
 * <p>Nobody is there to go on, so the seat forfeits, whatever stand-in the game has.
 */
public final class DisconnectedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Says who is gone.
   *
   * @param message a sentence, what is known of the reason included
   */
  public DisconnectedException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
