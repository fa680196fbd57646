package org.rondo.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * The lines of a text file that another program may have written. A line that is longer than the
 * memory allows is refused before it is read to its end, also in a compressed file. A byte order
 * mark at the beginning of the file, and the carriage returns of line ends, are left out.
 */
public final class BoundedLines implements AutoCloseable {
  private static final int BLOCK = 1 << 16;
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String name;
  private final InputStream in;
  private final long limit;

  private final byte[] block = new byte[BLOCK];
  private int taken;
  private int filled;
  private long number;

  /** The number of bytes that were read before the block. */
  private long before;

  /** The byte at which the last line that was read begins. */
  private long start;

  private boolean isEnded;

  /**
   * Creates a reader.
   *
   * @param name the file's name in messages
   * @param limit the maximum number of bytes in a line
   */
  BoundedLines(String name, InputStream in, long limit) {
    this.name = name;
    this.in = in;
    this.limit = limit;
  }

  /**
   * {@return the lines of a file}
   *
   * @param file a file in UTF-8; it is unpacked if its name ends in {@code .gz}
   * @throws IOException if the file cannot be opened
   */
  public static BoundedLines of(Path file) throws IOException {
    return of(file, TextLimit.bytes());
  }

  private static BoundedLines of(Path file, long limit) throws IOException {
    InputStream raw = Files.newInputStream(file);
    try {
      boolean isPacked = file.toString().endsWith(".gz");
      return new BoundedLines(
          file.toString(), isPacked ? new GZIPInputStream(raw, BLOCK) : raw, limit);
    } catch (IOException e) {
      raw.close();
      throw unreadable(file.toString(), e);
    }
  }

  /**
   * {@return the text of a file, each line with a line feed}
   *
   * @param file a file in UTF-8; it is unpacked if its name ends in {@code .gz}
   * @throws IOException if the file cannot be read, or is longer than a line may be
   */
  public static String text(Path file) throws IOException {
    long limit = TextLimit.bytes();
    StringBuilder text = new StringBuilder();
    try (BoundedLines lines = of(file, limit)) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        text.append(line.get()).append('\n');
        if (text.length() > limit) {
          throw TextLimit.tooLong(file + ", which is read as one text", limit);
        }
      }
    }
    return text.toString();
  }

  /**
   * {@return the next line, without its line end; empty at the end of the file}
   *
   * @throws IOException if the file cannot be read, or the line is too long or not in UTF-8
   */
  public Optional<String> next() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    boolean isWhole = false;
    boolean hasMore = fill();
    if (!hasMore) {
      return Optional.empty();
    }
    number++;
    start = before + taken;
    while (hasMore && !isWhole) {
      int from = taken;
      while (taken < filled && block[taken] != '\n') {
        taken++;
      }
      if (line.size() + (long) taken - from > limit) {
        throw TextLimit.tooLong(place(), limit);
      }
      line.write(block, from, taken - from);
      isWhole = taken < filled;
      if (isWhole) {
        taken++;
      } else {
        hasMore = fill();
      }
    }
    isEnded = isWhole;
    return Optional.of(text(line.toByteArray()));
  }

  private String text(byte[] bytes) throws IOException {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException(place() + ", is not UTF-8 text", e);
    }
    int from = number == 1 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
    int to = text.endsWith("\r") ? text.length() - 1 : text.length();
    return text.substring(from, to);
  }

  private boolean fill() throws IOException {
    if (taken == filled) {
      before += filled;
      taken = 0;
      try {
        filled = Math.max(0, in.read(block, 0, block.length));
      } catch (IOException e) {
        throw unreadable(name, e);
      }
    }
    return taken < filled;
  }

  private static IOException unreadable(String name, IOException e) {
    return e instanceof FileSystemException
        ? e
        : new IOException(name + " cannot be read: " + e.getMessage(), e);
  }

  private String place() {
    return name + ", line " + number;
  }

  /** {@return the number of the last line that was read, from 1; 0 before the first} */
  public long number() {
    return number;
  }

  /**
   * {@return the byte of the unpacked file at which the last line that was read begins, from 0; 0
   * before the first}
   */
  public long start() {
    return start;
  }

  /**
   * {@return whether the last line that was read has a line end} The last line of a file has none
   * if its writer was stopped, or is still writing it.
   */
  public boolean isEnded() {
    return isEnded;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
