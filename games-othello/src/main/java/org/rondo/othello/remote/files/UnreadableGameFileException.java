package org.rondo.othello.remote.files;

/** Thrown when a file of games is incomplete, damaged or in another format. */
public final class UnreadableGameFileException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  UnreadableGameFileException(String message) {
    super(message);
  }

  UnreadableGameFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
