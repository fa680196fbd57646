package org.rondo.tuning;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Specification;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.Folders;
import org.rondo.store.LogHeader;
import org.rondo.store.SeedKeeper;
import org.rondo.store.SyncPolicy;
import org.rondo.tuning.SampleBatch.PlannedTrial;
import org.rondo.tuning.TuningLines.LogLine;

/**
 * The file of the trials of a tuning: a header line that describes the tuning, then one line of
 * JSON for each trial.
 *
 * <p>A line is passed to the operating system as soon as its trial is over. If the process was
 * killed and the last line is incomplete, that line is removed when the file is opened again.
 */
final class TuningLog implements AutoCloseable {

  /** The format of new logs. */
  static final int FORMAT = 2;

  /** The format of logs whose tunings chose the best setting by all samples, and ended then. */
  static final int OLD_FORMAT = 1;

  private final Path file;
  private final AppendOnlyFile lines;
  private SyncPolicy sync = SyncPolicy.ROUND;
  private final ParameterSpace space;
  private final int samples;

  private final int format;

  /** The trials of the earlier run that have not been used yet. */
  private final Deque<Evaluation> earlier = new ArrayDeque<>();

  /** The best setting of the earlier run; null if it had not chosen one. */
  private @Nullable Setting chosen;

  private boolean hasEnded;

  private TuningLog(
      Path file, AppendOnlyFile lines, ParameterSpace space, int samples, int format) {
    this.file = file;
    this.lines = lines;
    this.space = space;
    this.samples = samples;
    this.format = format;
  }

  /**
   * Opens a log.
   *
   * @param samples the number of samples of a trial
   * @param header gives the description of the tuning, one line, in a format
   * @param seed keeps the tuning's seed before the header is written
   * @param resumes whether to resume the tuning in the file
   * @throws ConflictingSettingsException if the file holds another tuning, or if it holds a tuning
   *     and {@code resumes} is false
   */
  static TuningLog open(
      Path file,
      ParameterSpace space,
      int samples,
      IntFunction<String> header,
      SeedKeeper seed,
      boolean resumes)
      throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, "tuning");
    try {
      int format = isOld(lines) ? OLD_FORMAT : FORMAT;
      TuningLog log = new TuningLog(file, lines, space, samples, format);
      if (lines.end() == 0) {
        lines.begin(header.apply(FORMAT), seed);
      } else if (!resumes) {
        throw new ConflictingSettingsException(
            file.toString(),
            file + " holds a tuning; continue it with --resume, or delete the file");
      } else {
        lines.requireHeader(header.apply(format));
        log.read();
      }
      return log;
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  /** {@return whether an earlier version began the log} It goes on in its format. */
  private static boolean isOld(AppendOnlyFile lines) throws IOException {
    CheckedLineReader reader = lines.verifiedLines();
    return reader.advance()
        && LogHeader.parse(reader.text())
            .filter(header -> header.hasFields(List.of("format")))
            .filter(header -> header.text("format").equals("" + OLD_FORMAT))
            .isPresent();
  }

  private void read() throws IOException {
    CheckedLineReader checked = lines.verifiedLines();
    checked.advance();
    TuningLines reader = new TuningLines(file, checked, space, samples);
    while (reader.advance()) {
      LogLine line = reader.line();
      if (line instanceof LogLine.TrialLine trial) {
        earlier.add(trial.evaluation());
      } else if (line instanceof LogLine.ChoiceLine choice) {
        chosen = choice.best();
      } else {
        hasEnded = true;
      }
    }
  }

  /** {@return the format of the log, which says how a tuning chooses the best setting} */
  int format() {
    return format;
  }

  /**
   * {@return the next trial of the earlier run; empty if there is none left}
   *
   * @param generation the generation that the trial must belong to
   * @param trial the trial that it must be
   * @throws IllegalStateException if the trial has another generation, setting or rival
   */
  Optional<Evaluation> next(int generation, PlannedTrial trial) {
    Evaluation found = earlier.poll();
    if (found == null) {
      return Optional.empty();
    }
    if (found.generation() != generation
        || !found.setting().equals(trial.setting())
        || !found.rivals().equals(trial.rivals())) {
      throw changed(
          String.format(
              Locale.ROOT,
              "%s in generation %d as evaluation %d",
              new PlannedTrial(found.setting(), found.rivals(), 0),
              found.generation(),
              found.number()),
          trial + " in generation " + generation);
    }
    return Optional.of(found);
  }

  private IllegalStateException changed(String found, String expected) {
    return new IllegalStateException(
        file
            + " has "
            + found
            + ", but this run expects "
            + expected
            + ": another version wrote the file, or it was changed");
  }

  /**
   * Adds the choice of the best setting, or checks that it is that of the earlier run.
   *
   * @throws IllegalStateException if the earlier run chose another setting
   */
  void choose(Setting best) {
    if (chosen == null) {
      JsonObject json = new JsonObject();
      json.add(TuningLines.BEST, array(best.values()));
      append(json);
    } else if (!chosen.equals(best)) {
      throw changed(chosen + " as the best setting", best.text());
    }
  }

  /** Adds that the tuning ended before its budget was spent, unless the log says so. */
  void end() {
    if (!hasEnded) {
      JsonObject json = new JsonObject();
      json.addProperty(TuningLines.ENDED, true);
      append(json);
    }
  }

  /**
   * Adds a trial.
   *
   * @throws UncheckedIOException if the log cannot be written
   */
  void add(Evaluation evaluation) {
    JsonObject json = new JsonObject();
    json.addProperty("evaluation", evaluation.number());
    json.addProperty("generation", evaluation.generation());
    json.add("setting", array(evaluation.setting().values()));
    if (evaluation.isComparison()) {
      json.add(TuningLines.AGAINST, array(evaluation.rivals().get(0).values()));
    }
    json.add("samples", array(evaluation.samples()));
    if (!evaluation.played().isEmpty()) {
      json.add(TuningLines.PLAYED, TuningLines.written(evaluation.played()));
    }
    switch (evaluation.phase()) {
      case SEARCH -> {}
      case CONFIRMATION -> json.addProperty(TuningLines.CONFIRMS, true);
      case VALIDATION -> json.addProperty(TuningLines.VALIDATES, true);
    }
    append(json);
  }

  private void append(JsonObject json) {
    try {
      lines.append(json.toString());
      if (sync == SyncPolicy.MATCH) {
        lines.force();
      }
    } catch (IOException e) {
      throw Folders.failed(file, e);
    }
  }

  /** Sets the moments at which samples are forced to the disk, before the first is written. */
  void sync(SyncPolicy policy) {
    sync = policy;
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
