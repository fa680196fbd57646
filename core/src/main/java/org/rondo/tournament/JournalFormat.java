package org.rondo.tournament;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.match.Openings;
import org.rondo.match.adjudication.Adjudication;
import org.rondo.random.Seed;
import org.rondo.series.MatchKey;
import org.rondo.store.SeedKeeper;

/** Writes and reads the lines of a tournament's journal. */
final class JournalFormat {
  private static final int FORMAT = 1;

  /** The beginning of a ruling's line; inside a text of JSON its quotes would be escaped. */
  static final String RULING_HEAD = "{\"ruling\":";

  /** The keys of the lines that belong to no match, apart from the last line. */
  private static final List<String> KINDS = List.of("round", "ruling", "dropped", "lesson");

  private static final Pattern KEY =
      Pattern.compile("\\{\"(game|clocks|thoughts)\":\"([0-9.]+)\",\"replay\":([0-9]{1,9}),");

  private JournalFormat() {}

  /** {@return the first line: all values that must be equal when the tournament is resumed} */
  static String header(
      Competition<?, ?> competition,
      String note,
      Seed seed,
      Openings openings,
      Adjudication adjudication,
      List<String> entrants,
      List<String> reserves) {
    JsonObject json = new JsonObject();
    json.addProperty("journal", FORMAT);
    json.addProperty("competition", competition.name());
    json.add("games", texts(competition.games().stream().map(game -> game.id()).toList()));
    json.addProperty("format", competition.format().text());
    json.addProperty("time", competition.time().text());
    json.addProperty("note", note);
    json.addProperty("seed", SeedKeeper.headerText(seed));
    json.add("opening", opening(competition, openings));
    if (!adjudication.isNone()) {
      json.addProperty("adjudication", adjudication.text());
    }
    json.add("entrants", texts(entrants));
    json.add("reserves", texts(reserves));
    return json.toString();
  }

  /**
   * {@return the field for the openings: a number of random turns in games that have standard
   * openings, or a text that identifies the openings}
   */
  private static JsonElement opening(Competition<?, ?> competition, Openings openings) {
    if (openings instanceof Openings.Standard) {
      return new JsonPrimitive(Openings.STANDARD_TURNS);
    }
    boolean haveStandard =
        competition.games().stream().allMatch(game -> Openings.standardTurns(game) > 0);
    return openings instanceof Openings.Random random && (random.turns() == 0 || haveStandard)
        ? new JsonPrimitive(random.turns())
        : new JsonPrimitive(openings.text());
  }

  private static JsonArray texts(List<String> texts) {
    JsonArray array = new JsonArray();
    texts.forEach(array::add);
    return array;
  }

  static String roundBegun(int number, String title) {
    JsonObject json = new JsonObject();
    json.addProperty("round", number);
    json.addProperty("title", title);
    return json.toString();
  }

  static String ruled(RulingLog.TakenRuling decision) {
    JsonObject json = new JsonObject();
    json.addProperty("ruling", decision.ruling().stored());
    json.addProperty("after", decision.afterRound());
    return json.toString();
  }

  /**
   * Identifies a lesson.
   *
   * @param round the number of the round that the lesson covers
   * @param entrant the name of the entrant that learned
   */
  record LessonKey(int round, String entrant) {}

  static String lessonEnded(LessonKey lesson) {
    JsonObject json = new JsonObject();
    json.addProperty("lesson", lesson.round());
    json.addProperty("entrant", lesson.entrant());
    return json.toString();
  }

  /**
   * {@return the lesson whose end the line records; empty for other lines}
   *
   * @param lastRound the number of the last round that has begun
   * @throws RuntimeException of any type, if the line is damaged
   */
  static Optional<LessonKey> lesson(String line, int lastRound) {
    Optional<LessonKey> lesson =
        object(line)
            .filter(json -> json.has("lesson"))
            .map(
                json ->
                    new LessonKey(
                        json.get("lesson").getAsInt(), json.get("entrant").getAsString()));
    lesson
        .filter(key -> key.round() != lastRound)
        .ifPresent(
            key -> {
              throw new DamagedFileException(
                  "journal",
                  "its lesson is on round " + key.round() + ", but it follows round " + lastRound);
            });
    return lesson;
  }

  static String dropped(long line) {
    JsonObject json = new JsonObject();
    json.addProperty("dropped", line);
    return json.toString();
  }

