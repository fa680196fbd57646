package org.rondo.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files that are there as a whole or not at all. */
public final class WholeFile {
  private WholeFile() {}

  /**
   * {@return a name with a hyphen for every character that some systems have no file names with}
   *
   * @param text the name
   */
  public static String name(String text) {
    return text.replaceAll("[^A-Za-z0-9.=,_-]", "-");
  }

  /**
   * Writes a file; an older one stays whole until the new one is.
   *
   * @param file the file
   * @param text what it is to hold
   * @throws IOException if it cannot be written
   */
  public static void write(Path file, String text) throws IOException {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.writeString(part, text);
    Files.move(part, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }
}
