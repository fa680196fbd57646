package org.rondo.match;

import com.google.common.io.CharStreams;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import org.rondo.game.Outcome;
import org.rondo.random.Seed;

/**
 * Writes a record as a line of JSON, turn by turn: {@link #begin}, each {@link #turn}, {@link
 * #end}.
 *
 * <p>Keeps nothing but a block of text for the digest: each call writes at once to the given
 * writer.
 */
final class RecordWriter {

  /** Below this number, a whole number and its exact decimal form have the same text. */
  private static final double LARGE = 1e15;

  /** The number of characters from which on the text is digested: short texts take longer. */
  private static final int BLOCK = 1 << 13;

  /** The number of characters that the record of a short match needs. */
  private static final int USUAL = 1 << 10;

  private final Writer out;

  /** The text that has not been digested. It ends with a whole turn. */
  private final StringBuilder text = new StringBuilder(USUAL);

  private final JsonWriter json = writerOfText();
  private final LineDigest digest = new LineDigest();

  /** The number of characters of {@link #text} that have been written. */
  private int written;

  private boolean hasTurns;

  RecordWriter(Writer out) {
    this.out = out;
  }

  private JsonWriter writerOfText() {
    JsonWriter writer = new JsonWriter(CharStreams.asWriter(text));
    writer.setHtmlSafe(false);
    return writer;
  }

  void begin(String game, Seed seed, List<String> entrants, Opening opening) {
    try {
      json.beginObject();
      json.name("format").value(RecordJson.FORMAT);
      json.name("game").value(game);
      json.name("seed").value(seed.text());
      writeTexts(json.name("entrants"), entrants);
      if (!opening.position().isEmpty()) {
        json.name("position").value(opening.position());
      }
      json.name("opening").beginArray();
      for (List<String> turn : opening.turns()) {
        writeTexts(json, turn);
      }
      json.endArray();
      json.name("turns").beginArray();
      passOn();
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  /** Writes a turn without the writer of JSON, which takes longer than many games for a turn. */
  void turn(List<String> moves) {
    String before = hasTurns ? ",[" : "[";
    hasTurns = true;
    try {
      for (String move : moves) {
        text.append(before);
        writeText(move);
        before = ",";
      }
      text.append(moves.isEmpty() ? before + "]" : "]");
      passOn();
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  private void writeText(String move) throws IOException {
    if (isPlain(move)) {
      text.append('"').append(move).append('"');
    } else {
      writerOfText().value(move);
    }
  }

  /** {@return whether a text has no character that JSON may write in another way} */
  private static boolean isPlain(String move) {
    for (int i = 0; i < move.length(); i++) {
      char character = move.charAt(i);
      if (character < ' ' || character > '~' || character == '"' || character == '\\') {
        return false;
      }
    }
    return true;
  }

  void end(MatchSummary summary, List<String> checkpoints) {
    try {
      json.endArray();
      writeResult(json, summary);
      writeTexts(json.name("checkpoints"), checkpoints);
      passOn();
      addToDigest();
      out.write(LineDigest.field(digest.hex()));
    } catch (IOException e) {
      throw unwritten(e);
    }
  }

  private void passOn() throws IOException {
    out.write(text.substring(written));
    written = text.length();
    if (written >= BLOCK) {
      addToDigest();
    }
  }

  private void addToDigest() {
    digest.add(text.toString());
    text.setLength(0);
    written = 0;
  }

  /** Writes the fields of a result, all but the number of turns. */
  static void writeResult(JsonWriter json, MatchSummary summary) throws IOException {
    writeFaults(json.name("faults"), summary.faults());
    if (!summary.concessions().isEmpty()) {
      writeConcessions(json.name("concessions"), summary.concessions());
    }
    if (summary.halted()) {
      json.name("halted").value(true);
    }
    writeOutcome(json.name("outcome"), summary.outcome());
    json.name("states").value(summary.digest());
  }

  private static UncheckedIOException unwritten(IOException e) {
    return new UncheckedIOException("the record cannot be written: " + e.getMessage(), e);
  }

  private static void writeTexts(JsonWriter json, List<String> texts) throws IOException {
    json.beginArray();
    for (String text : texts) {
      json.value(text);
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

  private static void writeConcessions(JsonWriter json, List<Concession> concessions)
      throws IOException {
    json.beginArray();
    for (Concession concession : concessions) {
      json.beginObject();
      json.name("turn").value(concession.turn());
      json.name("seat").value(concession.seat());
      json.name("reason").value(concession.reason().name());
      if (!concession.rule().isEmpty()) {
        json.name("rule").value(concession.rule());
      }
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

  /** Writes exact values, because the shortest form of a double differs between Java versions. */
  private static void writeNumbers(JsonWriter json, List<Double> numbers) throws IOException {
    json.beginArray();
    for (double number : numbers) {
      boolean isWhole = number == (long) number && Math.abs(number) < LARGE;
      if (isWhole && Double.compare(number, -0.0) != 0) {
        json.value((long) number);
      } else {
        json.value(exact(number));
      }
    }
    json.endArray();
  }

  private static Number exact(double number) {
    boolean isNegativeZero = number == 0 && Double.compare(number, 0) < 0;
    // A BigDecimal has no negative zero.
    return isNegativeZero ? (Number) number : new BigDecimal(number);
  }
}
