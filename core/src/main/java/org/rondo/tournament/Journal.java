package org.rondo.tournament;

import com.google.common.io.CountingOutputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

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
  private final FileChannel channel;
  private CountingOutputStream out;
  private long end;

  private Journal(Path file, FileChannel channel, long end) throws IOException {
    this.file = file;
    this.channel = channel;
    this.end = end;
    this.out = writer(channel, end);
  }

  /**
   * Opens a file, which is made where there is none.
   *
   * @throws IOException if it cannot be, or another process or tournament writes it
   */
  static Journal open(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      requireAlone(file, channel);
      long end = wholeLines(channel);
      channel.truncate(end);
      return new Journal(file, channel, end);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static void requireAlone(Path file, FileChannel channel) throws IOException {
    FileLock lock;
    try {
      // Held until the channel is closed.
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      lock = null;
    }
    if (lock == null) {
      throw new IOException(
          "journal " + file + " is being written by another tournament; wait until that has ended");
    }
  }

  private static CountingOutputStream writer(FileChannel channel, long from) throws IOException {
    channel.position(from);
    return new CountingOutputStream(
        new BufferedOutputStream(Channels.newOutputStream(channel), BLOCK));
  }

  /** {@return where the last line feed ends} */
  private static long wholeLines(FileChannel channel) throws IOException {
    ByteBuffer block = ByteBuffer.allocate(BLOCK);
    long end = channel.size();
    while (end > 0) {
      long start = Math.max(0, end - block.capacity());
      block.clear().limit((int) (end - start));
      while (block.hasRemaining() && channel.read(block, start + block.position()) >= 0) {
        // Reads until the block is full.
      }
      for (int i = block.position() - 1; i >= 0; i--) {
        if (block.get(i) == '\n') {
          return start + i + 1;
        }
      }
      end = start;
    }
    return 0;
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
    channel.truncate(0);
    out = writer(channel, 0);
    end = 0;
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
    try {
      lines.writeTo(out);
      out.flush();
    } catch (IOException | RuntimeException e) {
      // A full disk must not leave half a line for the next one to be joined to.
      channel.truncate(start);
      out = writer(channel, start);
      throw e;
    }
    end = start + out.getCount() - written;
    return new Place(start, end - start);
  }

  /** Returns when all that has been written is on the disk. */
  void force() throws IOException {
    channel.force(false);
  }

  /** Copies bytes that have been written. */
  void copy(Place place, OutputStream to) throws IOException {
    ByteBuffer block = ByteBuffer.allocate((int) Math.min(place.length(), BLOCK));
    long position = place.from();
    long limit = place.from() + place.length();
    while (position < limit) {
      block.clear().limit((int) Math.min(block.capacity(), limit - position));
      int read = channel.read(block, position);
      if (read < 0) {
        throw shortened();
      }
      to.write(block.array(), 0, read);
      position += read;
    }
  }

  private IOException shortened() {
    return new IOException("journal " + file + " has become shorter while it was read");
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
    channel.close();
  }

  /** Lines, one after another. */
  final class Reader {

    /** Of a line only so much is held: what it is about stands in front. */
    private static final int HEAD = 4_096;

    private final long limit;
    // Another channel on the same file would, when it is closed, give up the lock of this one.
    private final ByteBuffer block = ByteBuffer.allocate(BLOCK).limit(0);
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
      if (!block.hasRemaining()) {
        block.clear();
        int read = channel.read(block, unread);
        if (read <= 0) {
          throw shortened();
        }
        unread += read;
        block.flip();
      }
      next++;
      return block.get();
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
