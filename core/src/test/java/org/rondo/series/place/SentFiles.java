package org.rondo.series.place;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The files that must be the same, wherever matches are played. */
public final class SentFiles {
  private SentFiles() {}

  /** Returns the published files, without the journal, whose order is that of the results. */
  public static Map<String, String> published(Path folder) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (!file.getFileName().toString().startsWith("journal")) {
          texts.put(file.getFileName().toString(), Files.readString(file));
        }
      }
    }
    return texts;
  }
}
