package org.rondo.bot;

import java.util.Objects;

/**
 * Thrown by a bot that has lost its source of moves: the program has ended or the connection is
 * broken.
 *
 * <p>The bot cannot continue, so the seat forfeits, even if the game has a stand-in for a missing
 * move.
 */
public final class DisconnectedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception with a message.
   *
   * @param message a sentence that names the lost source and, if known, the reason
   */
  public DisconnectedException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
