package org.rondo.cli.task;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.rondo.cli.console.ExecutionOptions;
import org.rondo.cli.console.StopNotice;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.BoundedLines;
import org.rondo.store.CheckedLineReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a part of the tasks of a file. */
@Command(
    name = "run-tasks",
    description = {
      "Plays the matches that 'rondo tasks' or 'rondo collect' wrote, or a slice of them, and"
          + " writes the results into a file. If the command was stopped or killed, the same"
          + " command continues it.",
      "The bots must be known here, too: give the same jars with their classes, and have the"
          + " programs at the same paths. Tasks for another version of Rondo, a game or a bot are"
          + " refused."
    },
    footer = "Example: run-tasks big/tasks.jsonl --slice 3/40 --out big/part-3.jsonl")
public final class RunTasksCommand implements Callable<Integer> {
  @Parameters(paramLabel = "TASKS", description = "The file tasks.jsonl.")
  private Path tasks;

  @Option(
      names = "--slice",
      paramLabel = "K/N",
      description = "Play every N-th match, beginning with match K; by default all.")
  private String slice = "1/1";

  @Option(
      names = "--out",
      paramLabel = "FILE",
      required = true,
      description = "The file for the results. Each slice has a file of its own.")
  private Path out;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Matches played at the same time; by default the number of processors.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Spec private CommandSpec spec;

  RunTasksCommand() {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    TaskSlice part = TaskSlice.parse(slice);
    ExecutionOptions.requireThreads("run-tasks", threads);
    requireTasks();
    String header =
        "{\"results\":1,\"tasks\":\""
            + new TaskFile(tasks).digest()
            + "\",\"slice\":\""
            + part
            + "\"}";
    AtomicInteger played = new AtomicInteger();
    try (AppendOnlyFile file = AppendOnlyFile.open(out, "run-tasks")) {
      Set<String> done = done(file, header);
      try (BoundedLines lines = BoundedLines.of(tasks);
          StopNotice notice = StopNotice.of(() -> stopped(done.size() + played.get()))) {
        Objects.requireNonNull(notice);
        MatchPlace.inThreads(threads)
            .run(
                () -> next(lines, part, done),
                (task, result) -> {
                  file.append(result.json());
                  played.incrementAndGet();
                  return true;
                });
        file.force();
      }
      spec.commandLine()
          .getOut()
          .println(
              "slice "
                  + part
                  + ": played "
                  + played
                  + (done.isEmpty() ? "" : ", and " + done.size() + " were there")
                  + "; results: "
                  + out);
    }
    return 0;
  }

  private String stopped(int kept) {
    return "slice "
        + slice
        + " was stopped; "
        + out
        + " keeps "
        + kept
        + " results. To continue, repeat the command";
  }

  /**
   * {@return the ids of the tasks whose results are in the file already}
   *
   * @throws DamagedFileException if the file holds something else, or a line was changed
   */
  private Set<String> done(AppendOnlyFile file, String header) throws IOException {
    Set<String> done = new HashSet<>();
    if (file.end() == 0) {
      file.begin(header);
      return done;
    }
    file.requireKind(header);
    requireHeader(file, header);
    CheckedLineReader lines = file.verifiedLines();
    boolean isHeader = true;
    while (lines.advance()) {
      ResultLine.at(out, lines);
      if (!isHeader) {
        done.add(TaskResult.parse(lines.text()).id());
      }
      isHeader = false;
    }
    return done;
  }

  /** Refuses a file with other results, which must not be lost. */
  private void requireHeader(AppendOnlyFile file, String header) throws IOException {
    try {
      file.requireHeader(header);
    } catch (ConflictingSettingsException e) {
      throw new ConflictingSettingsException(
          out.toString(),
          out
              + " holds the results of another slice or of other tasks; name another file with"
              + " --out",
          e);
    }
  }

  private Optional<MatchTask> next(BoundedLines lines, TaskSlice part, Set<String> done)
      throws IOException {
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      if (part.has(lines.number() - 1)) {
        MatchTask task = new TaskFile(tasks).task(lines, line.get());
        if (!done.contains(task.id())) {
          return Optional.of(task);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Refuses a file of something else, or for code of another version, before the file of results is
   * begun.
   *
   * @throws DamagedFileException if the first line is no task
   * @throws org.rondo.input.SpecificationException if the first task is for other code
   */
  private void requireTasks() throws IOException {
    try (BoundedLines lines = BoundedLines.of(tasks)) {
      Optional<String> first = lines.next();
      if (first.isPresent()) {
        new TaskFile(tasks).task(lines, first.get()).requireSameCode();
      }
    }
  }
}
