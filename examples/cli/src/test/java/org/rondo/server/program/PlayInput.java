package org.rondo.server.program;

import com.google.gson.JsonObject;

/** What programs send to an event, for tests of other packages. */
public final class PlayInput {
  private PlayInput() {}

  /** Reads the body of a call: the team that logs in, and the answer. */
  public static void call(byte[] body) {
    JsonObject object = PlayRoutes.body(body);
    PlayRoutes.login(null, object);
    ProgramCall.of(object);
  }

  /** Reads the team that logs in from a header. */
  public static void header(String header) {
    PlayRoutes.login(header, new JsonObject());
  }
}
