package org.rondo.store;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.store.AppendOnlyFile.Place;

/**
 * A reader of the lines of an {@link AppendOnlyFile}, one after another, for one thread. It keeps
 * only a block of the file in memory, however long a line is.
 */
public final class CheckedLineReader {

  /** The largest number of bytes of a line's head. The beginning of a line identifies it. */
  private static final int HEAD = 4_096;

  private final LogView file;
  private final boolean verifies;
  private long limit;

  /** Some bytes of the file before the limit. */
  private final byte[] block = new byte[1 << 16];

  private long blockStart;
  private int blockLength;

  private final LineVerifier verifier = new LineVerifier();
  private long start;
  private long next;

  private @Nullable String damage;

  /**
   * Creates a reader.
   *
   * @param from the byte at which a line begins
   * @param limit the byte at which the last line ends
   * @param verifies whether to verify the check values; if so, {@code from} is the byte of the
   *     first line
   */
  CheckedLineReader(LogView file, long from, long limit, boolean verifies) {
    this.file = file;
    this.limit = limit;
    this.verifies = verifies;
    this.next = from;
  }

  /**
   * Lets the reader go on with lines that were appended since it was created or refreshed.
   *
   * @throws IOException if the file cannot be read
   */
  public void refresh() throws IOException {
    limit = Math.max(limit, file.wholeLines());
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
    int at = load(start);
    while (block[at] != '\n') {
      at++;
      if (at == blockLength) {
        at = load(blockStart + blockLength);
      }
    }
    next = blockStart + at + 1;
    if (verifies) {
      verify();
    }
    return true;
  }

  /** Reads a block if a byte is not in memory; returns the index of the byte in the block. */
  private int load(long position) throws IOException {
    if (position < blockStart || position >= blockStart + blockLength) {
      // What lies after the limit may still change.
      int most = (int) Math.min(block.length, limit - position);
      blockLength = 0;
      blockLength = file.read(block, most, position);
      blockStart = position;
    }
    return (int) (position - blockStart);
  }

  /** Receives bytes of an array. */
  private interface ByteSink {
    void add(byte[] bytes, int from, int length);
  }

  private void copy(Place place, ByteSink to) throws IOException {
    long position = place.from();
    while (position < place.end()) {
      int from = load(position);
      int length = (int) Math.min(blockLength - from, place.end() - position);
      to.add(block, from, length);
      position += length;
    }
  }

  private byte[] bytes(Place place) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream((int) place.length());
    copy(place, bytes::write);
    return bytes.toByteArray();
  }

  private void verify() throws IOException {
    damage = verifier.fits(end(), check -> copy(body(), check::update)) ? null : DamagedLine.UNFIT;
  }

  /** {@return the bytes of the line that may be its check value} */
  private String end() throws IOException {
    long length = Math.min(LineCheck.END_LENGTH, place().length());
    return new String(bytes(new Place(next - 1 - length, length)), StandardCharsets.ISO_8859_1);
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
  private boolean hasCheck() throws IOException {
    return LineCheck.isField(end());
  }

  /** {@return the place of the line, without its line feed} */
  public Place place() {
    return new Place(start, next - 1 - start);
  }

  /** {@return the place of the line, without its check value, closing brace and line feed} */
  public Place body() {
    return new Place(start, Math.max(0, place().length() - LineCheck.END_LENGTH));
  }

  /**
   * {@return the first 4,096 bytes of the line, or the whole line if it is shorter}
   *
   * @throws IOException if the line cannot be read
   */
  public String head() throws IOException {
    Place head = new Place(start, Math.min(HEAD, place().length()));
    return new String(bytes(head), StandardCharsets.UTF_8);
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
