package org.rondo.match;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;
import org.rondo.game.Outcome;
import org.rondo.random.Seed;

/** The record as a line of JSON and back. */
final class RecordJson {
  private static final int FORMAT = 1;

  private RecordJson() {}

  static String write(MatchRecord record) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.setHtmlSafe(false);
      json.beginObject();
      json.name("format").value(FORMAT);
      json.name("game").value(record.game());
      json.name("seed").value(record.seed().text());
      writeTexts(json.name("entrants"), record.entrants());
      writeTurns(json.name("opening"), record.opening().turns());
      writeTurns(json.name("turns"), record.turns());
      writeFaults(json.name("faults"), record.faults());
      writeOutcome(json.name("outcome"), record.outcome());
      json.name("digest").value(record.digest());
      writeTexts(json.name("checkpoints"), record.checkpoints());
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void writeTexts(JsonWriter json, List<String> texts) throws IOException {
    json.beginArray();
    for (String text : texts) {
      json.value(text);
    }
    json.endArray();
  }

  private static void writeTurns(JsonWriter json, List<List<String>> turns) throws IOException {
    json.beginArray();
    for (List<String> turn : turns) {
      writeTexts(json, turn);
    }
    json.endArray();
  }

  private static void writeFaults(JsonWriter json, List<Fault> faults) throws IOException {
    json.beginArray();
    for (Fault fault : faults) {
      json.beginObject();
      json.name("turn").value(fault.turn());
      json.name("seat").value(fault.seat());
      json.name("kind").value(fault.kind().name());
      json.name("detail").value(fault.detail());
      json.name("forfeits").value(fault.forfeits());
      json.endObject();
    }
    json.endArray();
  }

  private static void writeOutcome(JsonWriter json, Outcome outcome) throws IOException {
    json.beginObject();
    json.name("ranks").beginArray();
    for (int rank : outcome.ranks()) {
      json.value(rank);
    }
    json.endArray();
    writeNumbers(json.name("scores"), outcome.scores());
    writeNumbers(json.name("tournamentScores"), outcome.tournamentScores());
    json.endObject();
  }

  /** Writes the exact values: the shortest form of a double differs between Java versions. */
  private static void writeNumbers(JsonWriter json, List<Double> numbers) throws IOException {
    json.beginArray();
    for (double number : numbers) {
      json.value(exact(number));
    }
    json.endArray();
  }

  private static Number exact(double number) {
    boolean isNegativeZero = number == 0 && Double.compare(number, 0) < 0;
    // A BigDecimal has no negative zero.
    return isNegativeZero ? (Number) number : new BigDecimal(number);
  }

  static MatchRecord read(String text) {
    try {
      return record(parse(text));
    } catch (UnreadableRecordException e) {
      throw e;
    } catch (IllegalArgumentException | IllegalStateException | ClassCastException e) {
      throw new UnreadableRecordException("record has a wrong value: " + e.getMessage(), e);
    }
  }

  private static JsonObject parse(String text) {
    try (JsonReader reader = new JsonReader(new StringReader(text))) {
      reader.setStrictness(Strictness.STRICT);
      JsonElement element = JsonParser.parseReader(reader);
      if (reader.peek() != JsonToken.END_DOCUMENT || !element.isJsonObject()) {
        throw new UnreadableRecordException("record is not one JSON object");
      }
      return element.getAsJsonObject();
    } catch (JsonParseException | IOException e) {
      throw new UnreadableRecordException(
          "record is cut off or damaged: its "
              + text.length()
              + " characters are not one JSON object",
          e);
    }
  }

  private static MatchRecord record(JsonObject json) {
    int format = integer(field(json, "format"));
    if (format != FORMAT) {
      throw new UnreadableRecordException(
          "record format " + format + " is not " + FORMAT + ", the one that can be read here");
    }
    return new MatchRecord(
        text(field(json, "game")),
        new Seed(text(field(json, "seed"))),
        list(field(json, "entrants"), RecordJson::text),
        new Opening(turns(field(json, "opening"))),
        turns(field(json, "turns")),
        list(field(json, "faults"), fault -> fault(fault.getAsJsonObject())),
        outcome(field(json, "outcome").getAsJsonObject()),
        text(field(json, "digest")),
        list(field(json, "checkpoints"), RecordJson::text));
  }

  private static JsonElement field(JsonObject json, String name) {
    JsonElement value = json.get(name);
    if (value == null) {
      throw new UnreadableRecordException("record has no \"" + name + "\"");
    }
    return value;
  }

  private static <T> List<T> list(JsonElement json, Function<JsonElement, T> element) {
    JsonArray array = json.getAsJsonArray();
    return StreamSupport.stream(array.spliterator(), false).map(element).toList();
  }

  private static String text(JsonElement json) {
    return primitive(json, "text", JsonPrimitive::isString).getAsString();
  }

  private static int integer(JsonElement json) {
    return Integer.parseInt(primitive(json, "number", JsonPrimitive::isNumber).getAsString());
  }

  private static double number(JsonElement json) {
    return primitive(json, "number", JsonPrimitive::isNumber).getAsDouble();
  }

  private static boolean flag(JsonElement json) {
    return primitive(json, "flag, true or false", JsonPrimitive::isBoolean).getAsBoolean();
  }

  /** Gson by itself would take a text for a number, and a list of one thing for the thing. */
  private static JsonPrimitive primitive(
      JsonElement json, String wanted, Predicate<JsonPrimitive> kind) {
    if (!json.isJsonPrimitive() || !kind.test(json.getAsJsonPrimitive())) {
      throw new UnreadableRecordException(
          "record has a wrong value: " + json + " is not a " + wanted);
    }
    return json.getAsJsonPrimitive();
  }

  private static List<List<String>> turns(JsonElement json) {
    return list(json, turn -> list(turn, RecordJson::text));
  }

  private static Fault fault(JsonObject json) {
    return new Fault(
        integer(field(json, "turn")),
        integer(field(json, "seat")),
        Fault.Kind.valueOf(text(field(json, "kind"))),
        text(field(json, "detail")),
        flag(field(json, "forfeits")));
  }

  private static Outcome outcome(JsonObject json) {
    return new Outcome(
        list(field(json, "ranks"), RecordJson::integer),
        list(field(json, "scores"), RecordJson::number),
        list(field(json, "tournamentScores"), RecordJson::number));
  }
}
