package org.rondo.store;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lines of a log with check values that fit, whatever the lines are. */
public final class CheckedLines {
  private CheckedLines() {}

  /** Returns the bytes of a log; a check value takes the place of a brace at a line's end. */
  public static byte[] of(List<String> lines) {
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    LineCheck check = new LineCheck();
    String previous = LineCheck.START;
    for (String line : lines) {
      String body = line.endsWith("}") ? line.substring(0, line.length() - 1) : line;
      byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
      check.begin(previous);
      check.update(bytes, 0, bytes.length);
      previous = check.end();
      log.writeBytes(bytes);
      log.writeBytes((LineCheck.field(previous) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return log.toByteArray();
  }
}
