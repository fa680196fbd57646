package org.rondo.othello.remote.gtp;

import java.util.Objects;

/** Thrown when a command cannot be executed. The message is the answer to the command. */
final class GtpRefusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  GtpRefusal(String answer) {
    super(answer);
  }

  /** {@return the sentence, which is never missing} */
  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }

  static GtpRefusal syntaxError() {
    return new GtpRefusal("syntax error");
  }
}
