package org.rondo.tournament;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.format.MatchId;
import org.rondo.random.Seed;

/** The lines of a tournament's journal, written and read. */
final class JournalFormat {
  private static final int FORMAT = 1;
  private static final Pattern KEY =
      Pattern.compile("\\{\"(game|clocks)\":\"([0-9.]+)\",\"replay\":([0-9]{1,9}),");

  private JournalFormat() {}

  /**
   * Which playing of which match.
   *
   * @param replay 0 for the first time
   */
  record MatchKey(MatchId match, int replay) {}

  /** {@return the first line: all that must be the same for the tournament to be the same} */
  static String header(
      Competition<?, ?> competition,
      String note,
      Seed seed,
      int opening,
      List<String> entrants,
      List<String> reserves) {
    JsonObject json = new JsonObject();
    json.addProperty("journal", FORMAT);
    json.addProperty("competition", competition.name());
    json.add("games", texts(competition.games().stream().map(game -> game.id()).toList()));
    json.addProperty("format", competition.format().text());
    json.addProperty("time", competition.time().text());
    json.addProperty("note", note);
    json.addProperty("seed", seed.text());
    json.addProperty("opening", opening);
    json.add("entrants", texts(entrants));
    json.add("reserves", texts(reserves));
    return json.toString();
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
    json.addProperty("ruling", decision.ruling().text());
    json.addProperty("after", decision.afterRound());
    return json.toString();
  }

  static String finished() {
    return "{\"finished\":true}";
  }

  /** {@return the beginning of a match's line; the record and a brace follow} */
  static String matchHead(MatchKey key) {
    return head("game", key) + "\"record\":";
  }

  /** {@return the beginning of the line of a match's clock readings; these and a brace follow} */
  static String clocksHead(MatchKey key) {
    return head("clocks", key) + "\"readings\":";
  }

  private static String head(String kind, MatchKey key) {
    return "{\"" + kind + "\":\"" + key.match() + "\",\"replay\":" + key.replay() + ",";
  }

  /** {@return which match a line holds, nothing if none} */
  static Optional<MatchKey> matchKey(String line) {
    return key("game", line);
  }

  /** {@return of which match a line holds the clock readings, nothing if of none} */
  static Optional<MatchKey> clocksKey(String line) {
    return key("clocks", line);
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
   * Refuses a line of a match that there cannot be.
   *
   * @param line one that is of a match
   * @throws IllegalArgumentException if its name is none of a match
   */
  static void requireMatch(String line) {
    Matcher matcher = KEY.matcher(line);
    if (matcher.lookingAt()) {
      key(matcher);
    }
  }

  /**
   * {@return the number of the round that a line says has begun}
   *
   * @throws RuntimeException of whatever sort, if the line is damaged
   */
  static Optional<Integer> round(String line) {
    return object(line).filter(json -> json.has("round")).map(json -> json.get("round").getAsInt());
  }

  /**
   * {@return the decision that a line tells}
   *
   * @throws RuntimeException of whatever sort, if the line is damaged
   */
  static Optional<RulingLog.TakenRuling> ruling(String line) {
    return object(line).filter(json -> json.has("ruling")).map(JournalFormat::taken);
  }

  private static RulingLog.TakenRuling taken(JsonObject json) {
    if (!json.has("after")) {
      throw new IllegalArgumentException("its ruling does not say after which round it was taken");
    }
    return new RulingLog.TakenRuling(
        Ruling.parse(json.get("ruling").getAsString()), json.get("after").getAsInt());
  }

  /** {@return whether a line that is of no match says something} */
  static boolean isKnown(String line) {
    return isFinished(line)
        || object(line).filter(json -> json.has("round") || json.has("ruling")).isPresent();
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
