package org.rondo.store;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A lock on a file, held by a second file beside it: {@code NAME.lock}. The second file is never
 * deleted, so that no two processes can lock two files of the same name.
 *
 * <p>The lock is not on the file itself, because on most systems a process loses its locks on a
 * file when it closes any descriptor of that file, for instance after reading it.
 */
public final class LockFile implements Closeable {

  /**
   * The identities of the files that this process has locked. The operating system gives a lock to
   * the whole process, so this set belongs to the whole process too. A second descriptor of a
   * locked file must not even be opened: closing it would release the lock.
   */
  private static final Set<Object> HELD = new HashSet<>();

  private static final int ATTEMPTS = 4;
  private static final Duration PAUSE = Duration.ofMillis(5);

  private final FileChannel file;
  private final Object identity;

  private LockFile(FileChannel file, Object identity) {
    this.file = file;
    this.identity = identity;
  }

  /**
   * {@return the lock on a file; empty if this process or another one has it} The file is created
   * if it does not exist. Symbolic links to the file lead to the same lock.
   *
   * @param file the file to lock
   * @throws IOException if the file or the lock's own file cannot be created or opened
   */
  static Optional<LockFile> tryLock(Path file) throws IOException {
    if (!Files.exists(file)) {
      // The target of a symbolic link may be missing, and all links must lead to one lock.
      Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE).close();
    }
    Path lock = of(file.toRealPath());
    synchronized (HELD) {
      create(lock);
      Object identity = identity(lock);
      if (!HELD.add(identity)) {
        return Optional.empty();
      }
      boolean isLocked = false;
      FileChannel channel = null;
      try {
        channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        isLocked = isLocked(channel);
        return isLocked ? Optional.of(new LockFile(channel, identity)) : Optional.empty();
      } finally {
        if (!isLocked) {
          HELD.remove(identity);
          if (channel != null) {
            channel.close();
          }
        }
      }
    }
  }

  /**
   * {@return the lock on a file, which is tried for a moment; empty if another one keeps it}
   * Whoever looks whether a file is open has its lock for less than that moment.
   *
   * @param file the file to lock
   * @throws IOException if the file or the lock's own file cannot be created or opened
   */
  public static Optional<LockFile> lock(Path file) throws IOException {
    Optional<LockFile> lock = tryLock(file);
    for (int attempt = 1; lock.isEmpty() && attempt < ATTEMPTS; attempt++) {
      Uninterruptibles.sleepUninterruptibly(PAUSE);
      lock = tryLock(file);
    }
    return lock;
  }

  /** {@return the second file of a file that is no symbolic link} */
  static Path of(Path file) {
    return file.resolveSibling(file.getFileName() + ".lock");
  }

  private static void create(Path lock) throws IOException {
    try {
      Files.createFile(lock);
    } catch (FileAlreadyExistsException e) {
      // An earlier owner of the file has left its lock's file behind.
    }
  }

  /** {@return a value that is the same for all names of a file} Opens no descriptor. */
  private static Object identity(Path lock) throws IOException {
    Object key = Files.readAttributes(lock, BasicFileAttributes.class).fileKey();
    return Objects.requireNonNullElse(key, lock.toRealPath());
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      // Another class loader of this process has loaded this class, and holds the lock.
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (HELD) {
      // A later owner may hold the same file by now.
      if (file.isOpen()) {
        file.close();
        HELD.remove(identity);
      }
    }
  }
}
