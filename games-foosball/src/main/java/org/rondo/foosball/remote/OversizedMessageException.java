package org.rondo.foosball.remote;

import java.io.IOException;

/** Thrown for a message with more bytes than allowed. Nothing is read after such a message. */
final class OversizedMessageException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The part of the message that was received. */
  private final String start;

  private final String reason;

  OversizedMessageException(String start, int limit) {
    this(start, "a message has more than " + limit + " bytes, the maximum");
  }

  private OversizedMessageException(String start, String reason) {
    super(reason);
    this.start = start;
    this.reason = reason;
  }

  String start() {
    return start;
  }

  String reason() {
    return reason;
  }
}
