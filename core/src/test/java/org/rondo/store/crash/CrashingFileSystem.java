package org.rondo.store.crash;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.util.List;
import java.util.Set;

/** The file system of a {@link CrashingDisk}. */
final class CrashingFileSystem extends FileSystem {
  private final FileSystem below;
  private final CrashingProvider provider;

  CrashingFileSystem(CrashingDisk disk, FileSystem below) {
    this.below = below;
    this.provider = new CrashingProvider(disk, this, below.provider());
  }

  @Override
  public CrashingProvider provider() {
    return provider;
  }

  @Override
  public void close() {
    throw new UnsupportedOperationException("close");
  }

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public boolean isReadOnly() {
    return false;
  }

  @Override
  public String getSeparator() {
    return below.getSeparator();
  }

  @Override
  public Iterable<Path> getRootDirectories() {
    return List.of();
  }

  @Override
  public Iterable<FileStore> getFileStores() {
    return List.of();
  }

  @Override
  public Set<String> supportedFileAttributeViews() {
    return below.supportedFileAttributeViews();
  }

  @Override
  public Path getPath(String first, String... more) {
    return new CrashingPath(this, below.getPath(first, more));
  }

  @Override
  public PathMatcher getPathMatcher(String syntaxAndPattern) {
    PathMatcher matcher = below.getPathMatcher(syntaxAndPattern);
    return path -> matcher.matches(CrashingPath.below(path));
  }

  @Override
  public UserPrincipalLookupService getUserPrincipalLookupService() {
    return below.getUserPrincipalLookupService();
  }

  @Override
  public WatchService newWatchService() {
    throw new UnsupportedOperationException("newWatchService");
  }
}
