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

  /** Whether a signal ended the program. */
  private final boolean isBySignal;

  /**
   * Creates an exception with a message.
   *
   * @param message a sentence that names the lost source and, if known, the reason
   */
  public DisconnectedException(String message) {
    this(message, false);
  }

  private DisconnectedException(String message, boolean isBySignal) {
    super(Objects.requireNonNull(message, "message"));
    this.isBySignal = isBySignal;
  }

  /**
   * {@return an exception for a program that was ended by a signal}
   *
   * @param message a sentence that names the program and the signal
   */
  public static DisconnectedException bySignal(String message) {
    return new DisconnectedException(message, true);
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }

  /**
   * {@return whether a signal ended the program} The program may have sent it to itself, and a
   * program can also pretend it by its exit status.
   */
  public boolean isBySignal() {
    return isBySignal;
  }
}
