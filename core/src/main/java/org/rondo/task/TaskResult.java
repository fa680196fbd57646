package org.rondo.task;

import java.util.Objects;
import java.util.Optional;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.match.clock.TimeControl;

/**
 * The result of a task: the record of the match, and what is kept beside it.
 *
 * @param id the name of the task
 * @param record the {@linkplain MatchRecord#json record} as a line of JSON
 * @param clocks the {@linkplain ClockReadings#json clock readings} as JSON; empty if no clock ran
 * @param thoughts the {@linkplain MatchThoughts#json thoughts} of the bots as JSON; empty if there
 *     are none
 */
public record TaskResult(String id, String record, String clocks, String thoughts) {

  /**
   * Describes a result.
   *
   * @throws IllegalArgumentException if the id is not one line of text
   */
  public TaskResult {
    TaskJson.requireLine(id);
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(clocks, "clocks");
    Objects.requireNonNull(thoughts, "thoughts");
  }

  /**
   * {@return the result of a line of JSON} The record in it is not read.
   *
   * @param json a line in the form of {@link #json()}
   * @throws IllegalArgumentException if the line does not have this form
   */
  public static TaskResult parse(String json) {
    return TaskJson.readResult(json);
  }

  /** {@return this result as a line of JSON, without a line feed} */
  public String json() {
    return TaskJson.write(this);
  }

  /**
   * {@return the record of the match}
   *
   * @param task the task, which the record must belong to
   * @throws org.rondo.match.UnreadableRecordException if the record is damaged
   * @throws IllegalArgumentException if it is of another match
   */
  public MatchRecord matchRecord(MatchTask task) {
    MatchRecord read = MatchRecord.parse(record);
    task.require(read);
    return read;
  }

  /**
   * {@return the clock readings of the match; empty if it has no clock}
   *
   * @param task the task, which the readings must belong to
   * @throws org.rondo.match.UnreadableRecordException if the readings are damaged
   * @throws IllegalArgumentException if there are none and the task has a clock, or the other way
   *     round
   */
  public Optional<ClockReadings> clockReadings(MatchTask task) {
    boolean isTimed = !task.time().equals(TimeControl.none());
    if (isTimed == clocks.isEmpty()) {
      throw new IllegalArgumentException(
          "the result of task "
              + task.id()
              + (isTimed ? " has no clock readings" : " has clock readings")
              + ", and its time control is "
              + task.time().text());
    }
    return isTimed ? Optional.of(ClockReadings.parse(clocks)) : Optional.empty();
  }

  /**
   * {@return the thoughts of the bots; empty if they said nothing}
   *
   * @throws org.rondo.match.UnreadableRecordException if the thoughts are damaged
   */
  public Optional<MatchThoughts> matchThoughts() {
    return thoughts.isEmpty() ? Optional.empty() : Optional.of(MatchThoughts.parse(thoughts));
  }
}
