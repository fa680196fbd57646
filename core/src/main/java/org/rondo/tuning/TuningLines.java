package org.rondo.tuning;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.MatchFingerprint;
import org.rondo.store.CheckedLineReader;
import org.rondo.tuning.Evaluation.Phase;

/** Reads the lines of the log of a tuning, one after another. */
final class TuningLines {
  static final String AGAINST = "against";
  static final String CONFIRMS = "confirms";
  static final String VALIDATES = "validates";
  static final String BEST = "best";
  static final String PLAYED = "played";
  static final String ENDED = "ended";

  /** The digits of a hash in a fingerprint. */
  private static final int HALF = 16;

  /** A line of the log of a tuning after its header. */
  sealed interface LogLine {

    /** A trial. */
    record TrialLine(Evaluation evaluation) implements LogLine {}

    /** The choice of the best setting, before it is validated. */
    record ChoiceLine(Setting best) implements LogLine {}

    /** The end of a tuning that did not need its whole budget. */
    record EndLine() implements LogLine {}
  }

  private final Path file;
  private final CheckedLineReader reader;
  private final ParameterSpace space;
  private final int samples;

  /** The number of lines that were read, the header included. */
  private int read = 1;

  private int trials;

  /**
   * @param reader stands at the header
   * @param samples the number of samples of a trial
   */
  TuningLines(Path file, CheckedLineReader reader, ParameterSpace space, int samples) {
    this.file = file;
    this.reader = reader;
    this.space = space;
    this.samples = samples;
  }

  /** {@return whether there is another line, at which the reader stands then} */
  boolean advance() throws IOException {
    boolean hasLine = reader.advance();
    read += hasLine ? 1 : 0;
    return hasLine;
  }

  /**
   * {@return the line at which the reader stands}
   *
   * @throws DamagedFileException if the line is damaged, or does not belong there
   */
  LogLine line() throws IOException {
    String line = reader.text();
    Optional<String> damage = reader.damage();
    if (damage.isPresent()) {
      throw new DamagedFileException(
          file.toString(),
          String.format(
              Locale.ROOT,
              "%s, line %d, at byte %d, is damaged: %s; delete the file from that byte on, and"
                  + " resume",
              file,
              read,
              reader.place().from(),
              damage.get()));
    }
    try {
      JsonObject json = JsonParser.parseString(line).getAsJsonObject();
      if (json.has(BEST)) {
        return new LogLine.ChoiceLine(setting(json.get(BEST)));
      }
      return json.has(ENDED) ? new LogLine.EndLine() : new LogLine.TrialLine(evaluation(json));
    } catch (InputException
        | JsonParseException
        | IllegalArgumentException
        | IllegalStateException
        | NullPointerException
        | ClassCastException
        | UnsupportedOperationException e) {
      // Fields may be missing, or have another form or a value that a setting refuses.
      throw new DamagedFileException(
          file.toString(), file + ", line " + read + ", is not an evaluation of this tuning", e);
    }
  }

  private Evaluation evaluation(JsonObject json) {
    int number = trials + 1;
    if (json.get("evaluation").getAsInt() != number
        || json.getAsJsonArray("samples").size() != samples) {
      throw new DamagedFileException("log", "evaluations are not in order, or samples are missing");
    }
    if (number == 1 && json.has(AGAINST)) {
      throw new DamagedFileException("log", "a comparison stands before the first trial");
    }
    Evaluation evaluation =
        new Evaluation(
            number,
            json.get("generation").getAsInt(),
            phase(json),
            setting(json.get("setting")),
            json.has(AGAINST) ? List.of(setting(json.get(AGAINST))) : List.of(),
            numbers(json.get("samples")),
            json.has(PLAYED) ? fingerprints(json.getAsJsonArray(PLAYED)) : List.of());
    trials++;
    return evaluation;
  }

  private static Phase phase(JsonObject json) {
    if (json.has(VALIDATES)) {
      return Phase.VALIDATION;
    }
    return json.has(CONFIRMS) ? Phase.CONFIRMATION : Phase.SEARCH;
  }

  private Setting setting(JsonElement values) {
    return new Setting(space, numbers(values));
  }

  /** {@return fingerprints as an array of texts of 32 hexadecimal digits} */
  static JsonArray written(List<MatchFingerprint> played) {
    JsonArray array = new JsonArray();
    played.forEach(
        one -> array.add(String.format(Locale.ROOT, "%016x%016x", one.start(), one.course())));
    return array;
  }

  private static List<MatchFingerprint> fingerprints(JsonArray array) {
    return array.asList().stream().map(one -> fingerprint(one.getAsString())).toList();
  }

  private static MatchFingerprint fingerprint(String text) {
    if (text.length() != 2 * HALF) {
      throw new DamagedFileException("log", "a fingerprint has another number of digits");
    }
    return new MatchFingerprint(
        Long.parseUnsignedLong(text.substring(0, HALF), 16),
        Long.parseUnsignedLong(text.substring(HALF), 16));
  }

  private static List<Double> numbers(JsonElement array) {
    return StreamSupport.stream(array.getAsJsonArray().spliterator(), false)
        .map(JsonElement::getAsDouble)
        .toList();
  }
}
