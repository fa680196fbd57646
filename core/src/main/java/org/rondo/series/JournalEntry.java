package org.rondo.series;

import com.google.common.collect.Maps;
import com.google.common.io.ByteSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.DamagedLine;
import org.rondo.store.LogView;

/**
 * A match in a journal.
 *
 * @param line the byte at which the line of its record begins
 * @param places the places of its texts
 * @param isTorn whether a line that was dropped may have held another text of it
 */
record JournalEntry(
    LogView log, MatchKey key, long line, Map<MatchPart, Place> places, boolean isTorn) {

  /**
   * Adds the line of a match to those whose record has not been found yet. The record completes the
   * match, because the other lines of a match stand before it.
   */
  static void collect(
      JournalLine.MatchLine line,
      LogView log,
      Map<MatchKey, Map<MatchPart, Place>> incomplete,
      Map<MatchKey, JournalEntry> complete) {
    MatchKey key = line.key();
    Map<MatchPart, Place> places =
        incomplete.computeIfAbsent(key, other -> new EnumMap<>(MatchPart.class));
    places.put(line.part(), line.value());
    if (line.part() == MatchPart.RECORD) {
      incomplete.remove(key);
      complete.put(key, new JournalEntry(log, key, line.from(), places, false));
    }
  }

  /** {@return this match without a text that was dropped} */
  JournalEntry torn() {
    return new JournalEntry(log, key, line, places, true);
  }

  /**
   * {@return the record, parsed}
   *
   * @throws DamagedFileException if it is damaged
   */
  MatchRecord parsed() throws IOException {
    return MatchRecord.parse(log.text(Objects.requireNonNull(places.get(MatchPart.RECORD))));
  }

  /**
   * {@return the record, parsed}
   *
   * @throws DamagedFileException if it is damaged; the message says how to go on
   */
  MatchRecord checked() throws IOException {
    try {
      return parsed();
    } catch (DamagedFileException e) {
      DamagedFileException refused = damaged(e.getMessage()).refused(log.path().toString(), 0);
      refused.initCause(e);
      throw refused;
    }
  }

  /** {@return the damage of this match, whose line can be dropped} */
  DamagedLine damaged(String damage) {
    return new DamagedLine(line, "its game " + key.match() + ": " + damage, true);
  }

  /** {@return the match, whose texts are read from the file when they are needed} */
  PlayedMatch played(MatchSummary summary) {
    return new PlayedMatch(summary, texts(log, places));
  }

  static Map<MatchPart, ByteSource> texts(LogView log, Map<MatchPart, Place> places) {
    return Maps.transformValues(places, place -> new FileText(log, place));
  }

  /** A text in a file. */
  private static final class FileText extends ByteSource {
    private final LogView log;
    private final Place place;

    FileText(LogView log, Place place) {
      this.log = log;
      this.place = place;
    }

    @Override
    public InputStream openStream() throws IOException {
      return new ByteArrayInputStream(log.text(place).getBytes(StandardCharsets.UTF_8));
    }

    /** Copies in blocks: a record may be longer than the memory. */
    @Override
    public long copyTo(OutputStream out) throws IOException {
      log.copy(place, out);
      return place.length();
    }
  }
}
