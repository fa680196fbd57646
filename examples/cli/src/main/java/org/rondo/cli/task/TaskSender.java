package org.rondo.cli.task;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;
import org.rondo.store.AtomicFile;

/**
 * Delivers the results that have been collected, and writes the tasks without a result into the
 * file of tasks. The results name their file, so it stays as it is until none of them is missing.
 */
final class TaskSender implements MatchPlace {

  /** The number of missing results that are named. */
  private static final int NAMED = 20;

  private final TaskFolder folder;
  private final KeptCommand command;
  private final CollectedResults results;
  private final PrintWriter messages;

  /** The tasks of the file whose results are missing. */
  private LeftTasks missing = new LeftTasks();

  /** The tasks that are in no file yet. */
  private LeftTasks unsent = new LeftTasks();

  /**
   * Whether the tasks are the first that are asked for. Those that follow, for instance of the next
   * round of a tuning against itself, can have the same ids as tasks of the file.
   */
  private boolean isFirst = true;

  TaskSender(
      TaskFolder folder, KeptCommand command, CollectedResults results, PrintWriter messages) {
    this.folder = folder;
    this.command = command;
    this.results = results;
    this.messages = messages;
  }

  /** Tasks without a result. */
  private static final class LeftTasks {
    private int count;
    private @Nullable MatchTask first;
    private final List<String> named = new ArrayList<>();

    void add(MatchTask task) {
      first = count == 0 ? task : first;
      count++;
      if (count <= NAMED) {
        named.add(task.id());
      }
    }
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink sink) throws IOException {
    missing = new LeftTasks();
    unsent = new LeftTasks();
    @Nullable AtomicFile next = null;
    try {
      for (Optional<MatchTask> task = tasks.next(); task.isPresent(); task = tasks.next()) {
        Optional<ResultLine> result = results.of(task.get());
        if (result.isPresent()) {
          if (!result.get().deliver(task.get(), sink)) {
            // A duel has been decided, so nothing that was sent for it is missing.
            missing = new LeftTasks();
            unsent = new LeftTasks();
            return Progress.ALL_PLAYED;
          }
        } else if (results.isSent(task.get())) {
          missing.add(task.get());
        } else {
          if (isFirst) {
            results.requireNone(task.get(), folder);
          }
          if (next == null) {
            next = AtomicFile.of(folder.tasks().path());
          }
          unsent.add(task.get());
          next.out().write((task.get().json() + "\n").getBytes(StandardCharsets.UTF_8));
        }
      }
      if (missing.count > 0) {
        sayWhatIsMissing();
      } else if (next != null) {
        next.publish();
      }
    } finally {
      if (next != null) {
        next.discard();
      }
    }
    isFirst = false;
    return missing.count + unsent.count == 0 ? Progress.ALL_PLAYED : Progress.SOME_ARE_LEFT;
  }

  private void sayWhatIsMissing() {
    boolean isOfTuning =
        missing.first != null && missing.first.wanted() == MatchTask.Wanted.OUTCOME;
    messages.println(
        missing.count
            + (missing.count == 1 ? " result is" : " results are")
            + " missing: "
            + String.join(", ", missing.named)
            + (missing.count > NAMED ? ", ..." : "")
            + "; run the slices of "
            + folder.tasks().path()
            + " that hold them, and collect their files"
            + (isOfTuning
                ? " together with the other files of these tasks, because the log of a tuning keeps"
                    + " only whole evaluations"
                : ""));
  }

  @Override
  public int tasksAhead() {
    return command.ahead();
  }

  /** {@return whether results are missing of tasks that were sent before} */
  boolean isIncomplete() {
    return missing.count > 0;
  }

  /** {@return the state of the competition, as the last line of a command} */
  String state() {
    LeftTasks left = isIncomplete() ? missing : unsent;
    return left.first == null
        ? "finished"
        : command.kind().part(left.first)
            + ": "
            + left.count
            + (left.count == 1 ? " task" : " tasks");
  }
}
