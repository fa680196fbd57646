package org.rondo.series;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Encodes the text of a record, in blocks: a record consists of many short texts, one for each
 * turn, and none begins or ends within a character. A short match needs no large buffers.
 */
public final class RecordEncoder extends Writer {
  /** The number of characters from which on the text is encoded. */
  private static final int BLOCK = 1 << 13;

  /** The number of characters that the record of a short match needs. */
  private static final int USUAL = 1 << 10;

  private final OutputStream out;
  private final StringBuilder waiting = new StringBuilder(USUAL);

  /** Creates an encoder, which closes the stream. */
  public RecordEncoder(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(String text) throws IOException {
    waiting.append(text);
    if (waiting.length() >= BLOCK) {
      encode();
    }
  }

  private void encode() throws IOException {
    out.write(waiting.toString().getBytes(StandardCharsets.UTF_8));
    waiting.setLength(0);
  }

  @Override
  public void write(String text, int from, int length) throws IOException {
    write(text.substring(from, from + length));
  }

  @Override
  public void write(char[] text, int from, int length) throws IOException {
    write(new String(text, from, length));
  }

  @Override
  public void flush() throws IOException {
    encode();
    out.flush();
  }

  @Override
  public void close() throws IOException {
    try (out) {
      encode();
    }
  }
}
