package org.rondo.store;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.rondo.input.DamagedFileException;
import org.rondo.store.AppendOnlyFile.Place;

/**
 * Reads an {@link AppendOnlyFile}, which this process or another one may be writing. It takes no
 * lock and writes nothing. Its readers of lines leave out a line that is not whole. Several threads
 * may read.
 */
public final class LogView implements Closeable {
  private static final int BLOCK = 1 << 16;

  private final Path file;
  private final DataFile data;

  /** Opens a file, which may have any content. */
  LogView(Path file) throws IOException {
    this.file = file;
    this.data = DataFile.toRead(file);
  }

  /**
   * Opens a file.
   *
   * @throws NoSuchFileException if there is no such file
   * @throws DamagedFileException if another program has rewritten the file, for instance with other
   *     line ends
   * @throws IOException if the file cannot be read
   */
  public static LogView open(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new NoSuchFileException(file.toString());
    }
    LogView log = new LogView(file);
    try {
      LogHeader.requireUnchanged(file, log.header());
      return log;
    } catch (IOException | RuntimeException e) {
      log.close();
      throw e;
    }
  }

  /**
   * Reads what a file holds for its owner.
   *
   * @param <T> the type of what the file holds
   */
  @FunctionalInterface
  public interface ContentReader<T> {

    /**
     * {@return what the file holds}
     *
     * @param log the view of the file, which the result closes
     * @throws IOException if the file cannot be read
     */
    T of(LogView log) throws IOException;
  }

  /**
   * Opens a file and reads it. If the reading fails, the file is closed.
   *
   * @param reader reads the file
   * @param <T> the type of what the file holds
   * @return what the file holds
   * @throws NoSuchFileException if there is no such file
   * @throws org.rondo.input.InputException if another program has rewritten the file, for instance
   *     with other line ends
   * @throws IOException if the file cannot be read
   */
  public static <T> T open(Path file, ContentReader<T> reader) throws IOException {
    LogView log = open(file);
    try {
      return reader.of(log);
    } catch (IOException | RuntimeException e) {
      log.close();
      throw e;
    }
  }

  /**
   * {@return whether a file is a log of a kind} A file that does not exist is none.
   *
   * @param kind the beginning of a header of that kind, a JSON object with two fields
   * @throws IOException if the file cannot be read
   */
  public static boolean isOfKind(Path file, String kind) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (LogView log = new LogView(file)) {
      return log.isOfKind(kind);
    }
  }

  /** {@return whether the first line begins with the names of the first two fields of a header} */
  boolean isOfKind(String header) throws IOException {
    CheckedLineReader first = lines(0);
    List<String> names = first.advance() ? LogHeader.firstNames(first.head()) : List.of();
    return !names.isEmpty() && names.equals(LogHeader.firstNames(header));
  }

  /** {@return the place of the file} */
  public Path path() {
    return file;
  }

  /**
   * {@return the first line without its check value; empty if no line is whole}
   *
   * @throws IOException if the file cannot be read
   */
  public String header() throws IOException {
    CheckedLineReader first = lines(0);
    return first.advance() ? first.text() : "";
  }

  /**
   * {@return the fields of the first line}
   *
   * @param fields the names of fields that it must have
   * @param description what the file must be, for instance {@code the journal of a duel}
   * @throws DamagedFileException if the first line is not an object with these fields
   * @throws IOException if the file cannot be read
   */
  public LogHeader header(List<String> fields, String description) throws IOException {
    return LogHeader.parse(file, header())
        .filter(header -> header.hasFields(fields))
        .orElseThrow(
            () -> new DamagedFileException(file.toString(), file + " is not " + description));
  }

  /**
   * {@return a reader of all lines, which verifies their check values and stands at the header}
   *
   * @throws IOException if the file cannot be read
   */
  public CheckedLineReader lines() throws IOException {
    CheckedLineReader lines = new CheckedLineReader(this, 0, wholeLines(), true);
    lines.advance();
    return lines;
  }

  /**
   * {@return a reader of the lines from a byte on}
   *
   * @param from the byte at which a line begins
   * @throws IOException if the file cannot be read
   */
  public CheckedLineReader lines(long from) throws IOException {
    return new CheckedLineReader(this, from, wholeLines(), false);
  }

  /** {@return the number of bytes up to and including the last line feed; 0 if there is none} */
  long wholeLines() throws IOException {
    long limit = data.length();
    while (limit > 0) {
      long start = Math.max(0, limit - BLOCK);
      byte[] bytes = bytes(new Place(start, limit - start));
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

  /** {@return the number of bytes of the file, also of a line that is not whole} */
  long length() throws IOException {
    return data.length();
  }

  /**
   * Copies bytes of the file to a stream.
   *
   * @param to the stream to write to
   * @throws IOException if the bytes cannot be read or written
   */
  public void copy(Place place, OutputStream to) throws IOException {
    byte[] block = new byte[(int) Math.min(place.length(), BLOCK)];
    long position = place.from();
    while (position < place.end()) {
      int read = read(block, (int) Math.min(block.length, place.end() - position), position);
      to.write(block, 0, read);
      position += read;
    }
  }

  /**
   * {@return bytes of the file as text}
   *
   * @throws IOException if the bytes cannot be read, or are too many for the memory
   */
  public String text(Place place) throws IOException {
    TextLimit.require(file + ", byte " + place.from(), place.length());
    return new String(bytes(place), StandardCharsets.UTF_8);
  }

  /** {@return bytes of the file, which must fit into the memory} */
  byte[] bytes(Place place) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream((int) place.length());
    copy(place, bytes);
    return bytes.toByteArray();
  }

  @Override
  public void close() throws IOException {
    data.close();
  }
}
