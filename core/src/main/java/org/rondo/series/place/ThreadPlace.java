package org.rondo.series.place;

import java.io.IOException;
import java.util.Optional;
import org.rondo.concurrent.Workers;

/** Plays tasks in threads of its own. */
final class ThreadPlace implements MatchPlace {
  private final int threads;

  ThreadPlace(int threads) {
    this.threads = Workers.requireThreads(threads);
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink results)
      throws IOException, InterruptedException {
    // The source and the sink are for one thread at a time, and the workers call them from many.
    Object lock = new Object();
    try (TaskPlayer player = new TaskPlayer();
        Workers workers = new Workers(threads)) {
      workers.run(
          () -> next(tasks, lock),
          task -> {
            TaskResult result = player.play(task);
            synchronized (lock) {
              return results.accept(task, result);
            }
          });
    }
    return Progress.ALL_PLAYED;
  }

  @Override
  public boolean isTrusted() {
    return true;
  }

  @Override
  public boolean playsReplays() {
    return true;
  }

  private static Optional<MatchTask> next(TaskSource tasks, Object lock) throws IOException {
    synchronized (lock) {
      return tasks.next();
    }
  }
}
