package org.rondo.remote;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Cuts the output of a program into lines of limited length. */
final class LineReader {

  /** Number of bytes that are kept of a line that is too long, or of output before a question. */
  private static final int SHOWN = 100;

  private static final int START_SIZE = 256;

  private final InputStream in;
  private final int limit;
  private final byte[] buffer = new byte[1 << 13];
  private int position;
  private int end;

  /** The current line. */
  private byte[] line = new byte[START_SIZE];

  private int length;
  private volatile String partial = "";

  LineReader(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /** {@return the next line or the end of the output; waits for it} */
  ProgramOutput next() {
    try {
      while (true) {
        if (position == end && !fill()) {
          return new ProgramOutput.End("closed its output");
        }
        int start = position;
        while (position < end && buffer[position] != '\n') {
          position++;
        }
        add(start);
        if (length > limit + 1 || (length > limit && line[length - 1] != '\r')) {
          return new ProgramOutput.TooLong(text(line, 0, length));
        }
        if (position < end) {
          position++;
          // Set before the line is returned, because its reader may at once ask for the output
          // after the line.
          partial = rest();
          return new ProgramOutput.OutputLine(take());
        }
      }
    } catch (IOException e) {
      return new ProgramOutput.End("closed its output");
    }
  }

  private boolean fill() throws IOException {
    partial = text(line, 0, length);
    position = 0;
    end = Math.max(0, in.read(buffer));
    return end > 0;
  }

  private void add(int start) {
    int count = position - start;
    if (length + count > line.length) {
      line = Arrays.copyOf(line, Math.max(2 * line.length, length + count));
    }
    System.arraycopy(buffer, start, line, length, count);
    length += count;
  }

  private String take() {
    int count = length > 0 && line[length - 1] == '\r' ? length - 1 : length;
    length = 0;
    return new String(line, 0, count, StandardCharsets.UTF_8);
  }

  /** {@return the beginning of the unread buffer, without leading blanks and line ends} */
  private String rest() {
    int start = position;
    while (start < end && Character.isWhitespace(buffer[start])) {
      start++;
    }
    int stop = start;
    while (stop < end && buffer[stop] != '\n') {
      stop++;
    }
    return text(buffer, start, stop - start);
  }

  private static String text(byte[] bytes, int start, int count) {
    return new String(bytes, start, Math.min(SHOWN, count), StandardCharsets.UTF_8);
  }

  /** {@return the beginning of the output after the last line; may be empty} */
  String partial() {
    return partial;
  }
}
