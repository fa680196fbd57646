package org.rondo.series;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.input.TextPattern;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.TextLimit;

/**
 * A line of a journal after its header.
 *
 * <p>The lines of matches hold values that may be long. Of these, only the place in the file is
 * known.
 */
public sealed interface JournalLine {

  /** The beginning of a ruling's line; inside a text of JSON its quotes would be escaped. */
  String RULING_HEAD = "{\"ruling\":";

  /** The beginning of the line of another decision. */
  String DECISION_HEAD = "{\"decision\":";

  /** The beginnings of the lines of matches; the journals of duels once had no replays. */
  TextPattern MATCH_HEAD =
      TextPattern.of(
          "\\{\"(game|clocks|thoughts)\":\"([0-9.]{1,40})\",(?:\"replay\":([0-9]{1,9}),)?"
              + "\"(?:record|readings|said)\":");

  /**
   * A line with a text of a match.
   *
   * @param key the playing of the match
   * @param from the byte at which the line begins
   * @param value the place of the text in the file
   */
  record MatchLine(MatchPart part, MatchKey key, long from, Place value) implements JournalLine {}

  /** The beginning of a round. */
  record RoundLine(int number, String title) implements JournalLine {}

  /**
   * A ruling of the director.
   *
   * @param ruling the ruling as text
   * @param after the number of the round after which it was taken; 0 before the first
   */
  record RulingLine(String ruling, int after) implements JournalLine {}

  /**
   * A decision of the director that the series does not need.
   *
   * @param decision a JSON object
   */
  record DecisionLine(String decision) implements JournalLine {}

  /**
   * The end of a lesson.
   *
   * @param round the number of the round that the lesson covers
   */
  record LessonLine(int round, String entrant) implements JournalLine {}

  /**
   * A damaged line does not count any more.
   *
   * @param from the byte at which the damaged line begins
   */
  record DroppedLine(long from) implements JournalLine {}

  /**
   * The test of a duel, which may go on with another one.
   *
   * @param test the test as JSON
   */
  record TestLine(String test) implements JournalLine {}

  /** The end of the competition. */
  record FinishedLine() implements JournalLine {}

  /**
   * {@return the line as text, without a line feed}
   *
   * @throws IllegalArgumentException if it is the line of a match
   */
  default String text() {
    JsonObject json = new JsonObject();
    if (this instanceof RoundLine begun) {
      json.addProperty("round", begun.number());
      json.addProperty("title", begun.title());
    } else if (this instanceof RulingLine ruled) {
      json.addProperty("ruling", ruled.ruling());
      json.addProperty("after", ruled.after());
    } else if (this instanceof DecisionLine decided) {
      json.add("decision", JsonParser.parseString(decided.decision()).getAsJsonObject());
    } else if (this instanceof LessonLine learned) {
      json.addProperty("lesson", learned.round());
      json.addProperty("entrant", learned.entrant());
    } else if (this instanceof DroppedLine dropped) {
      json.addProperty("dropped", dropped.from());
    } else if (this instanceof TestLine tested) {
      json.add("test", JsonParser.parseString(tested.test()));
    } else if (this instanceof FinishedLine) {
      json.addProperty("finished", true);
    } else {
      throw new IllegalArgumentException("the line of a match is written with its values");
    }
    return json.toString();
  }

  /**
   * {@return the line of a match; empty if it is another line}
   *
   * @param head the line or its beginning
   * @param body the place of the line without its check value and its closing brace; a line that
   *     ends within its head has an empty text
   */
  static Optional<MatchLine> ofMatch(String head, Place body) {
    Matcher found = MATCH_HEAD.matcher(head);
    if (!found.lookingAt()) {
      return Optional.empty();
    }
    int replay = found.group(3) == null ? 0 : Integer.parseInt(found.group(3));
    return Optional.of(
        new MatchLine(
            MatchPart.of(found.group(1)),
            new MatchKey(MatchId.parse(found.group(2)), replay),
            body.from(),
            new Place(body.from() + found.end(), Math.max(0, body.length() - found.end()))));
  }

  /**
   * {@return the line of a match in a text; empty if it is another line} The place of the value is
   * its place in the text.
   *
   * @param text the line without its check value
   */
  static Optional<MatchLine> ofMatch(String text) {
    return ofMatch(text, new Place(0, text.length() - 1L));
  }

  /** {@return whether a line is of a match, by its beginning} */
  static boolean isOfMatch(String line) {
    return MATCH_HEAD.matcher(line).lookingAt();
  }

  /**
   * {@return whether a line, which may be damaged, is of a match, and does not also hold a decision
   * because the line feed between them is lost}
   */
  static boolean isOfMatchOnly(String line) {
    return isOfMatch(line) && !line.contains(RULING_HEAD) && !line.contains(DECISION_HEAD);
  }

  /**
   * {@return whether the line at which a reader stands is {@linkplain #isOfMatchOnly(String) of a
   * match only}}
   *
   * @throws IOException if the line cannot be read
   */
  static boolean isOfMatchOnly(CheckedLineReader lines) throws IOException {
    return isOfMatch(lines.head())
        && lines.place().length() <= TextLimit.bytes()
        && isOfMatchOnly(lines.text());
  }

  /**
   * {@return the line at which a reader stands}
   *
   * @param lines the reader, after the header
   * @throws DamagedFileException if the line has no known form
   * @throws IOException if the line cannot be read
   */
  static JournalLine read(CheckedLineReader lines) throws IOException {
    Optional<MatchLine> match = ofMatch(lines.head(), lines.body());
    return match.isPresent() ? match.get() : parse(lines.text());
  }

  /**
   * {@return the line of a text}
   *
   * @param text the line without its check value; for the line of a match, the place of the value
   *     is its place in the text
   * @throws DamagedFileException if the line has no known form
   */
  static JournalLine parse(String text) {
    Optional<MatchLine> match = ofMatch(text);
    if (match.isPresent()) {
      return match.get();
    }
    try {
      return parse(JsonParser.parseString(text).getAsJsonObject());
    } catch (JsonParseException
        | IllegalStateException
        | NumberFormatException
        | UnsupportedOperationException e) {
      throw new DamagedFileException("journal", "the line has no known form", e);
    }
  }

  private static JournalLine parse(JsonObject json) {
    if (json.has("round")) {
      return new RoundLine(json.get("round").getAsInt(), text(json, "title"));
    }
    if (json.has("ruling")) {
      if (!json.has("after")) {
        throw new DamagedFileException(
            "journal", "its ruling does not say after which round it was taken");
      }
      return new RulingLine(text(json, "ruling"), json.get("after").getAsInt());
    }
    if (json.has("decision")) {
      return new DecisionLine(json.get("decision").getAsJsonObject().toString());
    }
    if (json.has("lesson")) {
      return new LessonLine(json.get("lesson").getAsInt(), text(json, "entrant"));
    }
    if (json.has("dropped")) {
      return new DroppedLine(json.get("dropped").getAsLong());
    }
    if (json.has("test")) {
      return new TestLine(json.get("test").toString());
    }
    if (json.has("finished")) {
      return new FinishedLine();
    }
    throw new DamagedFileException("journal", "the line has no known form");
  }

  private static String text(JsonObject json, String field) {
    if (!json.has(field)) {
      throw new DamagedFileException("journal", "the line has no \"" + field + "\"");
    }
    return json.get(field).getAsString();
  }
}
