package org.rondo.series.place;

import com.google.common.base.Throwables;
import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import org.rondo.concurrent.WorkerThreads;

/** Plays tasks in the threads of an executor. */
final class ThreadPlace implements MatchPlace {

  /** The number of tasks that the executor holds for each of its threads. */
  private static final int TASKS_PER_THREAD = 16;

  private final WorkerThreads threads;

  ThreadPlace(Executor executor, int threads) {
    this.threads = WorkerThreads.of(executor, threads);
  }

  /** A task with its result. */
  private record PlayedTask(MatchTask task, TaskResult result) {}

  @Override
  public Progress run(TaskSource tasks, ResultSink results)
      throws IOException, InterruptedException {
    try (TaskPlayer player = new TaskPlayer()) {
      threads
          .<PlayedTask>inAnyOrder(
              TASKS_PER_THREAD, played -> results.accept(played.task(), played.result()))
          .run(() -> tasks.next().map(task -> playing(player, task)));
      return Progress.ALL_PLAYED;
    } catch (ExecutionException e) {
      Throwable cause = Objects.requireNonNull(e.getCause());
      Throwables.throwIfInstanceOf(cause, IOException.class);
      Throwables.throwIfUnchecked(cause);
      throw new IllegalStateException(cause);
    }
  }

  private Callable<PlayedTask> playing(TaskPlayer player, MatchTask task) {
    return () -> {
      TaskResult result = player.play(task);
      threads.requireUndisturbed();
      return new PlayedTask(task, result);
    };
  }
}
