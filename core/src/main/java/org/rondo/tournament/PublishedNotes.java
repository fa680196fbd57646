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
import java.util.stream.Stream;
import org.rondo.format.RunKind;
import org.rondo.series.JournalLine;
import org.rondo.series.MatchPart;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogView;

/**
 * The thoughts and clock readings beside the published records of a tournament or duel.
 *
 * <p>Published records do not name their matches. So a record is looked up in the journal of the
 * same folder, where the other texts of its match stand before it. Only the places of these texts
 * are in memory.
 */
final class PublishedNotes {

  /** The places beside a record that occurs more than once. */
  private static final Map<MatchPart, Long> AMBIGUOUS = Map.of();

  private final Path journal;
  private final Map<HashCode, Map<MatchPart, Long>> places;

  private PublishedNotes(Path journal, Map<HashCode, Map<MatchPart, Long>> places) {
    this.journal = journal;
    this.places = places;
  }

  /**
   * {@return the texts beside a file of records; none if the folder has only records, or no
   * journal}
   *
   * @param records the file of records
   * @throws IOException if the journal cannot be read
   */
  static PublishedNotes beside(Path records) throws IOException {
    Path journal = records.resolveSibling(RunKind.JOURNAL);
    Map<HashCode, Map<MatchPart, Long>> places = new HashMap<>();
    if (isPublished(records) && Files.isRegularFile(journal)) {
      try (RecordLines lines = RecordLines.of(journal)) {
        for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
          Map<MatchPart, Long> beside = lines.places();
          if (!beside.isEmpty()) {
            places.merge(key(next.get()), beside, (one, other) -> AMBIGUOUS);
          }
        }
      }
    }
    return new PublishedNotes(journal, places);
  }

  private static boolean isPublished(Path records) {
    return records.endsWith(MatchPart.RECORD.file())
        && Stream.of(MatchPart.THOUGHTS, MatchPart.CLOCKS)
            .anyMatch(part -> Files.isRegularFile(records.resolveSibling(part.file())));
  }

  private static HashCode key(String record) {
    return Hashing.sha256().hashString(record, StandardCharsets.UTF_8);
  }

  /**
   * {@return a text of the match with a record, as JSON; empty if there is none}
   *
   * @throws IOException if the journal cannot be read
   */
  Optional<String> of(String record, MatchPart part) throws IOException {
    Long place = places.isEmpty() ? null : places.getOrDefault(key(record), AMBIGUOUS).get(part);
    return place == null ? Optional.empty() : Optional.of(read(place));
  }

  private String read(long place) throws IOException {
    try (LogView log = LogView.open(journal)) {
      CheckedLineReader line = log.lines(place);
      line.advance();
      return log.text(JournalLine.ofMatch(line.head(), line.body()).orElseThrow().value());
    }
  }
}
