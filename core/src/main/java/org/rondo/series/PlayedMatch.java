package org.rondo.series;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;
import org.rondo.store.RecordFiles;

/**
 * A match that has been played: its summary, and the texts that are kept of it.
 *
 * <p>Its record may lie in memory, in a temporary file or in a journal. It is empty if only the
 * summary is wanted.
 */
public final class PlayedMatch {
  private final MatchSummary summary;
  private final ByteSource record;

  /** The clock readings as JSON; null if no clock ran. */
  private final @Nullable ByteSource clocks;

  /** What the bots thought, as JSON; null if they said nothing. */
  private final @Nullable ByteSource thoughts;

  /**
   * Describes a match.
   *
   * @param clocks the clock readings as JSON; null if no clock ran
   * @param thoughts what the bots thought, as JSON; null if they said nothing
   */
  PlayedMatch(
      MatchSummary summary,
      ByteSource record,
      @Nullable ByteSource clocks,
      @Nullable ByteSource thoughts) {
    this.summary = summary;
    this.record = record;
    this.clocks = clocks;
    this.thoughts = thoughts;
  }

  /** {@return a match of which only the summary is kept} */
  static PlayedMatch of(MatchSummary summary) {
    return new PlayedMatch(summary, ByteSource.empty(), null, null);
  }

  /**
   * {@return the match of a result from another machine} The moves of its record are not read.
   *
   * @throws org.rondo.input.DamagedFileException if the result is damaged, or not of the task
   */
  static PlayedMatch of(MatchTask task, TaskResult result) {
    MatchSummary summary = result.matchSummary(task);
    if (task.wanted() == MatchTask.Wanted.OUTCOME) {
      return of(summary);
    }
    Optional<ClockReadings> readings = result.clockReadings(task);
    // Thoughts can be long. They are read, but their text need not be written anew.
    Optional<MatchThoughts> thoughts = result.matchThoughts();
    return new PlayedMatch(
        summary,
        bytes(result.record().strip()),
        readings.map(clocks -> bytes(clocks.json())).orElse(null),
        thoughts.map(said -> bytes(result.thoughts())).orElse(null));
  }

  static ByteSource bytes(String text) {
    return ByteSource.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  /** {@return the summary of the match} */
  public MatchSummary summary() {
    return summary;
  }

  ByteSource recordText() {
    return record;
  }

  Optional<ByteSource> clocksText() {
    return Optional.ofNullable(clocks);
  }

  Optional<ByteSource> thoughtsText() {
    return Optional.ofNullable(thoughts);
  }

  /**
   * {@return the record of the match}
   *
   * @throws org.rondo.input.DamagedFileException if it is damaged
   * @throws UncheckedIOException if it cannot be read
   */
  public MatchRecord record() {
    try {
      return MatchRecord.parse(record.asCharSource(StandardCharsets.UTF_8).read());
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
  }

  /**
   * {@return the readings of the clocks; empty if no clock ran}
   *
   * @throws org.rondo.input.DamagedFileException if they are damaged
   * @throws IOException if they cannot be read
   */
  Optional<ClockReadings> readings() throws IOException {
    return clocks == null
        ? Optional.empty()
        : Optional.of(ClockReadings.parse(clocks.asCharSource(StandardCharsets.UTF_8).read()));
  }

  /** {@return this match with texts that lie in memory} */
  PlayedMatch inMemory() throws IOException {
    return new PlayedMatch(
        summary,
        ByteSource.wrap(record.read()),
        clocks == null ? null : ByteSource.wrap(clocks.read()),
        thoughts == null ? null : ByteSource.wrap(thoughts.read()));
  }

  /**
   * Adds the texts of this match to the files that will be published.
   *
   * @throws IOException if a text cannot be read or written
   */
  void publish(MatchId id, RecordFiles files) throws IOException {
    files.addRecord(record::copyTo);
    if (clocks != null) {
      files.addReadings(id.toString(), clocks::copyTo);
    }
    if (thoughts != null) {
      files.addThoughts(id.toString(), thoughts::copyTo);
    }
  }
}
