package org.rondo.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Creates folders, and says why a file operation failed. */
public final class Folders {
  private Folders() {}

  /**
   * Creates a folder and the folders around it, where they do not exist.
   *
   * @throws UncreatableFolderException if the folder cannot be created; the message says why
   */
  public static void create(Path folder) throws UncreatableFolderException {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncreatableFolderException(folder, refusal(e), e);
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
