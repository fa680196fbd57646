package org.rondo.series.place;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * A place of tests, like a cluster at its worst: it asks for all tasks first, plays them in a
 * random order, sends everything as text, and goes on when no more results are wanted.
 */
public final class ShuffledPlace implements MatchPlace {
  private final int ahead;
  private final Rng rng;

  /** The ids of the tasks, in the order in which they were played. */
  public final List<String> played = new ArrayList<>();

  /** The number of calls of {@link #run}. */
  public int runs;

  /** Whether the next run stops in the middle, as if the process were interrupted. */
  public boolean isInterrupted;

  /**
   * @param ahead the number of tasks to ask for ahead
   * @param seed the number of the order
   */
  public ShuffledPlace(int ahead, long seed) {
    this.ahead = ahead;
    this.rng = Seed.of(seed).rng();
  }

  @Override
  public int tasksAhead() {
    return ahead;
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink results)
      throws IOException, InterruptedException {
    runs++;
    List<MatchTask> all = new ArrayList<>();
    for (Optional<MatchTask> task = tasks.next(); task.isPresent(); task = tasks.next()) {
      all.add(MatchTask.parse(task.get().json()));
    }
    int stop = isInterrupted ? all.size() / 2 : -1;
    try (TaskPlayer player = new TaskPlayer()) {
      while (!all.isEmpty()) {
        if (all.size() == stop) {
          throw new InterruptedException();
        }
        MatchTask task = all.remove(rng.below(all.size()));
        played.add(task.id());
        results.accept(task, TaskResult.parse(player.play(task).json()));
      }
    }
    return Progress.ALL_PLAYED;
  }
}
