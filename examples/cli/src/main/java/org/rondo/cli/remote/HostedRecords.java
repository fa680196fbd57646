package org.rondo.cli.remote;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.match.MatchRecord;

/** The records of a host's matches, each in a file of its own; none is ever written over. */
final class HostedRecords {
  private static final Pattern FILE = Pattern.compile("[0-9]+(-[0-9]+)?\\.json");

  /** Where the files are; null where no records are kept. */
  private final @Nullable Path folder;

  private HostedRecords(@Nullable Path folder) {
    this.folder = folder;
  }

  /** {@return the records of a host that keeps none} */
  static HostedRecords none() {
    return new HostedRecords(null);
  }

  /**
   * {@return the records in a folder, which is made where it is missing}
   *
   * @throws IllegalArgumentException if it has some in it already, another host's
   */
  static HostedRecords inNewFolder(Path folder) throws IOException {
    Files.createDirectories(folder);
    try (Stream<Path> files = Files.list(folder)) {
      if (files.anyMatch(file -> FILE.matcher(file.getFileName().toString()).matches())) {
        throw new IllegalArgumentException(
            "folder " + folder + " has records in it already; name another");
      }
    }
    return new HostedRecords(folder);
  }

  /** Writes a match's record to N.json, or to N-2.json where that is taken. */
  void write(int number, MatchRecord record) throws IOException {
    if (folder != null) {
      write(folder, number, record);
    }
  }

  private static void write(Path folder, int number, MatchRecord record) throws IOException {
    boolean isWritten = false;
    for (int copy = 1; !isWritten; copy++) {
      Path file = folder.resolve(number + (copy == 1 ? "" : "-" + copy) + ".json");
      try {
        Files.writeString(file, record.json() + "\n", StandardOpenOption.CREATE_NEW);
        isWritten = true;
      } catch (FileAlreadyExistsException e) {
        // Another process made it meanwhile: the next name.
      }
    }
  }
}
