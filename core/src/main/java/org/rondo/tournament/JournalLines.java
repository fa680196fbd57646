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

/** What the lines of a tournament's journal say. */
final class JournalLines {
  private static final int FORMAT = 1;
  private static final Pattern KEY =
      Pattern.compile("\\{\"(game|clocks)\":\"([0-9.]+)\",\"replay\":([0-9]{1,9}),");

  private JournalLines() {}

  /**
   * Which playing of which game.
   *
   * @param replay 0 for the first time
   */
  record Key(MatchId game, int replay) {}

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

  static String ruled(Rulings.Taken decision) {
    JsonObject json = new JsonObject();
    json.addProperty("ruling", decision.ruling().text());
    json.addProperty("after", decision.after());
    return json.toString();
  }

  static String finished() {
    return "{\"finished\":true}";
  }

  /** {@return the beginning of a game's line; the record and a brace follow} */
  static String gameHead(Key key) {
    return head("game", key) + "\"record\":";
  }

  /** {@return the beginning of the line of a game's clock readings; these and a brace follow} */
  static String clocksHead(Key key) {
    return head("clocks", key) + "\"readings\":";
  }

  private static String head(String kind, Key key) {
    return "{\"" + kind + "\":\"" + key.game() + "\",\"replay\":" + key.replay() + ",";
  }

  /** {@return which game a line holds, nothing if none} */
  static Optional<Key> game(String line) {
    return key("game", line);
  }

  /** {@return of which game a line holds the clock readings, nothing if of none} */
  static Optional<Key> clocks(String line) {
    return key("clocks", line);
  }

  private static Optional<Key> key(String kind, String line) {
    Matcher matcher = KEY.matcher(line);
    return matcher.lookingAt() && matcher.group(1).equals(kind)
        ? Optional.of(key(matcher))
        : Optional.empty();
  }

  private static Key key(Matcher matcher) {
    return new Key(MatchId.parse(matcher.group(2)), Integer.parseInt(matcher.group(3)));
  }

  static boolean isOfGame(String line) {
    return KEY.matcher(line).lookingAt();
  }

  /**
   * Refuses a line of a game that there cannot be.
   *
   * @param line one that is of a game
   * @throws IllegalArgumentException if its name is none of a game
   */
  static void requireGame(String line) {
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
  static Optional<Rulings.Taken> ruling(String line) {
    return object(line).filter(json -> json.has("ruling")).map(JournalLines::taken);
  }

  private static Rulings.Taken taken(JsonObject json) {
    if (!json.has("after")) {
      throw new IllegalArgumentException("its ruling does not say after which round it was taken");
    }
    return new Rulings.Taken(
        Ruling.parse(json.get("ruling").getAsString()), json.get("after").getAsInt());
  }

  /** {@return whether a line that is of no game says something} */
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
