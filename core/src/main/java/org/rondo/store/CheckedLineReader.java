package org.rondo.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.store.AppendOnlyFile.Place;

/**
 * A reader of the lines of an {@link AppendOnlyFile}, one after another, for one thread. It keeps
 * only the beginning and the end of a line in memory.
 */
public final class CheckedLineReader {

  /** The number of bytes of a line that stay in memory. The beginning of a line identifies it. */
  private static final int HEAD = 4_096;

  private static final int BLOCK = 1 << 16;

  private final StoredLines file;
  private long limit;
  private final boolean verifies;

  private final byte[] block = new byte[BLOCK];
  private int taken;
  private int filled;
  private long unread;

  private final ByteArrayOutputStream head = new ByteArrayOutputStream();
  private final byte[] end = new byte[LineCheck.END_LENGTH];
  private int endLength;
  private long lineLength;
  private final LineCheck check = new LineCheck();
  private final LineCheck repairing = new LineCheck();

  private long start;
  private long next;

  /** The check value of the line before this line, as the file has it. */
  private String previous = LineCheck.START;

  /**
   * The check value that the line before this line should have. It differs from {@link #previous}
   * only if that line is damaged.
   */
  private String expected = LineCheck.START;

  private @Nullable String damage;

  /**
   * Creates a reader.
   *
   * @param from the byte at which a line begins
   * @param limit the byte at which the last line ends
   * @param verifies whether to verify the check values; if so, {@code from} is the byte of the
   *     first line
   */
  CheckedLineReader(StoredLines file, long from, long limit, boolean verifies) {
    this.file = file;
    this.limit = limit;
    this.verifies = verifies;
    this.next = from;
    this.unread = from;
  }

  /**
   * Moves to the next line.
   *
   * @return whether there is a next line
   * @throws IOException if the file cannot be read
   */
  public boolean advance() throws IOException {
    if (next >= limit) {
      return false;
    }
    start = next;
    head.reset();
    endLength = 0;
    if (verifies) {
      check.begin(previous);
      repairing.begin(expected);
    }
    boolean isWhole = false;
    while (!isWhole) {
      fill();
      int from = taken;
      while (taken < filled && block[taken] != '\n') {
        taken++;
      }
      take(from, taken - from);
      isWhole = taken < filled;
    }
    taken++;
    next = start + lineLength + 1;
    lineLength = 0;
    if (verifies) {
      verify();
    }
    return true;
  }

  /**
   * Sets the end of the lines, after lines were appended.
   *
   * @param more the byte at which the last line ends
   */
  void extend(long more) {
    limit = more;
  }

  private void fill() throws IOException {
    if (taken == filled) {
      // What lies after the limit may still change.
      filled = file.read(block, (int) Math.min(block.length, limit - unread), unread);
      unread += filled;
      taken = 0;
    }
  }

  /** Takes a part of the line. The bytes that may be the line's end wait until more bytes come. */
  private void take(int from, int length) {
    lineLength += length;
    head.write(block, from, Math.min(length, HEAD - head.size()));
    int leaving = Math.max(0, endLength + length - end.length);
    int fromEnd = Math.min(leaving, endLength);
    digest(end, 0, fromEnd);
    digest(block, from, leaving - fromEnd);
    System.arraycopy(end, fromEnd, end, 0, endLength - fromEnd);
    endLength -= fromEnd;
    int staying = length - (leaving - fromEnd);
    System.arraycopy(block, from + length - staying, end, endLength, staying);
    endLength += staying;
  }

  private void digest(byte[] bytes, int from, int length) {
    if (verifies && length > 0) {
      check.update(bytes, from, length);
      if (!expected.equals(previous)) {
        repairing.update(bytes, from, length);
      }
    }
  }

  private void verify() {
    String found = LineCheck.value(end());
    String computed = check.end();
    if (!expected.equals(previous) && !computed.equals(found)) {
      computed = repairing.end();
    }
    damage =
        hasCheck() && computed.equals(found)
            ? null
            : "its check value does not fit it and the lines before it";
    previous = found;
    expected = computed;
  }

  private String end() {
    return new String(Arrays.copyOf(end, endLength), StandardCharsets.ISO_8859_1);
  }

  /**
   * {@return a line of an {@link AppendOnlyFile} without its check value, if it has one}
   *
   * @param line the line without its line feed
   */
  public static String withoutCheck(String line) {
    int body = line.length() - LineCheck.END_LENGTH;
    return body >= 0 && LineCheck.isField(line.substring(body))
        ? line.substring(0, body) + "}"
        : line;
  }

  /** {@return whether the line ends with a check value} */
  private boolean hasCheck() {
    return LineCheck.isField(end());
  }

  /** {@return the place of the line, without its line feed} */
  public Place place() {
    return new Place(start, next - 1 - start);
  }

  /** {@return the place of the line, without its check value, closing brace and line feed} */
  public Place body() {
    return new Place(start, Math.max(0, next - 2 - LineCheck.FIELD_LENGTH - start));
  }

  /** {@return the first 4,096 bytes of the line, or the whole line if it is shorter} */
  public String head() {
    return head.toString(StandardCharsets.UTF_8);
  }

  /**
   * {@return the line without its check value}
   *
   * @throws IOException if the line cannot be read, or is too long for the memory
   */
  public String text() throws IOException {
    return hasCheck() ? file.text(body()) + "}" : file.text(place());
  }

  /**
   * {@return what is wrong with the line; empty if its check value fits the line and the lines
   * before it, or if this reader does not verify them}
   */
  public Optional<String> damage() {
    return Optional.ofNullable(damage);
  }
}
