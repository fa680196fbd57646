package org.rondo.server.contest;

import java.io.ByteArrayInputStream;
import java.io.IOException;

/** What the contest's service is sent, for tests of other packages. */
public final class ContestInput {
  private ContestInput() {}

  /** Reads the body of a call. */
  public static void call(String body) {
    ServiceCall.parse(body);
  }

  /** Reads a file of teams. */
  public static void teams(byte[] file) throws IOException {
    TeamFile.read(new ByteArrayInputStream(file));
  }

  /** Returns the exception for a call that cannot be read. */
  public static Class<? extends Exception> refusal() {
    return UnreadableCallException.class;
  }
}
