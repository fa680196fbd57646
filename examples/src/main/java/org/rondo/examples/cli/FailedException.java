package org.rondo.examples.cli;

/** Thrown where a command found what it was asked to find: something is wrong. */
final class FailedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  FailedException(String message) {
    super(message);
  }
}
