package org.rondo.othello.remote.nboard;

/** Thrown when a bot cannot answer a viewer. */
final class BotFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BotFailure(String message) {
    super(message);
  }
}
