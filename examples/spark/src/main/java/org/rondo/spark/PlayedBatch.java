package org.rondo.spark;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.input.DamagedFileException;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;

/**
 * The results of a batch, as a worker sends them. They may be fewer than the tasks: the worker
 * gives the others back when its time is over.
 *
 * @param texts the {@value #PARTS} texts of each result, in the order of the tasks: one flat list,
 *     because Java sends a text much faster than an object
 * @param nanos the time of each match
 * @param failure why the next task could not be played; empty if there is no such reason
 * @param isRefused whether the failure is a task that the worker cannot know, for instance because
 *     a bot is missing there
 */
record PlayedBatch(List<String> texts, List<Long> nanos, String failure, boolean isRefused)
    implements Serializable {
  private static final long serialVersionUID = 3L;

  /** The number of texts of a result: its record, clock readings, thoughts, summary and code. */
  private static final int PARTS = 5;

  PlayedBatch {
    texts = List.copyOf(texts);
    nanos = List.copyOf(nanos);
  }

  /** {@return a batch of results, which are those of the first tasks} */
  static PlayedBatch of(
      List<TaskResult> results, List<Long> nanos, String failure, boolean isRefused) {
    List<String> texts =
        results.stream()
            .flatMap(
                result ->
                    Stream.of(
                        result.record(),
                        result.clocks(),
                        result.thoughts(),
                        result.summary(),
                        result.code()))
            .toList();
    return new PlayedBatch(texts, nanos, failure, isRefused);
  }

  /** {@return a batch without results} */
  static PlayedBatch none() {
    return new PlayedBatch(List.of(), List.of(), "", false);
  }

  /** {@return the number of results} */
  int count() {
    return nanos.size();
  }

  /**
   * Checks that a worker sends what it must: at least one result or a failure, not more results
   * than tasks, and all texts of each.
   *
   * @param tasks the tasks of the batch
   * @throws IllegalStateException if it does not; the message names the first match of the batch
   */
  void requireOf(List<MatchTask> tasks) {
    boolean isEmpty = nanos.isEmpty() && failure.isEmpty();
    // A failure is that of the next task.
    int named = nanos.size() + (failure.isEmpty() ? 0 : 1);
    if (isEmpty || named > tasks.size() || texts.size() != PARTS * nanos.size()) {
      throw new IllegalStateException(
          "a worker sent "
              + nanos.size()
              + " results with "
              + texts.size()
              + " texts for the "
              + tasks.size()
              + " matches from "
              + tasks.get(0).id()
              + " on; it must send at least one result, and "
              + PARTS
              + " texts of each");
    }
  }

  /**
   * {@return a result}
   *
   * @param index the index of its task in the batch, from 0
   * @throws DamagedFileException if the texts are not those of a result
   */
  TaskResult result(int index, MatchTask task) {
    List<String> parts = texts.subList(PARTS * index, PARTS * (index + 1));
    return DamagedFileException.valueOf(
        "result of task " + task.id(),
        () ->
            new TaskResult(
                task.id(), parts.get(0), parts.get(1), parts.get(2), parts.get(3), parts.get(4)));
  }
}
