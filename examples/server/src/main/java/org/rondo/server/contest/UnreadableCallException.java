package org.rondo.server.contest;

/** Thrown when a call is not JSON, or a member has a wrong type. Nothing has changed then. */
public final class UnreadableCallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableCallException(String message) {
    super(message, null, false, false);
  }
}
