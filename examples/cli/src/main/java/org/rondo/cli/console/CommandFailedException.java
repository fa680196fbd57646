package org.rondo.cli.console;

/** Thrown when a command fails for a reason that a user can read in one sentence. */
public final class CommandFailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param message the sentence to print
   */
  public CommandFailedException(String message) {
    super(message);
  }
}
