package org.rondo.series.place;

import java.util.Optional;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.match.RecordedMatch;
import org.rondo.match.clock.TimeControl;

/**
 * The result of a task: the record of the match, and what is kept beside it; or only the summary,
 * if no more is {@linkplain MatchTask.Wanted wanted}.
 *
 * @param id the name of the task
 * @param record the {@linkplain MatchRecord#json record} as a line of JSON; empty if only the
 *     summary is there
 * @param clocks the {@linkplain ClockReadings#json clock readings} as JSON; empty if no clock ran
 * @param thoughts the {@linkplain MatchThoughts#json thoughts} of the bots as JSON; empty if there
 *     are none
 * @param summary the {@linkplain MatchSummary#json summary} as JSON; empty if the record is there
 */
public record TaskResult(String id, String record, String clocks, String thoughts, String summary) {

  /**
   * Describes a result.
   *
   * @throws IllegalArgumentException if the id is not one line of text, a part has more than one
   *     line, or there is neither a record nor a summary, or both
   */
  public TaskResult {
    TaskJson.requireLine(id);
    requireOneLine(id, "record", record);
    requireOneLine(id, "clocks", clocks);
    requireOneLine(id, "thoughts", thoughts);
    requireOneLine(id, "summary", summary);
    if (record.isEmpty() == summary.isEmpty()) {
      throw new IllegalArgumentException(
          "the result of task " + id + " needs either a record or a summary");
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
   * @throws IllegalArgumentException if the id is not one line of text
   */
  public static TaskResult of(String id, MatchSummary summary) {
    return new TaskResult(id, "", "", "", summary.json());
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

  /** {@return what {@link DamagedFileException#file()} is if this result is refused} */
  public String file() {
    return "result of task " + id;
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
    recordedMatch(task);
    return MatchRecord.parse(record);
  }

  /** {@return the match of the record} Its moves are not read. */
  private RecordedMatch recordedMatch(MatchTask task) {
    if (record.isEmpty()) {
      throw new DamagedFileException(
          file(),
          "the result of task " + task.id() + " has a summary and no record, which is wanted");
    }
    RecordedMatch read = RecordedMatch.parse(record);
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
          file(),
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
   * {@return the summary of the match, which is read from the record, without its moves, if there
   * is one}
   *
   * @param task the task, which the record must belong to
   * @throws DamagedFileException if the record is damaged or of another match, there is none and
   *     the task wants it, or the summary is damaged or has another number of seats
   */
  public MatchSummary matchSummary(MatchTask task) {
    if (summary.isEmpty() || task.wanted() == MatchTask.Wanted.RECORD) {
      return recordedMatch(task).summary();
    }
    MatchSummary read = MatchSummary.parse(summary);
    if (read.outcome().seatCount() != task.entrants().size()) {
      throw new DamagedFileException(
          file(),
          "the result of task "
              + task.id()
              + " has a summary of "
              + read.outcome().seatCount()
              + " seats, and its match has "
              + task.entrants().size());
    }
    return read;
  }
}
