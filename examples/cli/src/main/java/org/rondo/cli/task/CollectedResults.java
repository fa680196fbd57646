package org.rondo.cli.task;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.BoundedLines;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogView;

/**
 * The results in the files that slices have written. Only their places are kept in memory, and no
 * file stays open, because there may be thousands of slices. Each line is checked before any of
 * them is taken.
 */
final class CollectedResults {
  private final Map<String, ResultLine> sources = new HashMap<>();

  private CollectedResults() {}

  /** A line of a file. */
  private record ResultLine(Path file, Place place) {
    String text() throws IOException {
      byte[] bytes = new byte[Math.toIntExact(place.length())];
      try (RandomAccessFile data = new RandomAccessFile(file.toFile(), "r")) {
        data.seek(place.from());
        data.readFully(bytes);
      }
      return new String(bytes, StandardCharsets.UTF_8) + "}";
    }

    @Override
    public String toString() {
      return file + ", byte " + place.from();
    }
  }

  static CollectedResults none() {
    return new CollectedResults();
  }

  /**
   * {@return the results of files}
   *
   * @param tasks the file of the tasks, which exists if there are files of results
   * @param messages receives a sentence for each result that stands twice
   * @throws org.rondo.input.InputException if a file is not of these tasks, a line is damaged, or a
   *     result stands in two places with different texts
   */
  static CollectedResults of(Path tasks, List<Path> files, PrintWriter messages)
      throws IOException {
    CollectedResults results = new CollectedResults();
    if (!files.isEmpty()) {
      results.read(tasks, files, messages);
    }
    return results;
  }

  private void read(Path tasks, List<Path> files, PrintWriter messages) throws IOException {
    Set<String> known = ids(tasks);
    String digest = TaskFolder.digest(tasks);
    for (Path file : files) {
      LogView log = LogView.open(file);
      try {
        String named = log.header(List.of("results", "tasks"), "a file of results").text("tasks");
        if (!named.equals(digest)) {
          throw new ConflictingSettingsException(
              file.toString(),
              file
                  + " holds results of other tasks than those in "
                  + tasks
                  + "; collect a file when its round is played, and only once");
        }
        CheckedLineReader lines = log.lines();
        while (lines.advance()) {
          add(file, lines, known, messages);
        }
      } finally {
        log.close();
      }
    }
  }

  private static Set<String> ids(Path tasks) throws IOException {
    Set<String> ids = new HashSet<>();
    try (BoundedLines lines = BoundedLines.of(tasks)) {
      for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
        ids.add(MatchTask.parse(line.get()).id());
      }
    }
    return ids;
  }

  private void add(Path file, CheckedLineReader lines, Set<String> known, PrintWriter messages)
      throws IOException {
    ResultLine source = new ResultLine(file, lines.body());
    if (lines.damage().isPresent()) {
      throw new DamagedFileException(
          source.toString(),
          source
              + ": the line was changed: "
              + lines.damage().get()
              + "; delete the file and run its slice again");
    }
    String id = TaskResult.parse(source.text()).id();
    if (!known.contains(id)) {
      throw new DamagedFileException(source.toString(), source + ": no task has the id " + id);
    }
    ResultLine other = sources.putIfAbsent(id, source);
    if (other != null) {
      if (!other.text().equals(source.text())) {
        throw new DamagedFileException(
            source.toString(),
            "the result of "
                + id
                + " stands twice and differs: "
                + other
                + ", and "
                + source
                + "; leave one of the files out");
      }
      messages.println(
          "the result of " + id + " stands twice, in " + other + " and " + source + "; one counts");
    }
  }

  /**
   * Delivers the result of a task.
   *
   * @return whether there is a result
   * @throws DamagedFileException if the result is refused; the message names the file
   */
  boolean deliver(MatchTask task, MatchPlace.ResultSink sink) throws IOException {
    ResultLine source = sources.get(task.id());
    if (source == null) {
      return false;
    }
    try {
      sink.accept(task, TaskResult.parse(source.text()));
    } catch (DamagedFileException e) {
      throw new DamagedFileException(
          source.toString(),
          source + ": the result of " + task.id() + " is refused: " + e.getMessage(),
          e);
    }
    return true;
  }
}
