package org.rondo.series.place;

import java.util.Optional;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.match.clock.TimeControl;

/**
 * The result of a task: the record of the match, and what is kept beside it; or only the outcome,
 * if no more is {@linkplain MatchTask.Wanted wanted}.
 *
 * @param id the name of the task
 * @param record the {@linkplain MatchRecord#json record} as a line of JSON; empty if only the
 *     outcome is there
 * @param clocks the {@linkplain ClockReadings#json clock readings} as JSON; empty if no clock ran
 * @param thoughts the {@linkplain MatchThoughts#json thoughts} of the bots as JSON; empty if there
 *     are none
 * @param outcome the outcome as JSON; empty if the record is there
 */
public record TaskResult(String id, String record, String clocks, String thoughts, String outcome) {

  /**
   * Describes a result.
   *
   * @throws IllegalArgumentException if the id is not one line of text, a part has more than one
   *     line, or there is neither a record nor an outcome, or both
   */
  public TaskResult {
    TaskJson.requireLine(id);
    requireOneLine(id, "record", record);
    requireOneLine(id, "clocks", clocks);
    requireOneLine(id, "thoughts", thoughts);
    requireOneLine(id, "outcome", outcome);
    if (record.isEmpty() == outcome.isEmpty()) {
      throw new IllegalArgumentException(
          "the result of task " + id + " needs either a record or an outcome");
    }
  }

  /** Checks that a part cannot bring further lines into a file of lines. */
  private static void requireOneLine(String id, String name, String part) {
    if (part.indexOf('\n') >= 0 || part.indexOf('\r') >= 0) {
      throw new IllegalArgumentException(
          "the " + name + " of the result of task " + id + " has more than one line");
    }
  }

  /**
   * Describes a result with a record.
   *
   * @param id the name of the task
   * @param record the record as a line of JSON
   * @param clocks the clock readings as JSON; empty if no clock ran
   * @param thoughts the thoughts of the bots as JSON; empty if there are none
   * @throws IllegalArgumentException if the id is not one line of text, a part has more than one
   *     line, or the record is empty
   */
  public TaskResult(String id, String record, String clocks, String thoughts) {
    this(id, record, clocks, thoughts, "");
  }

  /**
   * {@return a result without a record}
   *
   * @param id the name of the task
   * @param outcome the outcome of the match
   * @throws IllegalArgumentException if the id is not one line of text
   */
  public static TaskResult of(String id, TaskOutcome outcome) {
    return new TaskResult(id, "", "", "", TaskJson.write(outcome));
  }

  /**
   * {@return the result of a line of JSON} The record in it is not read.
   *
   * @param json a line in the form of {@link #json()}
   * @throws DamagedFileException if the line does not have this form
   */
  public static TaskResult parse(String json) {
    return DamagedFileException.valueOf("result", () -> TaskJson.readResult(json));
  }

  /** {@return this result as a line of JSON, without a line feed} */
  public String json() {
    return TaskJson.write(this);
  }

  /**
   * {@return the record of the match}
   *
   * @param task the task, which the record must belong to
   * @throws DamagedFileException if the record is damaged or of another match, or there is none
   */
  public MatchRecord matchRecord(MatchTask task) {
    if (record.isEmpty()) {
      throw new DamagedFileException(
          "result of task " + id,
          "the result of task " + task.id() + " has an outcome and no record, which is wanted");
    }
    MatchRecord read = MatchRecord.parse(record);
    task.require(read);
    return read;
  }

  /**
   * {@return the clock readings of the match; empty if it has no clock}
   *
   * @param task the task, which the readings must belong to
   * @throws DamagedFileException if the readings are damaged, or there are none and the task has a
   *     clock, or the other way round
   */
  public Optional<ClockReadings> clockReadings(MatchTask task) {
    boolean isTimed = !task.time().equals(TimeControl.none());
    if (isTimed == clocks.isEmpty()) {
      throw new DamagedFileException(
          "result of task " + id,
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
   * @throws DamagedFileException if the thoughts are damaged
   */
  public Optional<MatchThoughts> matchThoughts() {
    return thoughts.isEmpty() ? Optional.empty() : Optional.of(MatchThoughts.parse(thoughts));
  }

  /**
   * {@return the outcome of the match, which the record holds if there is one}
   *
   * @param task the task, which the record must belong to
   * @throws DamagedFileException if the record is damaged or of another match, or the outcome is
   *     damaged or has another number of seats
   */
  public TaskOutcome matchOutcome(MatchTask task) {
    if (outcome.isEmpty()) {
      return TaskOutcome.of(matchRecord(task));
    }
    TaskOutcome read = DamagedFileException.valueOf("result", () -> TaskJson.readOutcome(outcome));
    if (read.outcome().seatCount() != task.entrants().size()) {
      throw new DamagedFileException(
          "result of task " + id,
          "the result of task "
              + task.id()
              + " has an outcome of "
              + read.outcome().seatCount()
              + " seats, and its match has "
              + task.entrants().size());
    }
    return read;
  }
}
