package org.rondo.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Creates folders, and says why a file operation failed. */
public final class Folders {
  private Folders() {}

  /**
   * Creates a folder and the folders around it, where they do not exist.
   *
   * @throws UncreatableFolderException if the folder cannot be created; the message says why
   */
  public static void create(Path folder) throws UncreatableFolderException {
    List<Path> missing =
        Stream.iterate(folder.toAbsolutePath(), Objects::nonNull, Path::getParent)
            .takeWhile(around -> !Files.exists(around))
            .toList();
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncreatableFolderException(folder, refusal(e), e);
    }
    missing.forEach(Folders::forceAround);
  }

  /**
   * Waits until the names in the folder around a file are on the disk. A file that was created,
   * renamed or deleted there stays so after a power failure. Does nothing on a system that cannot
   * force folders, as on Windows.
   */
  static void forceAround(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null) {
      return;
    }
    // An interrupt would close the channel.
    boolean isInterrupted = Thread.interrupted();
    while (!force(folder)) {
      isInterrupted |= Thread.interrupted();
    }
    if (isInterrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** {@return whether the folder was not interrupted while it was forced} */
  private static boolean force(Path folder) {
    try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
      names.force(true);
      return true;
    } catch (ClosedByInterruptException e) {
      return false;
    } catch (IOException e) {
      // Windows opens no folders, and some file systems force none; the names are then theirs.
      return true;
    }
  }

  /**
   * {@return an unchecked exception for a failed operation on a file, or on a file in a folder; its
   * message has the path and the reason}
   *
   * @param place the file or folder
   * @param thrown the failure
   */
  public static UncheckedIOException failed(Path place, IOException thrown) {
    String reason = reason(thrown);
    return new UncheckedIOException(
        reason.contains(place.toString()) ? reason : place + ": " + reason, thrown);
  }

  private static String refusal(IOException thrown) {
    return thrown instanceof NoSuchFileException refused
        ? "the file system allows no folder " + refused.getFile()
        : reason(thrown);
  }

  /** {@return the reason as a clause; many exceptions of the platform hold only a file's name} */
  private static String reason(IOException thrown) {
    if (thrown instanceof FileAlreadyExistsException exists) {
      return exists.getFile() + " is a file";
    }
    if (thrown instanceof AccessDeniedException denied) {
      return "permission denied for " + denied.getFile();
    }
    if (thrown instanceof NoSuchFileException missing) {
      return "there is no file or folder " + missing.getFile();
    }
    if (thrown instanceof FileSystemException other && other.getReason() != null) {
      return other.getFile() + ": " + other.getReason();
    }
    return String.valueOf(thrown.getMessage());
  }
}
