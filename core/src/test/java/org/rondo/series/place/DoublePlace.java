package org.rondo.series.place;

import java.io.IOException;

/** A place of tests that delivers the result of its first task twice. */
public final class DoublePlace implements MatchPlace {

  /** Creates the place. */
  public DoublePlace() {}

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
