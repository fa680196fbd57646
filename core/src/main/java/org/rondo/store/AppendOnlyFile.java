package org.rondo.store;

import com.google.common.io.CountingOutputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/**
 * A file of lines that only grows. Its first line is a header, one JSON object that says what the
 * file belongs to.
 *
 * <p>A line is written whole or, where the process is killed in the middle, cut off; a line that
 * was cut off does not count, and the next line takes its place. Every line is handed to the
 * operating system at once, so that it outlives the process; it reaches the disk for certain when
 * {@link #force} returns.
 *
 * <p>The file is locked from {@link #open} to {@link #close}. Lines may be appended and read by
 * several threads.
 */
public final class AppendOnlyFile implements AutoCloseable {
  private static final int BLOCK = 1 << 16;

  private final Path file;
  private final String subject;

  // No channels: an interrupt in the middle of a write would close them under everybody's hands.
  private final RandomAccessFile writer;
  // Closed together with the writer: on some systems closing it alone would give up the lock.
  private final RandomAccessFile reader;
  private CountingOutputStream out;
  private long end;

  /** Whether the file ends with the last whole line: what stands after it is cut off late. */
  private boolean isRepaired;

  private AppendOnlyFile(
      Path file, String subject, RandomAccessFile writer, RandomAccessFile reader)
      throws IOException {
    this.file = file;
    this.subject = subject;
    this.writer = writer;
    this.reader = reader;
    this.end = wholeLines();
  }

  /**
   * Opens a file, which is made where there is none. Nothing in it is changed before a line is
   * appended or the lines are taken away.
   *
   * @param file the file
   * @param subject what the file is a log of, for error messages: {@code tournament}
   * @return the file, open
   * @throws IOException if the file cannot be opened, or is open here or in another process
   */
  public static AppendOnlyFile open(Path file, String subject) throws IOException {
    RandomAccessFile writer = new RandomAccessFile(file.toFile(), "rw");
    try {
      requireAlone(file, subject, writer);
      return new AppendOnlyFile(file, subject, writer, new RandomAccessFile(file.toFile(), "r"));
    } catch (IOException | RuntimeException e) {
      writer.close();
      throw e;
    }
  }

  private static void requireAlone(Path file, String subject, RandomAccessFile writer)
      throws IOException {
    FileLock lock;
    try {
      // Held until the file is closed.
      lock = writer.getChannel().tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw new IOException(
          file + " is being written by another " + subject + "; wait until that has ended");
    }
  }

  /** {@return where the last line feed ends} */
  private long wholeLines() throws IOException {
    byte[] block = new byte[BLOCK];
    long limit = reader.length();
    while (limit > 0) {
      long start = Math.max(0, limit - BLOCK);
      int length = (int) (limit - start);
      reader.seek(start);
      reader.readFully(block, 0, length);
      for (int i = length - 1; i >= 0; i--) {
        if (block[i] == '\n') {
          return start + i + 1;
        }
      }
      limit = start;
    }
    return 0;
  }

  private void repair() throws IOException {
    if (!isRepaired) {
      restart(end);
    }
  }

  /** Takes away what stands after a place, and goes on there. */
  private void restart(long from) throws IOException {
    writer.setLength(from);
    writer.seek(from);
    out =
        new CountingOutputStream(
            new BufferedOutputStream(new FileOutputStream(writer.getFD()), BLOCK));
    end = from;
    isRepaired = true;
  }

  /** {@return the byte at which the next line will begin; 0 where there is no line} */
  public synchronized long end() {
    return end;
  }

  /**
   * Takes all lines away and writes a header.
   *
   * @param header one JSON object, without a line feed
   * @throws IllegalArgumentException if there is no whole line, but the beginning of a line that is
   *     not this header: the file belongs to something else
   * @throws IOException if the file cannot be written
   */
  public void begin(String header) throws IOException {
    if (end() == 0) {
      requireBeginningOf(header);
    }
    clear();
    append(header);
  }

  private void requireBeginningOf(String header) throws IOException {
    byte[] ours = header.getBytes(StandardCharsets.UTF_8);
    byte[] found;
    synchronized (reader) {
      found = new byte[(int) Math.min(reader.length(), ours.length + 1L)];
      reader.seek(0);
      reader.readFully(found);
    }
    if (found.length > ours.length || !Arrays.equals(found, Arrays.copyOf(ours, found.length))) {
      throw new IllegalArgumentException(
          file + " is no log of a " + subject + "; take it away, or choose another folder");
    }
  }

  /**
   * Refuses the file of something else.
   *
   * @param header the header that it should have
   * @throws IllegalArgumentException if its header is another one, or there is none
   * @throws IOException if the file cannot be read
   */
  public void requireHeader(String header) throws IOException {
    Reader lines = lines(0);
    String found = lines.advance() ? text(lines.place()) : "";
    Optional<String> difference = JsonHeader.difference(found, header);
    if (difference.isPresent()) {
      throw new IllegalArgumentException(
          file
              + " is of another "
              + subject
              + ": "
              + difference.get()
              + "; give the same again, or take the file away");
    }
  }

