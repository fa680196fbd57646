package org.rondo.verify;

import com.google.common.collect.ImmutableSet;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.rondo.input.TextPattern;

/**
 * Compares the answers of a replay with the recorded ones.
 *
 * <p>The names, the types and the order of all fields must agree, and all values except these: ids
 * agree if the same id of the recording always is the same id of the replay; messages and comments
 * agree in their {@linkplain PugComment kind}; times agree roughly, because the recorded calls took
 * some milliseconds more or less.
 */
final class PugAnswers {
  private static final TextPattern WHOLE = TextPattern.of("-?\\d+");
  private static final TextPattern GUID =
      TextPattern.of("(?i)[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

  private static final TextPattern DATE = TextPattern.of("/Date\\((-?\\d+)\\+0000\\)/");

  private static final TextPattern LABEL = TextPattern.of("Game #(\\d++)(: .*)");

  /** Before this time, a date means "never". */
  private static final long LONG_AGO = 0;

  /** Beginning of the one message that the official admin client reads. */
  private static final String NO_SESSION = "No active session for this client";

  /** Durations in milliseconds, and the marks that the server computes from them. */
  private static final Set<String> MEASURED =
      ImmutableSet.of("CurrentDelayMsec", "OvertimeTurnMsec", "PenaltyPoints", "BonusPoints");

  private final PugIds ids;
  private final PugDeviations deviations;
  private final List<String> differences = new ArrayList<>();
  private final PugScenario.Call call;

  private PugAnswers(PugIds ids, PugDeviations deviations, PugScenario.Call call) {
    this.ids = ids;
    this.deviations = deviations;
    this.call = call;
  }

  /**
   * {@return what differs, a clause for each difference}
   *
   * @param found the answer of the replay to a call
   */
  static List<String> compare(
      PugScenario.Call call, JsonObject found, PugIds ids, PugDeviations deviations) {
    PugAnswers answers = new PugAnswers(ids, deviations, call);
    JsonObject expected = deviations.expected(call);
    String status = text(expected, "Status");
    String foundStatus = text(found, "Status");
    if (!status.equals(foundStatus)) {
      return List.of(
          "Status is " + foundStatus + ", recorded " + status + messages(found, expected));
    }
    answers.object("", expected, found);
    return answers.differences;
  }

  private static String messages(JsonObject found, JsonObject recorded) {
    return " ('" + text(found, "Message") + "', recorded '" + text(recorded, "Message") + "')";
  }

  /** {@return a text of an object; empty if there is none} */
  static String text(JsonObject object, String field) {
    JsonElement value = object.get(field);
    return value instanceof JsonPrimitive primitive ? primitive.getAsString() : "";
  }

  /** {@return whether a field of an object is true} */
  static boolean isTrue(JsonObject object, String field) {
    return object.get(field) instanceof JsonPrimitive primitive && primitive.getAsBoolean();
  }

  private void object(String path, JsonObject recorded, JsonObject found) {
    List<String> names = List.copyOf(recorded.keySet());
    List<String> foundNames = List.copyOf(found.keySet());
    if (!names.equals(foundNames)) {
      differ(path.isEmpty() ? "the list of fields" : path, foundNames, names);
      return;
    }
    names.forEach(name -> member(path, name, recorded.get(name), found.get(name)));
  }

  private void member(String path, String name, JsonElement recorded, JsonElement found) {
    String place = path.isEmpty() ? name : path + "." + name;
    if (recorded.isJsonNull() || found.isJsonNull()) {
      if (recorded.isJsonNull() != found.isJsonNull()) {
        differ(place, found, recorded);
      }
    } else if (recorded.isJsonArray() && found.isJsonArray()) {
      array(place, name, recorded.getAsJsonArray(), found.getAsJsonArray());
    } else if (recorded.isJsonObject() && found.isJsonObject()) {
      object(place, recorded.getAsJsonObject(), found.getAsJsonObject());
    } else if (!type(recorded).equals(type(found))) {
      differ(place, type(found), type(recorded));
    } else if (!agrees(name, recorded.getAsJsonPrimitive(), found.getAsJsonPrimitive())
        && !deviations.allows(
            call, place, recorded.getAsJsonPrimitive(), found.getAsJsonPrimitive())) {
      differ(place, found, recorded);
    }
  }

  private void array(String place, String name, JsonArray recorded, JsonArray found) {
    JsonArray expected = isList(place, name) ? ofThisScenario(recorded) : recorded;
    if (expected.size() != found.size()) {
      differ("the length of " + place, found.size(), expected.size());
      return;
    }
    for (int i = 0; i < expected.size(); i++) {
      member(place, "" + i, expected.get(i), found.get(i));
    }
  }

  /** Whether an array lists all games or players, and so those of other scenarios too. */
  private boolean isList(String place, String name) {
    return place.equals(name) && call.operation().startsWith("List");
  }

  private JsonArray ofThisScenario(JsonArray recorded) {
    JsonArray known = new JsonArray();
    PugIds.IdKind kind =
        call.operation().equals("ListGames") ? PugIds.IdKind.GAME : PugIds.IdKind.PLAYER;
    String field = kind == PugIds.IdKind.GAME ? "GameId" : "PlayerId";
    for (JsonElement entry : recorded) {
      if (entry.isJsonObject() && ids.knows(kind, entry.getAsJsonObject().get(field).getAsLong())) {
        known.add(entry);
      }
    }
    return known;
  }

  private static String type(JsonElement value) {
    if (!(value instanceof JsonPrimitive primitive)) {
      return value.isJsonArray() ? "an array" : "an object";
    }
    if (primitive.isString()) {
      return "a text";
    }
    return primitive.isBoolean()
        ? "a truth value"
        : WHOLE.matches(primitive.getAsString()) ? "a whole number" : "a fraction";
  }

  private boolean agrees(String name, JsonPrimitive recorded, JsonPrimitive found) {
    Optional<PugIds.IdKind> kind = PugIds.IdKind.of(name);
    if (kind.isPresent()) {
      return ids.agree(kind.get(), recorded.getAsLong(), found.getAsLong());
    }
    if (MEASURED.contains(name)) {
      return isNear(name, recorded.getAsLong(), found.getAsLong());
    }
    return switch (name) {
      case "Message" ->
          recorded.getAsString().startsWith(NO_SESSION)
              == found.getAsString().startsWith(NO_SESSION);
      case "Challenge" -> isChallenge(recorded.getAsString(), found.getAsString());
      case "Label" -> isLabel(recorded.getAsString(), found.getAsString());
      case "Comment", "FinishComment" ->
          PugComment.of(recorded.getAsString()).equals(PugComment.of(found.getAsString()));
      case "TurnStartTime", "TurnFinTime" -> isDate(recorded.getAsString(), found.getAsString());
      case "YourTurn" -> isMeaningless() || recorded.getAsBoolean() == found.getAsBoolean();
      default -> recorded.equals(found);
    };
  }

  /** Beside {@code GameFinished}, the original computed {@code YourTurn} from unset values. */
  private boolean isMeaningless() {
    return call.operation().equals("WaitNextTurn") && isTrue(call.response(), "GameFinished");
  }

  private boolean isChallenge(String recorded, String found) {
    ids.learn(recorded, found);
    return GUID.matcher(found).matches();
  }

  private boolean isLabel(String recorded, String found) {
    Matcher label = LABEL.matcher(recorded);
    if (!label.matches()) {
      return recorded.equals(found);
    }
    long id = ids.ours(PugIds.IdKind.GAME, Long.parseLong(label.group(1)));
    return found.equals("Game #" + id + label.group(2));
  }

  private static boolean isDate(String recorded, String found) {
    Matcher date = DATE.matcher(recorded);
    Matcher foundDate = DATE.matcher(found);
    return date.matches()
        && foundDate.matches()
        && isNever(date.group(1)) == isNever(foundDate.group(1));
  }

  private static boolean isNever(String millis) {
    return Long.parseLong(millis) < LONG_AGO;
  }

  /**
   * Whether a measured value is that of the recording but for the speed of the machine. A delay
   * before the first turn has no meaning: the original subtracted the year 1.
   */
  private static boolean isNear(String name, long recorded, long found) {
    if (name.equals("CurrentDelayMsec") && recorded < 0) {
      return true;
    }
    long slack = name.endsWith("Msec") ? 2000 : 20;
    return Math.abs(recorded - found) <= slack + Math.abs(recorded) / 4;
  }

  private void differ(String place, Object found, Object recorded) {
    differences.add(place + " is " + found + ", recorded " + recorded);
  }

  /** {@return the texts of an array} */
  static List<String> texts(JsonArray array) {
    return Stream.iterate(0, i -> i + 1)
        .limit(array.size())
        .map(i -> array.get(i).getAsString())
        .toList();
  }
}
