package org.rondo.foosball.remote;

import java.io.IOException;

/** Thrown for a message with more bytes than allowed. Nothing is read after such a message. */
final class OversizedMessageException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The part of the message that was received. */
  private final String start;

  OversizedMessageException(String start, int limit) {
    super("a message has more than " + limit + " bytes, the maximum");
    this.start = start;
  }

  String start() {
    return start;
  }

  String reason() {
    return String.valueOf(getMessage());
  }
}
