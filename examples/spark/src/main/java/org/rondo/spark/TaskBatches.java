package org.rondo.spark;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.rondo.series.place.MatchPlace;
import org.rondo.series.place.MatchTask;

/**
 * Puts the tasks of a source together, so that a worker plays about a second at a batch. When the
 * source ends, the batches become smaller, so that all workers end at about the same time.
 */
final class TaskBatches {

  /** The least time of a batch at the end. Sending a batch takes some milliseconds. */
  private static final long LEAST_NANOS = TaskCosts.TARGET_NANOS / 10;

  /** The number of parts into which the tasks at the end are divided, for each worker. */
  private static final int PARTS_AT_END = 3;

  /**
   * The number of batches for each worker whose tasks a source needs to give before their results
   * count. With fewer of them, a source that waits for results, like that of a duel, would seem to
   * end. Two batches are on their way, the end is looked for in one more, and the others wait until
   * the batches before them have ended.
   */
  static final int BATCHES_AHEAD = 5;

  private final MatchPlace.TaskSource source;
  private final TaskCosts costs;
  private final Deque<MatchTask> pending = new ArrayDeque<>();

  TaskBatches(MatchPlace.TaskSource source, TaskCosts costs) {
    this.source = source;
    this.costs = costs;
  }

  /**
   * {@return the next batches, none of them empty; none if the source gives no task now}
   *
   * @param most the maximum number of batches
   * @param workers the number of batches that are played at the same time
   */
  List<List<MatchTask>> take(int most, int workers) throws IOException {
    // With a second for each worker more than needed, the end is seen before it is there.
    double enough = (double) (most + workers) * TaskCosts.TARGET_NANOS;
    double left = fill(enough, (long) (most + workers) * TaskCosts.MAX_TASKS);
    boolean isEnding = left < enough;
    double each =
        isEnding
            ? Math.max(
                (double) LEAST_NANOS,
                Math.min((double) TaskCosts.TARGET_NANOS, left / workers / PARTS_AT_END))
            : TaskCosts.TARGET_NANOS;
    List<List<MatchTask>> batches = new ArrayList<>();
    while (batches.size() < most && !pending.isEmpty()) {
      batches.add(batch(each));
    }
    return batches;
  }

  /**
   * Asks the source until there are tasks for enough time, or very many; returns the time of those
   * that there are, or a longer one if the source may have more.
   */
  private double fill(double enough, long most) throws IOException {
    double expected = pending.stream().mapToDouble(this::share).sum();
    while (expected < enough) {
      if (pending.size() >= most) {
        return enough;
      }
      Optional<MatchTask> task = source.next();
      if (task.isEmpty()) {
        return expected;
      }
      pending.addLast(task.get());
      expected += share(task.get());
    }
    return expected;
  }

  private List<MatchTask> batch(double each) {
    List<MatchTask> batch = new ArrayList<>();
    double expected = 0;
    while (!pending.isEmpty() && batch.size() < TaskCosts.MAX_TASKS) {
      double next = nanos(pending.element());
      if (!batch.isEmpty() && expected + next > each) {
        break;
      }
      batch.add(pending.remove());
      expected += next;
    }
    return batch;
  }

  /** {@return the expected time of a task as a part of batches: a long one is a single batch} */
  private double share(MatchTask task) {
    return Math.min((double) TaskCosts.TARGET_NANOS, nanos(task));
  }

  private double nanos(MatchTask task) {
    return costs.nanos(task.game());
  }

  /** Takes tasks back that were not played, to be the next ones. */
  void putBack(List<MatchTask> tasks) {
    for (int index = tasks.size() - 1; index >= 0; index--) {
      pending.addFirst(tasks.get(index));
    }
  }
}