  /**
   * {@return whether there are lines after the header}
   *
   * @throws IOException if the file cannot be read
   */
  public boolean hasEntries() throws IOException {
    Reader lines = lines(0);
    boolean hasHeader = lines.advance();
    return hasHeader && lines.advance();
  }

  /**
   * {@return whether the last line is this one}
   *
   * @param line a line without its line feed
   * @throws IOException if the file cannot be read
   */
  public boolean endsWith(String line) throws IOException {
    long length = line.getBytes(StandardCharsets.UTF_8).length + 1L;
    return end() >= length && text(new Place(end() - length, length)).equals(line + "\n");
  }

  /**
   * Takes all lines away.
   *
   * @throws IOException if the file cannot be written
   */
  public synchronized void clear() throws IOException {
    restart(0);
  }

  /**
   * Adds a line.
   *
   * @param line a line without its line feed
   * @return where it stands, line feed included
   * @throws IOException if the line cannot be written; it is not in the file then
   */
  public Place append(String line) throws IOException {
    return append(to -> to.write((line + "\n").getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * A part of the file.
   *
   * @param from the byte at which it begins
   * @param length its number of bytes
   */
  public record Place(long from, long length) {}

  /** Writes whole lines, line feeds included. */
  @FunctionalInterface
  public interface Lines {

    /**
     * Writes the lines.
     *
     * @param out where they go
     * @throws IOException if they cannot be written
     */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Adds lines, all or none.
   *
   * @param lines writes whole lines
   * @return where they stand, line feeds included
   * @throws IOException if they cannot be written; none of them is in the file then
   */
  public synchronized Place append(Lines lines) throws IOException {
    repair();
    long start = end;
    long written = out.getCount();
    boolean isWhole = false;
    try {
      lines.writeTo(out);
      out.flush();
      isWhole = true;
    } finally {
      if (!isWhole) {
        // A full disk must not leave half a line for the next one to be joined to.
        restart(start);
      }
    }
    end = start + out.getCount() - written;
    return new Place(start, end - start);
  }

  /**
   * Returns when all that has been written is on the disk.
   *
   * @throws IOException if that fails
   */
  public void force() throws IOException {
    writer.getFD().sync();
  }

  /**
   * Copies bytes that have been written.
   *
   * @param place the bytes
   * @param to where they go
   * @throws IOException if they cannot be read or written
   */
  public void copy(Place place, OutputStream to) throws IOException {
    byte[] block = new byte[(int) Math.min(place.length(), BLOCK)];
    long position = place.from();
    long limit = place.from() + place.length();
    while (position < limit) {
      int read = read(block, (int) Math.min(block.length, limit - position), position);
      to.write(block, 0, read);
      position += read;
    }
  }

  /** Reads some bytes at a place; returns how many, at least one. */
  private int read(byte[] block, int most, long position) throws IOException {
    synchronized (reader) {
      reader.seek(position);
      int read = reader.read(block, 0, most);
      if (read < 1) {
        throw new IOException(file + " has become shorter while it was read");
      }
      return read;
    }
  }

  /**
   * {@return bytes that have been written, as text}
   *
   * @param place the bytes
   * @throws IOException if they cannot be read
   */
  public String text(Place place) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    copy(place, bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /**
   * {@return the lines from a place to the end as it is now}
   *
   * @param from the byte at which a line begins
   */
  public Reader lines(long from) {
    return new Reader(from, end());
  }

  @Override
  public void close() throws IOException {
    writer.close();
    reader.close();
  }

  /** Lines, one after another, for one thread. */
  public final class Reader {

    /** Of a line only so much is held: what it is about stands in front. */
    private static final int HEAD = 4_096;

    private final long limit;
    private final byte[] block = new byte[BLOCK];
    private int taken;
    private int filled;
    private final ByteArrayOutputStream head = new ByteArrayOutputStream();
    private long unread;
    private long start;
    private long next;

    private Reader(long from, long limit) {
      this.limit = limit;
      this.next = from;
      this.unread = from;
    }

    /**
     * Moves on to the next line.
     *
     * @return whether there is one
     * @throws IOException if the file cannot be read
     */
    public boolean advance() throws IOException {
      if (next >= limit) {
        return false;
      }
      start = next;
      head.reset();
      byte read = read();
      while (read != '\n') {
        if (head.size() < HEAD) {
          head.write(read);
        }
        read = read();
      }
      return true;
    }

    private byte read() throws IOException {
      if (taken == filled) {
        filled = AppendOnlyFile.this.read(block, block.length, unread);
        unread += filled;
        taken = 0;
      }
      next++;
      return block[taken++];
    }

    /** {@return where the line stands, without its line feed} */
    public Place place() {
      return new Place(start, next - 1 - start);
    }

    /** {@return the first 4,096 bytes of the line, or all if there are fewer} */
    public String head() {
      return head.toString(StandardCharsets.UTF_8);
    }
  }
}
