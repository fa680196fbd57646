package org.rondo.series;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Encodes the text of a record. It encodes each text at once. So a short match needs no large
 * buffers; the texts of a record never begin or end within a character.
 */
public final class RecordEncoder extends Writer {
  private final OutputStream out;

  /** Creates an encoder, which closes the stream. */
  public RecordEncoder(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
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
    out.flush();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
