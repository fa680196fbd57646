package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.rondo.bot.Entrant;
import org.rondo.input.DamagedFileException;
import org.rondo.random.Seed;

/**
 * A recorded match, read from its record without the moves. This is several times faster than
 * {@link MatchRecord#parse}.
 *
 * @param game the id of the game
 * @param seed the seed from which rules and bots drew
 * @param entrants the names, by seat
 * @param opening the turns that were played before the bots were asked
 * @param summary the result
 * @param lineDigest SHA-256 of the record, in hexadecimal; records of different matches have
 *     different digests
 */
public record RecordedMatch(
    String game,
    Seed seed,
    List<String> entrants,
    Opening opening,
    MatchSummary summary,
    String lineDigest) {
  private static final StrictJson RECORD = new StrictJson("record");
  private static final String TURNS = "turns";
  private static final Set<String> READ =
      Set.of(
          "format",
          "game",
          "seed",
          "entrants",
          "position",
          "opening",
          "faults",
          "concessions",
          "halted",
          "outcome",
          "states");

  /**
   * Describes a recorded match.
   *
   * @throws IllegalArgumentException if a name cannot be an entrant's, or the outcome has another
   *     number of seats
   */
  public RecordedMatch {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(seed, "seed");
    entrants = List.copyOf(entrants);
    entrants.forEach(Entrant::requireName);
    Objects.requireNonNull(opening, "opening");
    Objects.requireNonNull(lineDigest, "lineDigest");
    checkArgument(
        entrants.size() == summary.outcome().seatCount(),
        "record of %s entrants has an outcome for %s seats",
        entrants.size(),
        summary.outcome().seatCount());
  }

  /**
   * {@return the match in the text of a record}
   *
   * <p>The digest of the line is checked. The moves are counted, and not checked.
   *
   * @param json a text from {@link MatchRecord#json}
   * @throws DamagedFileException if the line is cut off, changed or of another form
   */
  public static RecordedMatch parse(String json) {
    return RECORD.read(
        json,
        READ,
        Set.of(TURNS),
        fields -> {
          RECORD.requireFormat(fields, RecordJson.FORMAT);
          LineDigest.require(json);
          Opening opening = RecordJson.opening(fields);
          int turns = opening.turns().size() + RECORD.integer(RECORD.field(fields, TURNS));
          return new RecordedMatch(
              RECORD.text(RECORD.field(fields, "game")),
              new Seed(RECORD.text(RECORD.field(fields, "seed"))),
              RECORD.list(RECORD.field(fields, "entrants"), RECORD::text),
              opening,
              RecordJson.summary(turns, fields),
              LineDigest.recorded(json));
        });
  }
}