  /**
   * {@return the byte at which a damaged line begins, if the given line records that the damaged
   * line does not count any more; empty for other lines}
   *
   * @throws RuntimeException of any type, if the line is damaged
   */
  static Optional<Long> droppedLine(String line) {
    return object(line)
        .filter(json -> json.has("dropped"))
        .map(json -> json.get("dropped").getAsLong());
  }

  static String finished() {
    return "{\"finished\":true}";
  }

  /** {@return the beginning of a match's line; the record and a closing brace follow} */
  static String matchHead(MatchKey key) {
    return head("game", key) + "\"record\":";
  }

  /** A line beside that of a match, just before it. */
  enum SideLine {
    CLOCKS("clocks", "readings"),
    THOUGHTS("thoughts", "said");

    private final String kind;
    private final String value;

    SideLine(String kind, String value) {
      this.kind = kind;
      this.value = value;
    }

    /** {@return the beginning of the line; its value and a closing brace follow} */
    String head(MatchKey key) {
      return JournalFormat.head(kind, key) + "\"" + value + "\":";
    }

    /**
     * {@return the match beside whose line the line stands; empty if the line is of another kind}
     */
    Optional<MatchKey> key(String line) {
      return JournalFormat.key(kind, line);
    }
  }

  private static String head(String kind, MatchKey key) {
    return "{\"" + kind + "\":\"" + key.match() + "\",\"replay\":" + key.replay() + ",";
  }

  /** {@return the match whose record the line holds; empty if the line holds no record} */
  static Optional<MatchKey> matchKey(String line) {
    return key("game", line);
  }

  private static Optional<MatchKey> key(String kind, String line) {
    Matcher matcher = KEY.matcher(line);
    return matcher.lookingAt() && matcher.group(1).equals(kind)
        ? Optional.of(key(matcher))
        : Optional.empty();
  }

  private static MatchKey key(Matcher matcher) {
    return new MatchKey(MatchId.parse(matcher.group(2)), Integer.parseInt(matcher.group(3)));
  }

  static boolean isOfMatch(String line) {
    return KEY.matcher(line).lookingAt();
  }

  /**
   * Checks the match that a match's line names.
   *
   * @param line a line for which {@link #isOfMatch} is true
   * @param lastRound the number of the last round that has begun
   * @throws DamagedFileException if no match can have that name, or its round has not begun
   */
  static void requireMatch(String line, int lastRound) {
    Matcher matcher = KEY.matcher(line);
    if (matcher.lookingAt() && key(matcher).match().round() > lastRound) {
      throw new DamagedFileException(
          "journal", "its game " + matcher.group(2) + " is of a round that has not begun");
    }
  }

  /**
   * {@return the number of the round whose beginning the line records; empty for other lines}
   *
   * @throws RuntimeException of any type, if the line is damaged
   */
  static Optional<Integer> round(String line) {
    return object(line).filter(json -> json.has("round")).map(json -> json.get("round").getAsInt());
  }

  /**
   * {@return the ruling that the line records; empty for other lines}
   *
   * @param lastRound the number of the last round that has begun
   * @throws RuntimeException of any type, if the line is damaged
   */
  static Optional<RulingLog.TakenRuling> ruling(String line, int lastRound) {
    Optional<RulingLog.TakenRuling> ruling =
        object(line).filter(json -> json.has("ruling")).map(JournalFormat::taken);
    ruling
        .filter(taken -> taken.afterRound() != lastRound)
        .ifPresent(
            taken -> {
              throw new DamagedFileException(
                  "journal",
                  "its ruling was taken after round "
                      + taken.afterRound()
                      + ", but it follows round "
                      + lastRound);
            });
    return ruling;
  }

  private static RulingLog.TakenRuling taken(JsonObject json) {
    if (!json.has("after")) {
      throw new DamagedFileException(
          "journal", "its ruling does not say after which round it was taken");
    }
    return new RulingLog.TakenRuling(
        Ruling.parseStored(json.get("ruling").getAsString()), json.get("after").getAsInt());
  }

  /** {@return whether a line that belongs to no match has a known form} */
  static boolean isKnown(String line) {
    return isFinished(line)
        || object(line).filter(json -> KINDS.stream().anyMatch(json::has)).isPresent();
  }

  static boolean isFinished(String line) {
    return line.equals(finished());
  }

  private static Optional<JsonObject> object(String line) {
    try {
      JsonElement json = JsonParser.parseString(line);
      return json.isJsonObject() ? Optional.of(json.getAsJsonObject()) : Optional.empty();
    } catch (JsonParseException e) {
      return Optional.empty();
    }
  }
}
