package org.rondo.store.crash;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Opens, renames and deletes the files of a {@link CrashingDisk}. */
final class CrashingProvider extends FileSystemProvider {
  private final CrashingDisk disk;
  private final CrashingFileSystem fileSystem;
  private final FileSystemProvider below;

  CrashingProvider(CrashingDisk disk, CrashingFileSystem fileSystem, FileSystemProvider below) {
    this.disk = disk;
    this.fileSystem = fileSystem;
    this.below = below;
  }

  private Path powered(Path path) throws IOException {
    disk.requirePower();
    return CrashingPath.below(path);
  }

  @Override
  public String getScheme() {
    return "crashing";
  }

  @Override
  public FileSystem newFileSystem(URI uri, Map<String, ?> settings) {
    throw new UnsupportedOperationException("newFileSystem");
  }

  @Override
  public FileSystem getFileSystem(URI uri) {
    return fileSystem;
  }

  @Override
  public Path getPath(URI uri) {
    throw new UnsupportedOperationException("getPath");
  }

  @Override
  public FileChannel newFileChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    if (options.contains(StandardOpenOption.APPEND)
        || options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
      throw new UnsupportedOperationException("no such changes are counted: " + options);
    }
    Path file = powered(path);
    FileChannel data = disk.open(file, () -> below.newFileChannel(file, options, attributes));
    return new CrashingChannel(disk, file, data);
  }

  @Override
  public FileChannel newByteChannel(
      Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    return newFileChannel(path, options, attributes);
  }

  @Override
  public DirectoryStream<Path> newDirectoryStream(
      Path folder, DirectoryStream.Filter<? super Path> filter) throws IOException {
    try (DirectoryStream<Path> files = below.newDirectoryStream(powered(folder), file -> true)) {
      List<Path> found =
          StreamSupport.stream(files.spliterator(), false)
              .<Path>map(file -> new CrashingPath(fileSystem, file))
              .toList();
      return new DirectoryStream<>() {
        @Override
        public Iterator<Path> iterator() {
          return found.iterator();
        }

        @Override
        public void close() {}
      };
    }
  }

  @Override
  public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
    Path created = powered(folder);
    disk.createFolder(created, () -> Files.createDirectory(created, attributes));
  }

  @Override
  public void delete(Path path) throws IOException {
    disk.delete(powered(path));
  }

  @Override
  public void copy(Path from, Path to, CopyOption... options) {
    throw new UnsupportedOperationException("copy");
  }

  @Override
  public void move(Path from, Path to, CopyOption... options) throws IOException {
    if (!List.of(options).contains(StandardCopyOption.ATOMIC_MOVE)) {
      throw new UnsupportedOperationException("a move that is not atomic");
    }
    disk.rename(powered(from), powered(to));
  }

  @Override
  public boolean isSameFile(Path one, Path other) throws IOException {
    return below.isSameFile(powered(one), powered(other));
  }

  @Override
  public boolean isHidden(Path path) throws IOException {
    return below.isHidden(powered(path));
  }

  @Override
  public FileStore getFileStore(Path path) throws IOException {
    return below.getFileStore(powered(path));
  }

  @Override
  public void checkAccess(Path path, AccessMode... modes) throws IOException {
    below.checkAccess(powered(path), modes);
  }

  @Override
  public <V extends FileAttributeView> @Nullable V getFileAttributeView(
      Path path, Class<V> type, LinkOption... options) {
    return below.getFileAttributeView(CrashingPath.below(path), type, options);
  }

  @Override
  public <A extends BasicFileAttributes> A readAttributes(
      Path path, Class<A> type, LinkOption... options) throws IOException {
    return below.readAttributes(powered(path), type, options);
  }

  @Override
  public Map<String, Object> readAttributes(Path path, String names, LinkOption... options)
      throws IOException {
    return below.readAttributes(powered(path), names, options);
  }

  @Override
  public void setAttribute(Path path, String name, Object value, LinkOption... options)
      throws IOException {
    below.setAttribute(powered(path), name, value, options);
  }
}
