package org.rondo.cli.task;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rondo.cli.task.TaskFile.SentTasks;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogView;

/**
 * The results in the files that slices have written. Only their places are kept in memory, and no
 * file stays open, because there may be thousands of slices. Each line is checked before any of
 * them is taken.
 */
final class CollectedResults {
  private final SentTasks sent;
  private final Map<String, ResultLine> sources = new HashMap<>();

  private CollectedResults(SentTasks sent) {
    this.sent = sent;
  }

  /**
   * {@return the results of files}
   *
   * @param tasks the file of the tasks, which exists if there are files of results
   * @param sent the tasks in it
   * @param messages receives a sentence for each result that stands twice
   * @throws org.rondo.input.InputException if a file is not of these tasks, a line is damaged, or a
   *     result stands in two places with different texts
   */
  static CollectedResults of(TaskFile tasks, SentTasks sent, List<Path> files, PrintWriter messages)
      throws IOException {
    CollectedResults results = new CollectedResults(sent);
    String digest = files.isEmpty() ? "" : tasks.digest();
    Set<Path> read = new HashSet<>();
    for (Path file : files) {
      if (Files.isDirectory(file)) {
        throw new SpecificationException(
            file.toString(), file + " is a folder; name the files of results in it");
      }
      if (read.add(file.toAbsolutePath().normalize())) {
        results.read(file, tasks, digest, messages);
      } else {
        messages.println(file + " is named twice; it counts once");
      }
    }
    return results;
  }

  private void read(Path file, TaskFile tasks, String digest, PrintWriter messages)
      throws IOException {
    try (LogView log = LogView.open(file)) {
      String named = log.header(List.of("results", "tasks"), "a file of results").text("tasks");
      if (!named.equals(digest)) {
        throw new ConflictingSettingsException(
            file.toString(),
            file
                + " holds results of other tasks than those in "
                + tasks.path()
                + "; they have been collected already, or belong to another competition");
      }
      CheckedLineReader lines = log.lines();
      while (lines.advance()) {
        add(file, lines, messages);
      }
    }
  }

  private void add(Path file, CheckedLineReader lines, PrintWriter messages) throws IOException {
    ResultLine source = ResultLine.at(file, lines);
    String id = TaskResult.parse(lines.text()).id();
    if (!sent.has(id)) {
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

  /** {@return whether a task is in the file of tasks} */
  boolean isSent(MatchTask task) {
    return sent.has(task);
  }

  /** {@return the result of a task; empty if there is none} */
  Optional<ResultLine> of(MatchTask task) {
    return isSent(task) ? Optional.ofNullable(sources.get(task.id())) : Optional.empty();
  }

  /**
   * Refuses the result of a task that is not in the file of tasks, if there is one with its id.
   *
   * @throws DamagedFileException if there is one: the task of the file is another one
   */
  void requireNone(MatchTask task, TaskFolder folder) {
    ResultLine other = sources.get(task.id());
    if (other != null) {
      Path tasks = folder.tasks().path();
      throw new DamagedFileException(
          tasks.toString(),
          other
              + ": the result of "
              + task.id()
              + " is not of the task of this competition, which "
              + tasks
              + " does not hold; delete the file, 'rondo collect "
              + folder.path()
              + "' writes it again, and run its slices again");
    }
  }
}
