package org.rondo.store.crash;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** An open file of a {@link CrashingDisk}, or a folder that is open for forcing it. */
final class CrashingChannel extends FileChannel {
  private final CrashingDisk disk;
  private final Path file;
  private final FileChannel data;

  CrashingChannel(CrashingDisk disk, Path file, FileChannel data) {
    this.disk = disk;
    this.file = file;
    this.data = data;
  }

  @Override
  public int read(ByteBuffer to) throws IOException {
    disk.requirePower();
    return data.read(to);
  }

  @Override
  public long read(ByteBuffer[] to, int offset, int length) throws IOException {
    disk.requirePower();
    return data.read(to, offset, length);
  }

  @Override
  public int read(ByteBuffer to, long position) throws IOException {
    disk.requirePower();
    return data.read(to, position);
  }

  @Override
  public int write(ByteBuffer from) throws IOException {
    int limit = from.limit();
    from.limit(from.position() + disk.room(from.remaining()));
    try {
      return disk.write(file, data.position(), () -> data.write(from));
    } finally {
      from.limit(limit);
    }
  }

  @Override
  public long write(ByteBuffer[] from, int offset, int length) throws IOException {
    return disk.write(file, data.position(), () -> data.write(from, offset, length));
  }

  @Override
  public int write(ByteBuffer from, long position) throws IOException {
    return disk.write(file, position, () -> data.write(from, position));
  }

  @Override
  public long position() throws IOException {
    disk.requirePower();
    return data.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    disk.requirePower();
    data.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    disk.requirePower();
    return data.size();
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    disk.truncate(file, size, () -> data.truncate(size));
    return this;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    disk.force(file);
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) {
    throw new UnsupportedOperationException("transferTo");
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count) {
    throw new UnsupportedOperationException("transferFrom");
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) {
    throw new UnsupportedOperationException("map");
  }

  @Override
  public FileLock lock(long position, long size, boolean isShared) throws IOException {
    disk.requirePower();
    return data.lock(position, size, isShared);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean isShared) throws IOException {
    disk.requirePower();
    return data.tryLock(position, size, isShared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    data.close();
  }
}
