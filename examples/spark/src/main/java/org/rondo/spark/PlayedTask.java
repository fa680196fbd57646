package org.rondo.spark;

import java.io.Serializable;
import org.rondo.task.MatchTask;
import org.rondo.task.TaskResult;

/**
 * The result of a task, as a worker sends it.
 *
 * @param record the record as a line of JSON; empty if only the outcome is wanted
 * @param clocks the clock readings as JSON; empty if no clock ran
 * @param thoughts the thoughts of the bots as JSON; empty if there are none
 * @param outcome the outcome as JSON; empty if the record is there
 * @param nanos the time that the match took, in nanoseconds
 */
record PlayedTask(String record, String clocks, String thoughts, String outcome, long nanos)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  static PlayedTask of(TaskResult result, long nanos) {
    return new PlayedTask(
        result.record(), result.clocks(), result.thoughts(), result.outcome(), nanos);
  }

  /** {@return the result} The task is the one in the same place of the batch. */
  TaskResult result(MatchTask task) {
    return new TaskResult(task.id(), record, clocks, thoughts, outcome);
  }
}
