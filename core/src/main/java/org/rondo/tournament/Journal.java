package org.rondo.tournament;

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

/**
 * A file of lines that only grows. A line is written whole or, where the process is killed in the
 * middle, cut off; a line that was cut off is taken away when the file is opened again.
 *
 * <p>Every line is handed to the operating system at once, so that it outlives the process; it
 * reaches the disk for certain when {@link #force} returns.
 */
final class Journal implements AutoCloseable {
  private static final int BLOCK = 1 << 16;

  private final Path file;

  // No channels: an interrupt in the middle of a write would close them under everybody's hands.
  private final RandomAccessFile writer;
  // Closed together with the writer: on some systems closing it alone would give up the lock.
  private final RandomAccessFile reader;
  private CountingOutputStream out;
  private long end;

  private Journal(Path file, RandomAccessFile writer, RandomAccessFile reader) throws IOException {
    this.file = file;
    this.writer = writer;
    this.reader = reader;
    restart(wholeLines());
  }

  /**
   * Opens a file, which is made where there is none.
   *
   * @throws IOException if it cannot be, or another process or tournament writes it
   */
  static Journal open(Path file) throws IOException {
    RandomAccessFile writer = new RandomAccessFile(file.toFile(), "rw");
    try {
      requireAlone(file, writer);
      return new Journal(file, writer, new RandomAccessFile(file.toFile(), "r"));
    } catch (IOException | RuntimeException e) {
      writer.close();
      throw e;
    }
  }

  private static void requireAlone(Path file, RandomAccessFile writer) throws IOException {
    FileLock lock;
    try {
      // Held until the file is closed.
      lock = writer.getChannel().tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw new IOException(
          "journal " + file + " is being written by another tournament; wait until that has ended");
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

  /** Takes away what stands after a place, and goes on there. */
  private void restart(long from) throws IOException {
    writer.setLength(from);
    writer.seek(from);
    out =
        new CountingOutputStream(
            new BufferedOutputStream(new FileOutputStream(writer.getFD()), BLOCK));
    end = from;
  }

  /** {@return where the next line will begin} */
  synchronized long end() {
    return end;
  }

  /** {@return whether the last line is this one} */
  boolean endsWith(String line) throws IOException {
    long length = line.getBytes(StandardCharsets.UTF_8).length + 1L;
    return end() >= length && text(new Place(end() - length, length)).equals(line + "\n");
  }

  /** Takes all lines away. */
  synchronized void clear() throws IOException {
    restart(0);
  }

  /**
   * Adds a line.
   *
   * @param line without a line feed
   * @return where it stands, line feed included
   */
  Place append(String line) throws IOException {
    return append(to -> to.write((line + "\n").getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * A part of the file.
   *
   * @param from where it begins
   * @param length how many bytes it has
   */
  record Place(long from, long length) {}

  /** Writes whole lines, line feeds included. */
  interface Lines {
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Adds lines, all or none.
   *
   * @return where they stand, line feeds included
   */
  synchronized Place append(Lines lines) throws IOException {
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

  /** Returns when all that has been written is on the disk. */
  void force() throws IOException {
    writer.getFD().sync();
  }

  /** Copies bytes that have been written. */
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

  /** Reads some bytes at a place; returns how many, at least one. */
  private int read(byte[] block, int most, long position) throws IOException {
    synchronized (reader) {
      reader.seek(position);
      int read = reader.read(block, 0, most);
      if (read < 1) {
        throw new IOException("journal " + file + " has become shorter while it was read");
      }
      return read;
    }
  }

  /** {@return bytes that have been written, as text} */
  String text(Place place) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    copy(place, bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /**
   * {@return the lines from a place to the end as it is now}
   *
   * @param from where a line begins
   */
  Reader lines(long from) {
    return new Reader(from, end());
  }

  @Override
  public void close() throws IOException {
    writer.close();
    reader.close();
  }

  /** Lines, one after another. */
  final class Reader {

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

    /** Moves on to the next line; returns whether there is one. */
    boolean advance() throws IOException {
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
        filled = Journal.this.read(block, block.length, unread);
        unread += filled;
        taken = 0;
      }
      next++;
      return block[taken++];
    }

    /** {@return where the line stands, without its line feed} */
    Place place() {
      return new Place(start, next - 1 - start);
    }

    /** {@return the first bytes of the line, all if they are few} */
    String head() {
      return head.toString(StandardCharsets.UTF_8);
    }
  }
}
