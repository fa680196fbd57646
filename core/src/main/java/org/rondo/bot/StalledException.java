package org.rondo.bot;

import java.util.Objects;

/**
 * Thrown by a bot whose source of moves is there but has not answered in the time that the bot
 * grants it, and will not be asked again.
 *
 * <p>Bots that wait for others bound their waits by it where no clock of the match does. The seat
 * forfeits, whatever stand-in the game has.
 */
public final class StalledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Says what was waited for and how long.
   *
   * @param message a sentence
   */
  public StalledException(String message) {
    super(Objects.requireNonNull(message, "message"));
  }
}
