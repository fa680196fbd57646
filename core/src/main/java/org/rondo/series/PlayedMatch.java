package org.rondo.series;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.match.MatchThoughts;
import org.rondo.series.place.MatchTask;
import org.rondo.series.place.TaskResult;

/**
 * A match that has been played: its summary, and the texts that are kept of it.
 *
 * <p>Its record may lie in memory, in a temporary file or in a journal. It is empty if only the
 * summary is wanted.
 */
public final class PlayedMatch {
  private final MatchSummary summary;
  private final Map<MatchPart, ByteSource> texts;

  /**
   * Describes a match.
   *
   * @param texts the texts as JSON; none if only the summary is kept
   */
  PlayedMatch(MatchSummary summary, Map<MatchPart, ByteSource> texts) {
    this.summary = summary;
    this.texts = texts;
  }

  /**
   * {@return a match whose record is kept}
   *
   * @param record the record as JSON
   * @param clocks the clock readings as JSON; the empty text if no clock ran
   * @param thoughts what the bots thought, as JSON; the empty text if they said nothing
   */
  static PlayedMatch of(MatchSummary summary, ByteSource record, String clocks, String thoughts) {
    Map<MatchPart, ByteSource> texts = new EnumMap<>(MatchPart.class);
    texts.put(MatchPart.RECORD, record);
    if (!clocks.isEmpty()) {
      texts.put(MatchPart.CLOCKS, bytes(clocks));
    }
    if (!thoughts.isEmpty()) {
      texts.put(MatchPart.THOUGHTS, bytes(thoughts));
    }
    return new PlayedMatch(summary, texts);
  }

  /**
   * {@return the match of a result from another machine} The moves of its record are not read.
   *
   * @throws org.rondo.input.DamagedFileException if the result is damaged, or not of the task
   */
  static PlayedMatch of(MatchTask task, TaskResult result) {
    MatchSummary summary = result.matchSummary(task);
    if (task.wanted() == MatchTask.Wanted.OUTCOME) {
      return new PlayedMatch(summary, Map.of());
    }
    Optional<ClockReadings> readings = result.clockReadings(task);
    // Thoughts can be long. They are read, but their text need not be written anew.
    Optional<MatchThoughts> thoughts = result.matchThoughts(task, summary);
    return of(
        summary,
        bytes(result.record().strip()),
        readings.map(ClockReadings::json).orElse(""),
        thoughts.map(said -> result.thoughts()).orElse(""));
  }

  static ByteSource bytes(String text) {
    return ByteSource.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  /** {@return the summary of the match} */
  public MatchSummary summary() {
    return summary;
  }

  Optional<ByteSource> text(MatchPart part) {
    return Optional.ofNullable(texts.get(part));
  }

  /**
   * {@return the record of the match}
   *
   * @throws org.rondo.input.DamagedFileException if it is damaged
   * @throws UncheckedIOException if it cannot be read
   */
  public MatchRecord record() {
    try {
      return MatchRecord.parse(string(MatchPart.RECORD).orElse(""));
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
    return string(MatchPart.CLOCKS).map(ClockReadings::parse);
  }

  private Optional<String> string(MatchPart part) throws IOException {
    ByteSource text = texts.get(part);
    return text == null
        ? Optional.empty()
        : Optional.of(text.asCharSource(StandardCharsets.UTF_8).read());
  }

  /** {@return this match with texts that lie in memory} */
  PlayedMatch inMemory() throws IOException {
    Map<MatchPart, ByteSource> read = new EnumMap<>(MatchPart.class);
    for (Map.Entry<MatchPart, ByteSource> text : texts.entrySet()) {
      read.put(text.getKey(), ByteSource.wrap(text.getValue().read()));
    }
    return new PlayedMatch(summary, read);
  }
}
