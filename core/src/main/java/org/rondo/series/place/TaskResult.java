package org.rondo.series.place;

import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.Concession;
import org.rondo.match.Fault;
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
 * @param code the {@linkplain CodeDigest digest} of the code that has played the match; empty if
 *     the {@linkplain MatchTask#code task} names none
 */
public record TaskResult(
    String id, String record, String clocks, String thoughts, String summary, String code) {

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
    requireOneLine(id, "code", code);
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
   * Describes a result with a record, for a task that names no code.
   *
   * @param id the name of the task
   * @param record the record as a line of JSON
   * @param clocks the clock readings as JSON; empty if no clock ran
   * @param thoughts the thoughts of the bots as JSON; empty if there are none
   * @throws IllegalArgumentException if the id is not one line of text, a part has more than one
   *     line, or the record is empty
   */
  public TaskResult(String id, String record, String clocks, String thoughts) {
    this(id, record, clocks, thoughts, "", "");
  }

  /**
   * {@return a result without a record, for a task that names no code}
   *
   * @param id the name of the task
   * @throws IllegalArgumentException if the id is not one line of text
   */
  public static TaskResult of(String id, MatchSummary summary) {
    return new TaskResult(id, "", "", "", summary.json(), "");
  }

  /**
   * {@return this result of a match that code of one version has played}
   *
   * @param digest the digest of the code; empty if the task names none
   */
  public TaskResult playedBy(String digest) {
    return new TaskResult(id, record, clocks, thoughts, summary, digest);
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
   * Checks that this is the result of a task, by its name and by the code that has played the
   * match.
   *
   * @throws DamagedFileException if it is that of another task, or other code has played the match
   */
  public void requireOf(MatchTask task) {
    if (!id.equals(task.id())) {
      throw new DamagedFileException(file(), "it is the result of task " + id);
    }
    if (!code.equals(task.code())) {
      throw new DamagedFileException(
          file(),
          "games and bots of another version have played the match: the digest of their code is "
              + (code.isEmpty() ? "not known" : code)
              + ", and "
              + (task.code().isEmpty() ? "the task names none" : task.code() + " here")
              + "; put the same jars on the class path of both, and play the match again");
    }
  }

  /**
   * {@return the record of the match}
   *
   * @param task the task, which the record must belong to
   * @throws DamagedFileException if the record is damaged or of another match, or there is none
   */
  public MatchRecord matchRecord(MatchTask task) {
    requireRecord(task);
    MatchRecord read = MatchRecord.parse(record);
    task.require(read.game(), read.entrants(), read.seed(), read.opening());
    return read;
  }

  private void requireRecord(MatchTask task) {
    if (record.isEmpty()) {
      throw new DamagedFileException(
          file(),
          "the result of task " + task.id() + " has a summary and no record, which is wanted");
    }
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
   * @param task the task of the match
   * @param played the summary of the match
   * @throws DamagedFileException if the thoughts are damaged, or one is of a turn or a seat that
   *     the match does not have
   */
  public Optional<MatchThoughts> matchThoughts(MatchTask task, MatchSummary played) {
    if (thoughts.isEmpty()) {
      return Optional.empty();
    }
    MatchThoughts read = MatchThoughts.parse(thoughts);
    int first = task.opening().turns().size();
    int seats = task.entrants().size();
    for (MatchThoughts.TurnThought one : read.thoughts()) {
      // A match may end while its bots choose, in a turn that is not played.
      if (one.turn() < first || one.turn() > played.turnCount() || one.seat() >= seats) {
        throw new DamagedFileException(
            file(),
            "the result of task "
                + id
                + " has a thought of seat "
                + one.seat()
                + " at turn "
                + one.turn()
                + ", and its match has "
                + seats
                + " seats and the turns "
                + first
                + ".."
                + played.turnCount()
                + ", counted from 0");
      }
    }
    return Optional.of(read);
  }

  /**
   * {@return the summary of the match, which is read from the record, without its moves, if there
   * is one}
   *
   * @param task the task, which the record must belong to
   * @throws DamagedFileException if the record is damaged or of another match, there is none and
   *     the task wants it, or the summary is damaged or names seats that the match does not have
   */
  public MatchSummary matchSummary(MatchTask task) {
    return requireSeats(
        task,
        summary.isEmpty() || task.wanted() == MatchTask.Wanted.RECORD
            ? recordedMatch(task).summary()
            : MatchSummary.parse(summary));
  }

  /** {@return the match of the record} Its moves are not read. */
  private RecordedMatch recordedMatch(MatchTask task) {
    requireRecord(task);
    RecordedMatch read = RecordedMatch.parse(record);
    task.require(read.game(), read.entrants(), read.seed(), read.opening());
    return read;
  }

  private MatchSummary requireSeats(MatchTask task, MatchSummary read) {
    int seats = task.entrants().size();
    if (read.outcome().seatCount() != seats) {
      throw new DamagedFileException(
          file(),
          "the result of task "
              + task.id()
              + " has a summary of "
              + read.outcome().seatCount()
              + " seats, and its match has "
              + seats);
    }
    int highest =
        Stream.concat(
                read.faults().stream().map(Fault::seat),
                read.concessions().stream().map(Concession::seat))
            .max(Integer::compare)
            .orElse(0);
    if (highest >= seats) {
      throw new DamagedFileException(
          file(),
          "the result of task "
              + task.id()
              + " has a fault or a concession of seat "
              + highest
              + ", and its match has the seats 0.."
              + (seats - 1));
    }
    return read;
  }
}
