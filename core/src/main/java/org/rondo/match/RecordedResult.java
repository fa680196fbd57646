package org.rondo.match;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;

/**
 * The result of a recorded match, read from its record without the moves. This is several times
 * faster than {@link MatchRecord#parse}.
 *
 * @param game the id of the game
 * @param entrants the names, by seat
 * @param outcome the place and the score of each seat
 * @param digest SHA-256 of the record, in hexadecimal; records of different matches have different
 *     digests
 */
public record RecordedResult(String game, List<String> entrants, Outcome outcome, String digest) {
  private static final StrictJson RECORD = new StrictJson("record");
  private static final Set<String> READ = Set.of("format", "game", "entrants", "outcome");

  /**
   * Describes a result.
   *
   * @throws IllegalArgumentException if the outcome has another number of seats
   */
  public RecordedResult {
    Objects.requireNonNull(game, "game");
    entrants = List.copyOf(entrants);
    Objects.requireNonNull(digest, "digest");
    if (entrants.size() != outcome.seatCount()) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "result of %d entrants has an outcome for %d seats",
              entrants.size(),
              outcome.seatCount()));
    }
  }

  /**
   * {@return the result in the text of a record}
   *
   * <p>The digest of the line is checked. The moves are not checked.
   *
   * @param json a text from {@link MatchRecord#json}
   * @throws DamagedFileException if the line is cut off, changed or of another form
   */
  public static RecordedResult parse(String json) {
    return RECORD.read(json, READ, fields -> result(json, fields));
  }

  private static RecordedResult result(String text, JsonObject json) {
    RECORD.requireFormat(json, RecordJson.FORMAT);
    LineDigest.require(text);
    return new RecordedResult(
        RECORD.text(RECORD.field(json, "game")),
        RECORD.list(RECORD.field(json, "entrants"), RECORD::text),
        RecordJson.outcome(RECORD.field(json, "outcome").getAsJsonObject()),
        LineDigest.recorded(text));
  }
}
