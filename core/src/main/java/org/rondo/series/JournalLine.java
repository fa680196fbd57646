package org.rondo.series;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.Optional;
import java.util.regex.Matcher;
import org.rondo.input.DamagedFileException;
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

  /** A line with a value of a match. */
  sealed interface MatchLine extends JournalLine {
    /** {@return the playing of the match} */
    MatchKey key();

    /** {@return the place of the value in the file} */
    Place value();
  }

  /** The record of a match. */
  record RecordLine(MatchKey key, Place value) implements MatchLine {}

  /** The clock readings of a match, whose record follows. */
  record ClocksLine(MatchKey key, Place value) implements MatchLine {}

  /** What the bots thought in a match, whose record follows. */
  record ThoughtsLine(MatchKey key, Place value) implements MatchLine {}

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

  /** {@return the beginning of the line with the record of a match; the record follows} */
  static String recordHead(MatchKey key) {
    return LineHead.RECORD.text(key);
  }

  /** {@return the beginning of the line with the clock readings of a match} */
  static String clocksHead(MatchKey key) {
    return LineHead.CLOCKS.text(key);
  }

  /** {@return the beginning of the line with the thoughts of the bots in a match} */
  static String thoughtsHead(MatchKey key) {
    return LineHead.THOUGHTS.text(key);
  }

  /** {@return the line of a match at which a reader stands; empty if it is another line} */
  static Optional<MatchLine> ofMatch(CheckedLineReader lines) {
    Matcher head = LineHead.PATTERN.matcher(lines.head());
    return head.lookingAt() ? Optional.of(LineHead.line(head, lines.body())) : Optional.empty();
  }

  /**
   * {@return whether a line, which may be damaged, is of a match, and does not also hold a ruling
   * because the line feed between them is lost}
   *
   * @throws IOException if the line cannot be read
   */
  static boolean isOfMatchOnly(CheckedLineReader lines) throws IOException {
    return LineHead.PATTERN.matcher(lines.head()).lookingAt()
        && lines.place().length() <= TextLimit.bytes()
        && !lines.text().contains(RULING_HEAD);
  }

  /**
   * {@return the line at which a reader stands}
   *
   * @param lines the reader, after the header
   * @throws DamagedFileException if the line has no known form
   * @throws IOException if the line cannot be read
   */
  static JournalLine read(CheckedLineReader lines) throws IOException {
    Optional<MatchLine> ofMatch = ofMatch(lines);
    return ofMatch.isPresent() ? ofMatch.get() : parse(lines.text());
  }

  /**
   * {@return the line of a text that is not of a match}
   *
   * @param text the line without its check value
   * @throws DamagedFileException if the line has no known form
   */
  static JournalLine parse(String text) {
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
