package org.rondo.store;

import java.io.IOException;
import java.nio.file.Path;

/** Thrown when a folder cannot be created. */
public final class UncreatableFolderException extends IOException {
  private static final long serialVersionUID = 1L;

  /**
   * Creates the exception.
   *
   * @param reason the reason, a clause
   * @param cause the exception of the platform
   */
  UncreatableFolderException(Path folder, String reason, IOException cause) {
    super("cannot create the folder " + folder + ": " + reason, cause);
  }
}
