package org.rondo.series.place;

import java.io.IOException;

/** A runner of tests that delivers the result of its first task twice. */
public final class DoubleRunner implements MatchPlace {

  /** Creates the runner. */
  public DoubleRunner() {}

  @Override
  public Progress run(TaskSource tasks, ResultSink results)
      throws IOException, InterruptedException {
    MatchTask task = tasks.next().orElseThrow();
    try (TaskPlayer player = new TaskPlayer()) {
      results.accept(task, player.play(task));
      results.accept(task, player.play(task));
    }
    return Progress.ALL_PLAYED;
  }
}
