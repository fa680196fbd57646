package org.rondo.othello.remote.gtp;

/** Thrown when a command cannot be executed. The message is the answer to the command. */
final class GtpRefusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  GtpRefusal(String answer) {
    super(answer);
  }

  static GtpRefusal syntaxError() {
    return new GtpRefusal("syntax error");
  }
}
