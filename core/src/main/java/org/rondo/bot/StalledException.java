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

  /** Whether a process of the program stood stopped. */
  private final boolean isWhileStopped;

  /**
   * Creates an exception with a message.
   *
   * @param message a sentence that names the source and the length of the wait
   */
  public StalledException(String message) {
    this(message, false);
  }

  private StalledException(String message, boolean isWhileStopped) {
    super(Objects.requireNonNull(message, "message"));
    this.isWhileStopped = isWhileStopped;
  }

  /**
   * {@return an exception for a program of which a process stood stopped by a signal when its time
   * ran out}
   *
   * @param message a sentence that names the program and the length of the wait
   */
  public static StalledException whileStopped(String message) {
    return new StalledException(message, true);
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }

  /**
   * {@return whether a process of the program stood stopped when its time ran out} The program may
   * have stopped it itself.
   */
  public boolean isWhileStopped() {
    return isWhileStopped;
  }
}
