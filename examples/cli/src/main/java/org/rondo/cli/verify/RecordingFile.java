package org.rondo.cli.verify;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** The text of a file of recordings. */
final class RecordingFile {
  private RecordingFile() {}

  static String text(Path file) throws IOException {
    try (InputStream raw = new BufferedInputStream(Files.newInputStream(file));
        InputStream in = file.toString().endsWith(".gz") ? new GZIPInputStream(raw) : raw) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** {@return the lines that are not empty} */
  static List<String> lines(Path file) throws IOException {
    return text(file).lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
  }
}
