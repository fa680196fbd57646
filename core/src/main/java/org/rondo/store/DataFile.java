package org.rondo.store;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * An open file that is read at positions and written from its beginning on.
 *
 * <p>The default file system opens files without a channel, because an interrupt during a write
 * would close a channel for all threads. Other file systems have only channels.
 */
sealed interface DataFile extends Closeable {

  /** Opens a file that exists, for reading. */
  static DataFile toRead(Path file) throws IOException {
    return isDefault(file)
        ? new DiskFile(new RandomAccessFile(file.toFile(), "r"))
        : new ChannelFile(FileChannel.open(file, StandardOpenOption.READ));
  }

  /** Opens a file, and creates it if it does not exist. */
  static DataFile toWrite(Path file) throws IOException {
    return isDefault(file)
        ? new DiskFile(new RandomAccessFile(file.toFile(), "rw"))
        : new ChannelFile(
            FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE));
  }

  private static boolean isDefault(Path file) {
    return file.getFileSystem().equals(FileSystems.getDefault());
  }

  long length() throws IOException;

  /** Reads bytes from a position on; returns their number, or -1 at the end of the file. */
  int read(byte[] block, int most, long position) throws IOException;

  /** Writes bytes after those that were written before. */
  void write(byte[] bytes, int from, int length) throws IOException;

  /** Deletes everything from a byte on; the next write begins there. */
  void truncate(long length) throws IOException;

  /** Waits until everything that was written is on the disk. */
  void force() throws IOException;

  /** {@return a stream that writes to this file; closing it does not close the file} */
  default OutputStream out() {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
      }

      @Override
      public void write(byte[] bytes, int from, int length) throws IOException {
        DataFile.this.write(bytes, from, length);
      }
    };
  }

  /** A file of the default file system. */
  record DiskFile(RandomAccessFile file) implements DataFile {
    @Override
    public long length() throws IOException {
      return file.length();
    }

    @Override
    public int read(byte[] block, int most, long position) throws IOException {
      file.seek(position);
      return file.read(block, 0, most);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      file.write(bytes, from, length);
    }

    @Override
    public void truncate(long length) throws IOException {
      file.setLength(length);
      file.seek(length);
    }

    @Override
    public void force() throws IOException {
      file.getFD().sync();
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  /** A file of another file system. */
  record ChannelFile(FileChannel channel) implements DataFile {
    @Override
    public long length() throws IOException {
      return channel.size();
    }

    @Override
    public int read(byte[] block, int most, long position) throws IOException {
      return channel.read(ByteBuffer.wrap(block, 0, most), position);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      ByteBuffer rest = ByteBuffer.wrap(bytes, from, length);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
    }

    @Override
    public void truncate(long length) throws IOException {
      channel.truncate(length).position(length);
    }

    @Override
    public void force() throws IOException {
      channel.force(true);
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
