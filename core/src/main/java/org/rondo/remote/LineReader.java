package org.rondo.remote;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Cuts what a program says into lines of bounded length. */
final class LineReader {

  /** How much is kept of a line that is too long, and shown of one that is not ended. */
  private static final int SHOWN = 100;

  private final InputStream in;
  private final int limit;
  private final byte[] buffer = new byte[1 << 13];
  private int position;
  private int end;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private volatile String partial = "";

  LineReader(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /** {@return the next line or how it all ended; waits for it} */
  Said next() {
    try {
      while (true) {
        if (position == end && !fill()) {
          return new Said.End("closed its output");
        }
        int start = position;
        while (position < end && buffer[position] != '\n') {
          position++;
        }
        line.write(buffer, start, position - start);
        if (line.size() > limit + 1 || (line.size() > limit && !endsInReturn())) {
          return new Said.TooLong(shown());
        }
        if (position < end) {
          position++;
          return new Said.Line(take());
        }
      }
    } catch (IOException e) {
      return new Said.End("closed its output");
    }
  }

  private boolean fill() throws IOException {
    partial = shown();
    position = 0;
    end = Math.max(0, in.read(buffer));
    partial = "";
    return end > 0;
  }

  private boolean endsInReturn() {
    byte[] bytes = line.toByteArray();
    return bytes[bytes.length - 1] == '\r';
  }

  private String take() {
    byte[] bytes = line.toByteArray();
    line.reset();
    int length = bytes.length;
    if (length > 0 && bytes[length - 1] == '\r') {
      length--;
    }
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  private String shown() {
    byte[] bytes = line.toByteArray();
    return new String(bytes, 0, Math.min(SHOWN, bytes.length), StandardCharsets.UTF_8);
  }

  /** {@return the beginning of a line whose end has not come; may be empty} */
  String partial() {
    return partial;
  }
}
