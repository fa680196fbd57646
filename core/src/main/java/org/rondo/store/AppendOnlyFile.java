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
 * A file of lines that only grows. Its first line is a header: one JSON object that identifies the
 * owner of the file.
 *
 * <p>If the process is killed while it writes a line, the line is cut off. A line that was cut off
 * does not count, and the next line overwrites it. Every line is handed to the operating system at
 * once, so that it survives the end of the process. When {@link #force} returns, every earlier line
 * is on the disk.
 *
 * <p>The file is locked from {@link #open} to {@link #close}. Several threads may append and read
 * lines.
 */
public final class AppendOnlyFile implements AutoCloseable {
  private static final int BLOCK = 1 << 16;

  private final Path file;
  private final String subject;

  // No channels: an interrupt during a write would close them for all threads.
  private final RandomAccessFile writer;
  // Closed together with the writer: on some systems, closing only the reader releases the lock.
  private final RandomAccessFile reader;
  private CountingOutputStream out;
  private long end;

  /**
   * Whether the file ends with its last whole line. The rest of a cut-off line is only removed
   * before the next write.
   */
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
   * Opens a file, and creates it if it does not exist. The contents do not change before a line is
   * appended or the lines are deleted.
   *
   * @param file the file
   * @param subject the noun for the file's owner in error messages, for instance {@code tournament}
   * @return the open file
   * @throws IOException if the file cannot be opened, or is already open in this process or in
   *     another one
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

  /** {@return the number of bytes up to and including the last line feed; 0 if there is none} */
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

  /** Deletes everything from a byte on; the next line is written there. */
  private void restart(long from) throws IOException {
    writer.setLength(from);
    writer.seek(from);
    out =
        new CountingOutputStream(
            new BufferedOutputStream(new FileOutputStream(writer.getFD()), BLOCK));
    end = from;
    isRepaired = true;
  }

  /** {@return the byte at which the next line will begin; 0 if there is no line} */
  public synchronized long end() {
    return end;
  }

  /**
   * Deletes all lines and writes a header.
   *
   * @param header one JSON object, without a line feed
   * @throws IllegalArgumentException if the file has no whole line, and its text is not a beginning
   *     of this header: the file then has another owner
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
          file + " is not a log of a " + subject + "; delete it, or choose another folder");
    }
  }

  /**
   * Checks that the file has the expected header.
   *
   * @param header the expected header
   * @throws IllegalArgumentException if the file has another header, or none
   * @throws IOException if the file cannot be read
   */
  public void requireHeader(String header) throws IOException {
    Reader lines = lines(0);
    String found = lines.advance() ? text(lines.place()) : "";
    Optional<String> difference = JsonHeader.difference(found, header);
    if (difference.isPresent()) {
      throw new IllegalArgumentException(
          file
              + " belongs to another "
              + subject
              + ": "
              + difference.get()
              + "; use the same settings again, or delete the file");
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
   * {@return whether the last line equals a given line}
   *
   * @param line a line without its line feed
   * @throws IOException if the file cannot be read
   */
  public boolean endsWith(String line) throws IOException {
    long length = line.getBytes(StandardCharsets.UTF_8).length + 1L;
    return end() >= length && text(new Place(end() - length, length)).equals(line + "\n");
  }

  /**
   * Deletes all lines.
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
   * @return the place of the line, including its line feed
   * @throws IOException if the line cannot be written; the file is then unchanged
   */
  public Place append(String line) throws IOException {
    return append(to -> to.write((line + "\n").getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * A range of bytes in the file.
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
     * @param out the stream to write to
     * @throws IOException if the lines cannot be written
     */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Adds lines: all of them or, on an error, none.
   *
   * @param lines writes whole lines
   * @return the place of the lines, including their line feeds
   * @throws IOException if the lines cannot be written; the file is then unchanged
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
        // After a full disk, half a line must not stay: the next line would be joined to it.
        restart(start);
      }
    }
    end = start + out.getCount() - written;
    return new Place(start, end - start);
  }

  /**
   * Waits until all lines that were appended before are on the disk.
   *
   * @throws IOException if the lines cannot be written to the disk
   */
  public void force() throws IOException {
    writer.getFD().sync();
  }

  /**
   * Copies bytes of the file to a stream.
   *
   * @param place the bytes
   * @param to the stream to write to
   * @throws IOException if the bytes cannot be read or written
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

  /** Reads bytes from a position on; returns their number, from 1 to {@code most}. */
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
   * {@return bytes of the file as text}
   *
   * @param place the bytes
   * @throws IOException if the bytes cannot be read
   */
  public String text(Place place) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    copy(place, bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /**
   * {@return a reader of the lines from a byte to the current end of the file}
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

  /** A reader of lines, one after another, for one thread. */
  public final class Reader {

    /** The number of bytes of a line that stay in memory. The beginning of a line identifies it. */
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

    /** {@return the place of the line, without its line feed} */
    public Place place() {
      return new Place(start, next - 1 - start);
    }

    /** {@return the first 4,096 bytes of the line, or the whole line if it is shorter} */
    public String head() {
      return head.toString(StandardCharsets.UTF_8);
    }
  }
}
