package org.rondo.cli.task;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import com.google.common.io.MoreFiles;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.series.place.MatchTask;
import org.rondo.store.BoundedLines;

/**
 * A file with one task on each line.
 *
 * @param path the file
 */
record TaskFile(Path path) {

  /** {@return the digest of the file, which the files of results name} */
  String digest() throws IOException {
    return "sha256:" + MoreFiles.asByteSource(path).hash(Hashing.sha256());
  }

  /**
   * {@return the task of a line}
   *
   * @param lines the lines of this file; the last one that was read is that of the task
   * @throws DamagedFileException if the line is no task
   */
  MatchTask task(BoundedLines lines, String line) {
    try {
      return MatchTask.parse(line);
    } catch (InputException | IllegalArgumentException e) {
      throw new DamagedFileException(path.toString(), place(lines) + e.getMessage(), e);
    }
  }

  private String place(BoundedLines lines) {
    return path + ", line " + lines.number() + ": ";
  }

  /** Tasks of a file. Only their digests are kept, because there may be a million of them. */
  static final class SentTasks {
    private final Map<String, HashCode> digests = new HashMap<>();

    private SentTasks() {}

    private static HashCode digest(String line) {
      return Hashing.sha256().hashString(line, StandardCharsets.UTF_8);
    }

    /** {@return whether the file has a task with an id} */
    boolean has(String id) {
      return digests.containsKey(id);
    }

    /** {@return whether the file has a task; another task with the same id is not the same} */
    boolean has(MatchTask task) {
      return has(task.id()) && digest(task.json()).equals(digests.get(task.id()));
    }
  }

  /**
   * {@return the tasks of the file; none if there is no file}
   *
   * @throws DamagedFileException if a line is no task of a competition
   */
  SentTasks tasks() throws IOException {
    SentTasks tasks = new SentTasks();
    if (!Files.exists(path)) {
      return tasks;
    }
    try (BoundedLines lines = BoundedLines.of(path)) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        String id = task(lines, line.get()).id();
        if (Ints.tryParse(id.split("\\.", 2)[0]) == null) {
          throw new DamagedFileException(
              path.toString(),
              place(lines)
                  + "task "
                  + id
                  + " does not begin with the number of a round, as 1.1.2 does");
        }
        tasks.digests.put(id, SentTasks.digest(line.get()));
      }
    }
    return tasks;
  }
}
