package org.rondo.bot;

import java.util.Objects;

/**
 * Thrown by a bot whose source of moves still exists but has not answered within the bot's own time
 * limit. The source will not be asked again.
 *
 * <p>Bots that wait for programs or connections throw it if the match has no clock and the wait is
 * too long. The seat forfeits, even if the game has a stand-in.
 */
public final class StalledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception with a message.
   *
   * @param message a sentence that names the source and the length of the wait
   */
  public StalledException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
