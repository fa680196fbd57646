package org.rondo.series.place;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A place of tests that plays nothing while it is asked, like a batch queue: it notes the tasks
 * without a result, and {@link #playNoted} plays them.
 */
public final class LaterPlace implements MatchPlace {

  /** The tasks that have been played, in this order. */
  public final List<MatchTask> played = new ArrayList<>();

  /** The number of times that the place has been asked. */
  public int runs;

  private final int ahead;
  private final Map<String, TaskResult> results = new HashMap<>();
  private final List<MatchTask> noted = new ArrayList<>();

  /** Creates the place. */
  public LaterPlace(int ahead) {
    this.ahead = ahead;
  }

  @Override
  public Progress run(TaskSource tasks, ResultSink sink) throws IOException {
    runs++;
    noted.clear();
    for (Optional<MatchTask> task = tasks.next(); task.isPresent(); task = tasks.next()) {
      TaskResult result = results.get(task.get().json());
      if (result == null) {
        noted.add(task.get());
      } else if (!sink.accept(task.get(), result)) {
        return Progress.ALL_PLAYED;
      }
    }
    return noted.isEmpty() ? Progress.ALL_PLAYED : Progress.SOME_ARE_LEFT;
  }

  @Override
  public int tasksAhead() {
    return ahead;
  }

  /**
   * Plays the tasks that were noted last.
   *
   * @param most the number of tasks after which the others are not played
   */
  public void playNoted(int most) {
    try (TaskPlayer player = new TaskPlayer()) {
      for (MatchTask task : noted.subList(0, Math.min(most, noted.size()))) {
        played.add(task);
        results.put(task.json(), player.play(task));
      }
    }
  }
}
