package org.rondo.store.crash;

import java.io.IOException;
import java.net.URI;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.jspecify.annotations.Nullable;

/**
 * A path of a {@link CrashingDisk}.
 *
 * @param below the path in the file system that holds the disk
 */
record CrashingPath(CrashingFileSystem fileSystem, Path below) implements Path {

  static Path below(Path path) {
    return ((CrashingPath) path).below();
  }

  private Path above(Path path) {
    return new CrashingPath(fileSystem, path);
  }

  private @Nullable Path aboveIfAny(@Nullable Path path) {
    return path == null ? null : above(path);
  }

  @Override
  public CrashingFileSystem getFileSystem() {
    return fileSystem;
  }

  @Override
  public boolean isAbsolute() {
    return below.isAbsolute();
  }

  @Override
  public @Nullable Path getRoot() {
    return aboveIfAny(below.getRoot());
  }

  @Override
  public @Nullable Path getFileName() {
    return aboveIfAny(below.getFileName());
  }

  @Override
  public @Nullable Path getParent() {
    return aboveIfAny(below.getParent());
  }

  @Override
  public int getNameCount() {
    return below.getNameCount();
  }

  @Override
  public Path getName(int index) {
    return above(below.getName(index));
  }

  @Override
  public Path subpath(int begin, int end) {
    return above(below.subpath(begin, end));
  }

  @Override
  public boolean startsWith(Path other) {
    return other instanceof CrashingPath path && below.startsWith(path.below);
  }

  @Override
  public boolean endsWith(Path other) {
    return other instanceof CrashingPath path && below.endsWith(path.below);
  }

  @Override
  public Path normalize() {
    return above(below.normalize());
  }

  @Override
  public Path resolve(Path other) {
    return above(below.resolve(below(other)));
  }

  @Override
  public Path relativize(Path other) {
    return above(below.relativize(below(other)));
  }

  @Override
  public URI toUri() {
    throw new UnsupportedOperationException("toUri");
  }

  @Override
  public Path toAbsolutePath() {
    return above(below.toAbsolutePath());
  }

  @Override
  public Path toRealPath(LinkOption... options) throws IOException {
    return above(below.toRealPath(options));
  }

  @Override
  public WatchKey register(
      WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
    throw new UnsupportedOperationException("register");
  }

  @Override
  public int compareTo(Path other) {
    return below.compareTo(below(other));
  }

  @Override
  public String toString() {
    return below.toString();
  }
}
