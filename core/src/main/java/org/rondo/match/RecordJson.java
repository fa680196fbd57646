package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.rondo.bot.Thought;
import org.rondo.game.Outcome;
import org.rondo.input.DamagedFileException;
import org.rondo.input.SpecificationException;
import org.rondo.random.Seed;

/** Writes records, clock readings and thoughts as a line of JSON, and reads them back. */
final class RecordJson {
  private static final StrictJson RECORD = new StrictJson("record");
  private static final StrictJson SUMMARY = new StrictJson("result of a match");
  private static final StrictJson OPENING = new StrictJson("opening");
  private static final StrictJson READINGS = new StrictJson("clock readings");
  private static final StrictJson THOUGHTS = new StrictJson("thoughts");

  /** The format of records. */
  static final int FORMAT = 2;

  /** The format of clock readings. */
  private static final int READINGS_FORMAT = 1;

  /** The format of the thoughts of a match. */
  static final int THOUGHTS_FORMAT = 1;

  /** The unit of a score that names none. */
  private static final String UNIT = "value";

  /** The number of characters that most thoughts need. */
  private static final int USUAL_THOUGHT = 128;

  private RecordJson() {}

  static String write(MatchRecord record) {
    StringWriter text = new StringWriter();
    RecordWriter writer = new RecordWriter(text);
    writer.begin(record.game(), record.seed(), record.entrants(), record.opening());
    record.turns().forEach(writer::turn);
    writer.end(record.summary(), record.checkpoints());
    return text.toString();
  }

  static String write(MatchSummary summary) {
    return object(
        json -> {
          json.name("turns").value(summary.turnCount());
          RecordWriter.writeResult(json, summary);
        });
  }

  static MatchRecord read(String text) {
    return RECORD.read(text, json -> record(text, json));
  }

  private static MatchRecord record(String text, JsonObject json) {
    RECORD.requireFormat(json, FORMAT);
    LineDigest.require(text);
    Opening opening = opening(json);
    List<List<String>> turns = turns(RECORD.field(json, "turns"));
    MatchSummary summary = summary(opening.turns().size() + turns.size(), json);
    return new MatchRecord(
        RECORD.text(RECORD.field(json, "game")),
        new Seed(RECORD.text(RECORD.field(json, "seed"))),
        RECORD.list(RECORD.field(json, "entrants"), RECORD::text),
        opening,
        turns,
        summary.faults(),
        summary.concessions(),
        summary.halted(),
        summary.outcome(),
        summary.digest(),
        RECORD.list(RECORD.field(json, "checkpoints"), RECORD::text));
  }

  /** {@return the result of a match whose record, or only its result, a JSON object holds} */
  static MatchSummary summary(int turns, JsonObject json) {
    return new MatchSummary(
        turns,
        RECORD.list(RECORD.field(json, "faults"), fault -> fault(fault.getAsJsonObject())),
        json.has("concessions")
            ? RECORD.list(
                RECORD.field(json, "concessions"),
                concession -> concession(concession.getAsJsonObject()))
            : List.of(),
        json.has("halted") && RECORD.flag(RECORD.field(json, "halted")),
        outcome(RECORD.field(json, "outcome").getAsJsonObject()),
        RECORD.text(RECORD.field(json, "states")));
  }

  static MatchSummary readSummary(String text) {
    return SUMMARY.read(text, json -> summary(SUMMARY.integer(SUMMARY.field(json, "turns")), json));
  }

  static Opening opening(JsonObject json) {
    List<List<String>> turns = turns(RECORD.field(json, "opening"));
    if (!json.has("position")) {
      return new Opening(turns);
    }
    String position = RECORD.text(RECORD.field(json, "position"));
    checkArgument(!position.isEmpty(), "its position is empty; leave the field out");
    return new Opening(position, turns);
  }

  /**
   * {@return the turns that a JSON array describes}
   *
   * @throws SpecificationException if the text is not an array of turns
   */
  static List<List<String>> readTurns(String text) {
    try {
      return OPENING.read("{\"opening\":" + text + "}", json -> turns(json.get("opening")));
    } catch (DamagedFileException e) {
      throw new SpecificationException(
          text, "it is not a JSON array of turns such as [[\"f5\"],[\"d6\"]]", e);
    }
  }

  private static List<List<String>> turns(JsonElement json) {
    return RECORD.list(json, turn -> RECORD.list(turn, RECORD::text));
  }

  private static Fault fault(JsonObject json) {
    return new Fault(
        RECORD.integer(RECORD.field(json, "turn")),
        RECORD.integer(RECORD.field(json, "seat")),
        Fault.Kind.valueOf(RECORD.text(RECORD.field(json, "kind"))),
        RECORD.text(RECORD.field(json, "detail")),
        RECORD.flag(RECORD.field(json, "forfeits")));
  }

