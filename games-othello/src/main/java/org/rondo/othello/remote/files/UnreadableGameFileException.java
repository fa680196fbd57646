package org.rondo.othello.remote.files;

/** Thrown when a file of games is cut off, damaged or of another form. */
public final class UnreadableGameFileException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  UnreadableGameFileException(String message) {
    super(message);
  }

  UnreadableGameFileException(String message, Throwable cause) {
    super(message, cause);
  }
}
