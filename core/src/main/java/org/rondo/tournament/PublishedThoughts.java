package org.rondo.tournament;

import com.google.common.hash.HashCode;
import com.google.common.hash.Hashing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.format.MatchId;
import org.rondo.series.SeriesFiles;
import org.rondo.store.CheckedLineReader;

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
   * A line of a journal with the thoughts of a match.
   *
   * @param replay the number of earlier playings of the match
   * @param start the byte at which the line begins
   * @param json the thoughts
   */
  record ThoughtLine(MatchId match, int replay, long start, String json) {

    /** The beginning of the line; journals of duels have no number of replays. */
    private static final Pattern HEAD =
        Pattern.compile(
            "\\{\"thoughts\":\"([0-9.]{1,40})\",(?:\"replay\":([0-9]{1,9}),)?\"said\":");

    /** {@return the thoughts in a line; empty if the line has none} */
    static Optional<ThoughtLine> of(String line, long start) {
      Matcher head = HEAD.matcher(line);
      if (!head.lookingAt()) {
        return Optional.empty();
      }
      String body = CheckedLineReader.withoutCheck(line);
      return Optional.of(
          new ThoughtLine(
              MatchId.parse(head.group(1)),
              head.group(2) == null ? 0 : Integer.parseInt(head.group(2)),
              start,
              body.substring(head.end(), body.length() - 1)));
    }
  }

  /**
   * {@return the thoughts beside a file of records; none if the folder has no file of thoughts or
   * no journal}
   *
   * @param records the file of records
   * @throws IOException if the journal cannot be read
   */
  static PublishedThoughts beside(Path records) throws IOException {
    Path journal = records.resolveSibling(SeriesFiles.JOURNAL);
    Map<HashCode, Long> places = new HashMap<>();
    boolean isPublished =
        records.endsWith("games.jsonl")
            && Files.isRegularFile(records.resolveSibling("thoughts.jsonl"));
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
    try (InputStream in = Files.newInputStream(journal)) {
      in.skipNBytes(place);
      String line =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).readLine();
      return Optional.ofNullable(line)
          .flatMap(text -> ThoughtLine.of(text, place))
          .map(ThoughtLine::json);
    }
  }
}
