package org.rondo.tournament;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that is written under another name and takes its place when it is complete, so that an
 * older one stays whole until then.
 */
final class Publication implements AutoCloseable {
  private final Path file;
  private final Path part;
  // No channel, for the reason that the journal has none.
  private final RandomAccessFile data;
  private final OutputStream out;
  private long mark;

  private Publication(Path file, Path part, RandomAccessFile data) throws IOException {
    this.file = file;
    this.part = part;
    this.data = data;
    this.out = new BufferedOutputStream(new FileOutputStream(data.getFD()), 1 << 16);
  }

  static Publication of(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    RandomAccessFile data = new RandomAccessFile(part.toFile(), "rw");
    data.setLength(0);
    return new Publication(file, part, data);
  }

  OutputStream out() {
    return out;
  }

  /** Remembers how far the file has come. */
  void mark() throws IOException {
    out.flush();
    mark = data.getFilePointer();
  }

  /** Takes away what was written after the mark. */
  void reset() throws IOException {
    out.flush();
    data.setLength(mark);
    data.seek(mark);
  }

  /** Puts the file in its place. */
  void publish() throws IOException {
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
