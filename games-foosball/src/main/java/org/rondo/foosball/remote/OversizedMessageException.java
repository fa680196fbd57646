package org.rondo.foosball.remote;

import java.io.IOException;

/** Thrown for a message with more bytes than one may have; nothing is read after it. */
final class OversizedMessageException extends IOException {
  private static final long serialVersionUID = 1L;

  /** The beginning of the message, as it came. */
  private final String start;

  OversizedMessageException(String start, int limit) {
    super("a message has more than " + limit + " bytes, the most that one may have");
    this.start = start;
  }

  String start() {
    return start;
  }
}
