package org.rondo.tournament;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.rondo.format.RunKind;
import org.rondo.series.JournalLine;
import org.rondo.series.MatchPart;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogView;

/**
 * The thoughts beside the published records of a tournament or duel.
 *
 * <p>Published records do not name their matches. So a record is looked up in the journal of the
 * same folder, where the thoughts of its match stand before it. Only the places of the thoughts are
 * in memory.
 */
final class PublishedThoughts {

  /** The place of a record that occurs more than once. */
  private static final long AMBIGUOUS = -1;

  private final Path journal;
  private final Map<HashCode, Long> places;

  private PublishedThoughts(Path journal, Map<HashCode, Long> places) {
    this.journal = journal;
    this.places = places;
  }

  /**
   * {@return the thoughts beside a file of records; none if the folder has no file of thoughts or
   * no journal}
   *
   * @param records the file of records
   * @throws IOException if the journal cannot be read
   */
  static PublishedThoughts beside(Path records) throws IOException {
    Path journal = records.resolveSibling(RunKind.JOURNAL);
    Map<HashCode, Long> places = new HashMap<>();
    boolean isPublished =
        records.endsWith(MatchPart.RECORD.file())
            && Files.isRegularFile(records.resolveSibling(MatchPart.THOUGHTS.file()));
    if (isPublished && Files.isRegularFile(journal)) {
      try (RecordLines lines = RecordLines.of(journal)) {
        for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
          OptionalLong place = lines.thoughtPlace();
          if (place.isPresent()) {
            places.merge(key(next.get()), place.getAsLong(), (one, other) -> AMBIGUOUS);
          }
        }
      }
    }
    return new PublishedThoughts(journal, places);
  }

  private static HashCode key(String record) {
    return Hashing.sha256().hashString(record, StandardCharsets.UTF_8);
  }

  /**
   * {@return the thoughts of the match with a record, as JSON; empty if there are none}
   *
   * @throws IOException if the journal cannot be read
   */
  Optional<String> of(String record) throws IOException {
    if (places.isEmpty()) {
      return Optional.empty();
    }
    long place = places.getOrDefault(key(record), AMBIGUOUS);
    return place == AMBIGUOUS ? Optional.empty() : read(place);
  }

  private Optional<String> read(long place) throws IOException {
    try (LogView log = LogView.open(journal)) {
      CheckedLineReader line = log.lines(place);
      line.advance();
      return Optional.of(
          log.text(JournalLine.ofMatch(line.head(), line.body()).orElseThrow().value()));
    }
  }
}
