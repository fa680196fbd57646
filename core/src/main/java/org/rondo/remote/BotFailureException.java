package org.rondo.remote;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rondo.concurrent.UntrustedCalls;

/** Thrown when a bot cannot be created, or does not answer with a legal move. */
public final class BotFailureException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates an exception for a wrong answer.
   *
   * @param message a sentence about the bot
   */
  public BotFailureException(String message) {
    this(message, null);
  }

  private BotFailureException(String message, @Nullable Throwable thrown) {
    super(message, thrown);
  }

  /** {@return the exception for a bot that threw something} */
  static BotFailureException of(Throwable thrown) {
    return new BotFailureException("the bot threw " + UntrustedCalls.text(thrown), thrown);
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
