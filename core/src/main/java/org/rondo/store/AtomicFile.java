package org.rondo.store;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is replaced as a whole: it is written under another name, {@code FILE.part}, and
 * takes its place when it is complete. An older file stays whole until then.
 */
public final class AtomicFile implements AutoCloseable {
  private final Path file;
  private final Path part;
  // No channel, for the reason that the append-only file has none.
  private final RandomAccessFile data;
  private final OutputStream out;
  private long mark;

  private AtomicFile(Path file, Path part, RandomAccessFile data) throws IOException {
    this.file = file;
    this.part = part;
    this.data = data;
    this.out = new BufferedOutputStream(new FileOutputStream(data.getFD()), 1 << 16);
  }

  /**
   * Begins to write a file.
   *
   * @param file the file that will be replaced
   * @return the new file, empty
   * @throws IOException if it cannot be written
   */
  public static AtomicFile of(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    RandomAccessFile data = new RandomAccessFile(part.toFile(), "rw");
    data.setLength(0);
    return new AtomicFile(file, part, data);
  }

  /**
   * Writes a file.
   *
   * @param file the file that is replaced
   * @param text its new text, written in UTF-8
   * @throws IOException if it cannot be written; an older file is whole then
   */
  public static void write(Path file, String text) throws IOException {
    try (AtomicFile whole = of(file)) {
      whole.out().write(text.getBytes(StandardCharsets.UTF_8));
      whole.publish();
    }
  }

  /** {@return the stream that writes the file} */
  public OutputStream out() {
    return out;
  }

  /**
   * Marks the end of what has been written.
   *
   * @throws IOException if it cannot be written
   */
  public void mark() throws IOException {
    out.flush();
    mark = data.getFilePointer();
  }

  /**
   * Takes away what was written after the mark.
   *
   * @throws IOException if that fails
   */
  public void reset() throws IOException {
    out.flush();
    data.setLength(mark);
    data.seek(mark);
  }

  /**
   * Puts the file in its place, once it is on the disk.
   *
   * @throws IOException if that fails; an older file is whole then
   */
  public void publish() throws IOException {
    out.flush();
    data.getFD().sync();
    data.close();
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    data.close();
  }
}
