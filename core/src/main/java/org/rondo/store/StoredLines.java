package org.rondo.store;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.rondo.store.AppendOnlyFile.Place;

/** Reads the bytes of a file of lines that is open. Several threads may read. */
final class StoredLines implements Closeable {
  private static final int BLOCK = 1 << 16;

  private final Path file;
  private final DataFile data;

  StoredLines(Path file, DataFile data) {
    this.file = file;
    this.data = data;
  }

  /** {@return the number of bytes up to and including the last line feed; 0 if there is none} */
  long wholeLines() throws IOException {
    long limit = data.length();
    while (limit > 0) {
      long start = Math.max(0, limit - BLOCK);
      byte[] bytes = bytes(new Place(start, limit - start)).toByteArray();
      for (int i = bytes.length - 1; i >= 0; i--) {
        if (bytes[i] == '\n') {
          return start + i + 1;
        }
      }
      limit = start;
    }
    return 0;
  }

  /**
   * Reads bytes of the file.
   *
   * @param block receives the bytes, from its first element on
   * @param most the largest number of bytes to read, at least 1
   * @param position the position of the first byte in the file
   * @return the number of bytes that were read, from 1 to {@code most}
   * @throws IOException if the file cannot be read or ends at the position
   */
  synchronized int read(byte[] block, int most, long position) throws IOException {
    int read;
    try {
      read = data.read(block, most, position);
    } catch (IOException e) {
      throw new IOException(file + " cannot be read: " + e.getMessage(), e);
    }
    if (read < 1) {
      throw new IOException(file + " has become shorter while it was read");
    }
    return read;
  }

  /**
   * {@return the check value of the last line, or the bytes in its place}
   *
   * @param end the byte after the last line
   */
  String lastCheck(long end) throws IOException {
    if (end == 0) {
      return LineCheck.START;
    }
    long length = Math.min(LineCheck.END_LENGTH, end - 1);
    ByteArrayOutputStream bytes = bytes(new Place(end - 1 - length, length));
    return LineCheck.value(bytes.toString(StandardCharsets.ISO_8859_1));
  }

  /**
   * {@return the first bytes of the file, all of them if they are not more}
   *
   * @param most the largest number of bytes
   */
  byte[] beginning(long most) throws IOException {
    return bytes(new Place(0, Math.min(data.length(), most))).toByteArray();
  }

  /**
   * Copies bytes of the file to a stream.
   *
   * @throws IOException if the bytes cannot be read or written
   */
  void copy(Place place, OutputStream to) throws IOException {
    byte[] block = new byte[(int) Math.min(place.length(), BLOCK)];
    long position = place.from();
    long limit = place.from() + place.length();
    while (position < limit) {
      int read = read(block, (int) Math.min(block.length, limit - position), position);
      to.write(block, 0, read);
      position += read;
    }
  }

  /**
   * {@return bytes of the file as text}
   *
   * @throws IOException if the bytes cannot be read, or are too many for the memory
   */
  String text(Place place) throws IOException {
    TextLimit.require(file + ", byte " + place.from(), place.length());
    return bytes(place).toString(StandardCharsets.UTF_8);
  }

  private ByteArrayOutputStream bytes(Place place) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream((int) place.length());
    copy(place, bytes);
    return bytes;
  }

  @Override
  public void close() throws IOException {
    data.close();
  }
}
