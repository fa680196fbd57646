package org.rondo.store;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The stream to which the lines of an {@link AppendOnlyFile} are written. A line is written without
 * its closing brace; {@link #endLine} writes the rest.
 */
public final class LineOutput extends OutputStream {
  private final OutputStream out;
  private final LineCheck check;
  private String previous;
  private long position;

  /**
   * Creates a stream.
   *
   * @param check computes the check values
   * @param previous the check value of the line before
   * @param position the number of bytes of the file before the first line
   */
  LineOutput(OutputStream out, LineCheck check, String previous, long position) {
    this.out = out;
    this.check = check;
    this.previous = previous;
    this.position = position;
    check.begin(previous);
  }

  /** {@return the check value of the last whole line} */
  String previous() {
    return previous;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  /** Writes a part of a line, without a line feed. */
  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    check.update(bytes, from, length);
    out.write(bytes, from, length);
    position += length;
  }

  /** {@return the position in the file of the next byte} */
  public long position() {
    return position;
  }

  /**
   * Writes the check value, the closing brace and the line feed.
   *
   * @throws IOException if they cannot be written
   */
  public void endLine() throws IOException {
    previous = check.end();
    byte[] end = (LineCheck.field(previous) + "\n").getBytes(StandardCharsets.ISO_8859_1);
    out.write(end);
    position += end.length;
    check.begin(previous);
  }

  /**
   * Writes a whole line.
   *
   * @param line one JSON object, without a line feed
   * @throws IOException if the line cannot be written
   */
  void writeLine(String line) throws IOException {
    if (!line.endsWith("}")) {
      throw new IllegalArgumentException("line '" + line + "' is not a JSON object");
    }
    byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
    write(bytes, 0, bytes.length - 1);
    endLine();
  }
}
