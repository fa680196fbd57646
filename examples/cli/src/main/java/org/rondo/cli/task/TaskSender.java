package org.rondo.cli.task;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;

/**
 * Delivers the results that have been collected, and writes the tasks without a result into a file.
 * The file of a round is written once: its results name it.
 */
final class TaskSender implements MatchPlace {

  /** The number of missing results that are named. */
  private static final int NAMED = 20;

  private final TaskFolder folder;
  private final CollectedResults results;
  private final PrintWriter messages;

  private int round;
  private int left;
  private boolean isIncomplete;

  TaskSender(TaskFolder folder, CollectedResults results, PrintWriter messages) {
    this.folder = folder;
    this.results = results;
    this.messages = messages;
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink sink) throws IOException {
    left = 0;
    List<String> missing = new ArrayList<>();
    boolean isSent = false;
    try (LazyWriter writer = new LazyWriter()) {
      for (Optional<MatchTask> task = tasks.next(); task.isPresent(); task = tasks.next()) {
        if (results.deliver(task.get(), sink)) {
          continue;
        }
        if (left == 0) {
          round = TaskFolder.round(task.get());
          isSent = folder.holdsRound(round);
        }
        left++;
        if (missing.size() < NAMED) {
          missing.add(task.get().id());
        }
        if (!isSent) {
          writer.write(task.get());
        }
      }
      if (left == 0) {
        return Progress.ALL_PLAYED;
      }
      writer.publish();
    }
    if (isSent) {
      isIncomplete = true;
      messages.println(
          left
              + (left == 1 ? " result is" : " results are")
              + " missing: "
              + String.join(", ", missing)
              + (left > NAMED ? ", ..." : "")
              + "; run the slices of "
              + folder.tasks()
              + " that hold them, and collect their files");
    }
    return Progress.SOME_ARE_LEFT;
  }

  @Override
  public boolean replaysResults() {
    return true;
  }

  /** Begins its file with the first task, because a round may have none that is left. */
  private final class LazyWriter implements AutoCloseable {
    private final List<TaskFolder.TaskWriter> open = new ArrayList<>();

    void write(MatchTask task) throws IOException {
      if (open.isEmpty()) {
        open.add(new TaskFolder.TaskWriter(folder));
      }
      open.get(0).write(task);
    }

    void publish() throws IOException {
      for (TaskFolder.TaskWriter writer : open) {
        writer.publish();
      }
    }

    @Override
    public void close() throws IOException {
      for (TaskFolder.TaskWriter writer : open) {
        writer.close();
      }
    }
  }

  /** {@return whether results of a round are missing that was sent before} */
  boolean isIncomplete() {
    return isIncomplete;
  }

  /** {@return the state of the competition, as the last line of a command} */
  String state() {
    return left == 0
        ? "finished"
        : "round " + round + ": " + left + (left == 1 ? " task" : " tasks");
  }
}
