package org.rondo.cli.convert;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The content of files that are not packed. */
final class FileContent {

  /** The number of bytes that show the form of a file. */
  private static final int BEGINNING = 1 << 20;

  private FileContent() {}

  /** {@return the first characters of a file; empty if it is packed} */
  static String beginning(Path file) throws IOException {
    if (file.toString().endsWith(".gz")) {
      return "";
    }
    // A file of records may be longer than a text can be.
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), StandardCharsets.UTF_8);
    }
  }

  /** {@return the text of a file} */
  static String text(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }
}
