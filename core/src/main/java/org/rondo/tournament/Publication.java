package org.rondo.tournament;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that is written under another name and takes its place when it is complete, so that an
 * older one stays whole until then.
 */
final class Publication implements AutoCloseable {
  private final Path file;
  private final Path part;
  private final FileChannel channel;
  private final OutputStream out;
  private long mark;

  private Publication(Path file, Path part, FileChannel channel) {
    this.file = file;
    this.part = part;
    this.channel = channel;
    this.out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
  }

  static Publication of(Path file) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    FileChannel channel =
        FileChannel.open(
            part,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING);
    return new Publication(file, part, channel);
  }

  OutputStream out() {
    return out;
  }

  /** Remembers how far the file has come. */
  void mark() throws IOException {
    out.flush();
    mark = channel.position();
  }

  /** Takes away what was written after the mark. */
  void reset() throws IOException {
    out.flush();
    channel.truncate(mark);
  }

  /** Puts the file in its place. */
  void publish() throws IOException {
    out.flush();
    channel.force(false);
    channel.close();
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
