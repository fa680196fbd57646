package org.rondo.server.contest;

/** Thrown when the contest refuses a call; the message says why. Nothing has changed then. */
public final class RefusedCallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final CallStatus status;

  RefusedCallException(CallStatus status, String message) {
    super(message, null, false, false);
    this.status = status;
  }

  /** {@return the exception for a call that fails} */
  static RefusedCallException fail(String message) {
    return new RefusedCallException(CallStatus.FAIL, message);
  }

  /** {@return the exception for a wrong login, code or session} */
  static RefusedCallException auth(String message) {
    return new RefusedCallException(CallStatus.AUTH, message);
  }

  CallStatus status() {
    return status;
  }

  /** The status of an answer, as it is written in the answer. */
  enum CallStatus {
    /** The call did what it says. */
    OK,
    /** The login, the code or the session is wrong. */
    AUTH,
    /** The call comes too early; the client waits for the next turn. */
    WAIT,
    /** The call is refused for another reason. */
    FAIL
  }
}
