package org.rondo.series;

import com.google.common.io.ByteSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchSummary;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.DamagedLine;

/**
 * The places of a match in a journal.
 *
 * @param line the byte at which the line of its record begins
 * @param clocks the place of the clock readings; null if there are none
 * @param thoughts the place of what the bots thought; null if they said nothing
 */
record JournalEntry(
    AppendOnlyFile file,
    MatchKey key,
    long line,
    Place record,
    @Nullable Place clocks,
    @Nullable Place thoughts) {

  /**
   * {@return the record, parsed}
   *
   * @throws org.rondo.input.DamagedFileException if it is damaged
   */
  MatchRecord parsed() throws IOException {
    return MatchRecord.parse(file.text(record));
  }

  /** {@return the damage of this match, whose line can be dropped} */
  DamagedLine damaged(DamagedFileException damage) {
    return new DamagedLine(line, "its game " + key.match() + ": " + damage.getMessage(), true);
  }

  /** {@return the match, whose texts are read from the file when they are needed} */
  PlayedMatch played(MatchSummary summary) {
    return new PlayedMatch(
        summary,
        new FileText(file, record),
        clocks == null ? null : new FileText(file, clocks),
        thoughts == null ? null : new FileText(file, thoughts));
  }

  /** A text in a file. */
  private static final class FileText extends ByteSource {
    private final AppendOnlyFile file;
    private final Place place;

    FileText(AppendOnlyFile file, Place place) {
      this.file = file;
      this.place = place;
    }

    @Override
    public InputStream openStream() throws IOException {
      return new ByteArrayInputStream(file.text(place).getBytes(StandardCharsets.UTF_8));
    }

    /** Copies in blocks: a record may be longer than the memory. */
    @Override
    public long copyTo(OutputStream out) throws IOException {
      file.copy(place, out);
      return place.length();
    }
  }
}