  private static Concession concession(JsonObject json) {
    return new Concession(
        RECORD.integer(RECORD.field(json, "turn")),
        RECORD.integer(RECORD.field(json, "seat")),
        Concession.Reason.valueOf(RECORD.text(RECORD.field(json, "reason"))),
        json.has("rule") ? RECORD.text(RECORD.field(json, "rule")) : "");
  }

  private static Outcome outcome(JsonObject json) {
    return new Outcome(
        RECORD.list(RECORD.field(json, "ranks"), RECORD::integer),
        RECORD.list(RECORD.field(json, "scores"), RECORD::number),
        RECORD.list(RECORD.field(json, "tournamentScores"), RECORD::number));
  }

  static String write(ClockReadings readings) {
    return readings.turns().stream()
        .map(RecordJson::nanoseconds)
        .collect(
            Collectors.joining(",", "{\"format\":" + READINGS_FORMAT + ",\"nanoseconds\":[", "]}"));
  }

  private static String nanoseconds(List<Duration> turn) {
    return turn.stream()
        .map(used -> Long.toString(used.toNanos()))
        .collect(Collectors.joining(",", "[", "]"));
  }

  static ClockReadings readReadings(String text) {
    return READINGS.read(
        text,
        json -> {
          READINGS.requireFormat(json, READINGS_FORMAT);
          return new ClockReadings(
              READINGS.list(
                  READINGS.field(json, "nanoseconds"),
                  turn ->
                      READINGS.list(turn, used -> Duration.ofNanos(READINGS.longInteger(used)))));
        });
  }

  static String write(Thought thought) {
    return object(json -> writeFields(json, thought));
  }

  static String write(MatchThoughts.TurnThought said) {
    return object(
        json -> {
          json.name("turn").value(said.turn());
          json.name("seat").value(said.seat());
          writeFields(json, said.thought());
        });
  }

  /** Writes the fields of an object. */
  @FunctionalInterface
  private interface FieldWriter {
    void write(JsonWriter json) throws IOException;
  }

  private static String object(FieldWriter fields) {
    StringWriter text = new StringWriter(USUAL_THOUGHT);
    JsonWriter json = new JsonWriter(text);
    try {
      json.beginObject();
      fields.write(json);
      json.endObject();
    } catch (IOException e) {
      throw new AssertionError("a text in memory can be written", e);
    }
    return text.toString();
  }

  private static void writeFields(JsonWriter json, Thought thought) throws IOException {
    if (thought.score().isPresent()) {
      json.name("score").value(thought.score().getAsDouble());
      json.name("unit").value(thought.unit());
    }
    if (thought.isExact()) {
      json.name("exact").value(true);
    }
    if (thought.depth().isPresent()) {
      json.name("depth").value(thought.depth().getAsInt());
    }
    if (thought.nodes().isPresent()) {
      json.name("nodes").value(thought.nodes().getAsLong());
    }
    if (!thought.line().isEmpty()) {
      json.name("line").beginArray();
      for (String move : thought.line()) {
        json.value(move);
      }
      json.endArray();
    }
  }

  static Thought readThought(String text) {
    return THOUGHTS.read(text, RecordJson::thought);
  }

  static MatchThoughts readThoughts(String text) {
    return THOUGHTS.read(
        text,
        json -> {
          THOUGHTS.requireFormat(json, THOUGHTS_FORMAT);
          return new MatchThoughts(
              THOUGHTS.list(
                  THOUGHTS.field(json, "thoughts"), said -> said(said.getAsJsonObject())));
        });
  }

  private static MatchThoughts.TurnThought said(JsonObject json) {
    return new MatchThoughts.TurnThought(
        THOUGHTS.integer(THOUGHTS.field(json, "turn")),
        THOUGHTS.integer(THOUGHTS.field(json, "seat")),
        thought(json));
  }

  private static Thought thought(JsonObject json) {
    Thought thought = Thought.none();
    if (json.has("score")) {
      String unit = json.has("unit") ? THOUGHTS.text(json.get("unit")) : UNIT;
      thought = Thought.scored(THOUGHTS.number(json.get("score")), unit);
    }
    if (json.has("exact") && THOUGHTS.flag(json.get("exact"))) {
      thought = thought.exactly();
    }
    if (json.has("depth")) {
      thought = thought.withDepth(THOUGHTS.integer(json.get("depth")));
    }
    if (json.has("nodes")) {
      thought = thought.withNodes(THOUGHTS.longInteger(json.get("nodes")));
    }
    return json.has("line")
        ? thought.withLine(THOUGHTS.list(json.get("line"), THOUGHTS::text))
        : thought;
  }
}
