package org.rondo.cli.remote;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.TextPattern;
import org.rondo.match.MatchRecord;
import org.rondo.store.Folders;

/** Writes the records of a host's matches, each to a file of its own; no file is overwritten. */
final class HostedRecords {
  private static final TextPattern FILE = TextPattern.of("[0-9]++(-[0-9]++)?\\.json");

  /** The folder of the files; null if no records are kept. */
  private final @Nullable Path folder;

  private HostedRecords(@Nullable Path folder) {
    this.folder = folder;
  }

  /** {@return an object that writes no records} */
  static HostedRecords none() {
    return new HostedRecords(null);
  }

  /**
   * {@return an object that writes the records to a folder, which is created if it is missing}
   *
   * @throws ConflictingSettingsException if the folder holds the records of another host
   */
  static HostedRecords inNewFolder(Path folder) throws IOException {
    Folders.create(folder);
    try (Stream<Path> files = Files.list(folder)) {
      if (files.anyMatch(file -> FILE.matcher(file.getFileName().toString()).matches())) {
        throw new ConflictingSettingsException(
            folder.toString(), "folder " + folder + " already has records; name another");
      }
    }
    return new HostedRecords(folder);
  }

  /** Writes a match's record to N.json, or to N-2.json and so on if that file exists. */
  void write(int number, MatchRecord record) throws IOException {
    if (folder == null) {
      return;
    }
    for (int copy = 1; ; copy++) {
      Path file = folder.resolve(number + (copy == 1 ? "" : "-" + copy) + ".json");
      try {
        Files.writeString(file, record.json() + "\n", StandardOpenOption.CREATE_NEW);
        return;
      } catch (FileAlreadyExistsException e) {
        // Another process has created the file in the meantime: try the next name.
      } catch (IOException e) {
        throw new IOException(file + " cannot be written: " + e.getMessage(), e);
      }
    }
  }
}
