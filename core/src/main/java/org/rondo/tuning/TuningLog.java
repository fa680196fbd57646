package org.rondo.tuning;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.StreamSupport;
import org.rondo.game.Specification;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.Folders;
import org.rondo.store.SeedKeeper;

/**
 * The file of the trials of a tuning: a header line that describes the tuning, then one line of
 * JSON for each trial.
 *
 * <p>A line is passed to the operating system as soon as its trial is over. If the process was
 * killed and the last line is incomplete, that line is removed when the file is opened again.
 */
final class TuningLog implements AutoCloseable {
  private static final String CONFIRMS = "confirms";
  private static final String AGAINST = "against";

  private final Path file;
  private final AppendOnlyFile lines;
  private final ParameterSpace space;
  private final int samples;

  /** The trials of the earlier run that have not been used yet. */
  private final Deque<Evaluation> earlier = new ArrayDeque<>();

  private TuningLog(Path file, AppendOnlyFile lines, ParameterSpace space, int samples) {
    this.file = file;
    this.lines = lines;
    this.space = space;
    this.samples = samples;
  }

  /**
   * Opens a log.
   *
   * @param samples the number of samples of a trial
   * @param header the description of the tuning, one line
   * @param seed keeps the tuning's seed before the header is written
   * @param resumes whether to resume the tuning in the file
   * @throws ConflictingSettingsException if the file holds another tuning, or if it holds a tuning
   *     and {@code resumes} is false
   */
  static TuningLog open(
      Path file, ParameterSpace space, int samples, String header, SeedKeeper seed, boolean resumes)
      throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, "tuning");
    try {
      TuningLog log = new TuningLog(file, lines, space, samples);
      if (lines.end() == 0) {
        lines.begin(header, seed);
      } else if (!resumes) {
        throw new ConflictingSettingsException(
            file.toString(),
            file + " holds a tuning; continue it with --resume, or delete the file");
      } else {
        lines.requireHeader(header);
        log.read();
      }
      return log;
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  private void read() throws IOException {
    CheckedLineReader reader = lines.verifiedLines();
    reader.advance();
    while (reader.advance()) {
      earlier.add(line(file, reader, space, samples, earlier.size() + 1).evaluation());
    }
  }

  /**
   * A line of the log.
   *
   * @param evaluation the trial
   * @param confirms whether the trial belongs to the confirmation
   */
  record TrialLine(Evaluation evaluation, boolean confirms) {}

  /**
   * {@return the trial in the line at which a reader stands}
   *
   * @param number the number that the trial must have
   * @throws DamagedFileException if the line is damaged, or not the line of that trial
   */
  static TrialLine line(
      Path file, CheckedLineReader reader, ParameterSpace space, int samples, int number)
      throws IOException {
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
              number + 1,
              reader.place().from(),
              damage.get()));
    }
    try {
      JsonObject json = JsonParser.parseString(line).getAsJsonObject();
      return new TrialLine(evaluation(json, space, samples, number), json.has(CONFIRMS));
    } catch (InputException
        | JsonParseException
        | IllegalArgumentException
        | IllegalStateException
        | NullPointerException
        | ClassCastException
        | UnsupportedOperationException e) {
      // Fields may be missing, or have another form or a value that a setting refuses.
      throw new DamagedFileException(
          file.toString(),
          file + ", line " + (number + 1) + ", is not an evaluation of this tuning",
          e);
    }
  }

  private static Evaluation evaluation(
      JsonObject json, ParameterSpace space, int samples, int number) {
    if (json.get("evaluation").getAsInt() != number
        || json.getAsJsonArray("samples").size() != samples) {
      throw new DamagedFileException("log", "evaluations are not in order, or samples are missing");
    }
    if (number == 1 && json.has(AGAINST)) {
      throw new DamagedFileException("log", "a comparison stands before the first trial");
    }
    return new Evaluation(
        number,
        json.get("generation").getAsInt(),
        new Setting(space, numbers(json.get("setting"))),
        json.has(AGAINST) ? List.of(new Setting(space, numbers(json.get(AGAINST)))) : List.of(),
        numbers(json.get("samples")));
  }

  private static List<Double> numbers(JsonElement array) {
    return StreamSupport.stream(array.getAsJsonArray().spliterator(), false)
        .map(JsonElement::getAsDouble)
        .toList();
  }

  /**
   * {@return the next trial of the earlier run; empty if there is none left}
   *
   * @param generation the generation that the trial must belong to
   * @param setting the setting that the trial must have tried
   * @param rivals the setting that it must have played against; empty if none
   * @throws IllegalStateException if the trial has another generation, setting or rival
   */
  Optional<Evaluation> next(int generation, Setting setting, List<Setting> rivals) {
    Evaluation found = earlier.poll();
    if (found == null) {
      return Optional.empty();
    }
    if (found.generation() != generation
        || !found.setting().equals(setting)
        || !found.rivals().equals(rivals)) {
      throw new IllegalStateException(
          String.format(
              Locale.ROOT,
              "%s has %s in generation %d as evaluation %d, but this run expects %s in"
                  + " generation %d: another version wrote the file, or it was changed",
              file,
              named(found.setting(), found.rivals()),
              found.generation(),
              found.number(),
              named(setting, rivals),
              generation));
    }
    return Optional.of(found);
  }

  private static String named(Setting setting, List<Setting> rivals) {
    return rivals.isEmpty() ? setting.text() : setting + " against " + rivals.get(0);
  }

  /**
   * Adds a trial.
   *
   * @param confirms whether the trial belongs to the confirmation
   * @throws UncheckedIOException if the log cannot be written
   */
  void add(Evaluation evaluation, boolean confirms) {
    JsonObject json = new JsonObject();
    json.addProperty("evaluation", evaluation.number());
    json.addProperty("generation", evaluation.generation());
    json.add("setting", array(evaluation.setting().values()));
    if (evaluation.isComparison()) {
      json.add(AGAINST, array(evaluation.rivals().get(0).values()));
    }
    json.add("samples", array(evaluation.samples()));
    if (confirms) {
      json.addProperty(CONFIRMS, true);
    }
    try {
      lines.append(json.toString());
    } catch (IOException e) {
      throw Folders.failed(file, e);
    }
  }

  /** Waits until the whole log is on the disk. */
  void force() throws IOException {
    lines.force();
  }

  private static JsonArray array(List<Double> numbers) {
    JsonArray array = new JsonArray();
    for (double number : numbers) {
      array.add(new BigDecimal(Specification.number(number)));
    }
    return array;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
