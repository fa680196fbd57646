package org.rondo.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.input.DamagedFileException;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogHeader;
import org.rondo.store.LogView;
import org.rondo.tuning.Evaluation.Phase;
import org.rondo.tuning.TuningLines.LogLine;

/**
 * Reads the folder of a tuning, finished or not. Nothing is sampled or written, no objective is
 * needed, and another process may be running the tuning. An archive is for one thread.
 */
public final class TuningArchive implements RunArchive {
  private static final List<String> FIELDS =
      List.of("format", "note", "method", "evaluations", "samples", "confirmation", "parameters");

  private final LogView log;
  private final CheckedLineReader reader;
  private final TuningLines lines;
  private final LogHeader header;
  private final ParameterSpace space;
  private final TrialHistory history = new TrialHistory();

  /** The number of trials of the search; negative if no later trial is known. */
  private int searched = -1;

  private boolean hasEnded;

  private TuningArchive(LogView log) throws IOException {
    this.log = log;
    this.reader = log.lines();
    this.header = log.header(FIELDS, "the log of a tuning");
    this.space =
        header.valueOf(
            () ->
                new ParameterSpace(
                    header.texts("parameters").stream().map(Parameter::parse).toList()));
    this.lines = new TuningLines(log.path(), reader, space, header.integer("samples"));
    refresh();
  }

  /**
   * Opens the tuning of a folder.
   *
   * @return the archive, as of now
   * @throws java.nio.file.NoSuchFileException if the folder has no log
   * @throws org.rondo.input.InputException if the log is damaged or is no log of a tuning
   * @throws IOException if the log cannot be read
   */
  public static TuningArchive open(Path folder) throws IOException {
    return LogView.open(RunKind.TUNING.log(folder), TuningArchive::new);
  }

  @Override
  public RunKind kind() {
    return RunKind.TUNING;
  }

  @Override
  public void refresh() throws IOException {
    reader.refresh();
    while (lines.advance()) {
      LogLine line = lines.line();
      if (line instanceof LogLine.TrialLine trial) {
        add(trial.evaluation());
      } else if (line instanceof LogLine.ChoiceLine choice) {
        requireTried(choice.best());
        history.choose(choice.best());
      } else {
        hasEnded = true;
      }
    }
  }

  private void add(Evaluation evaluation) {
    if (evaluation.phase() != Phase.SEARCH && searched < 0) {
      searched = history.size();
    }
    history.add(evaluation);
  }

  private void requireTried(Setting best) {
    if (history.statistics().known(best).isEmpty()) {
      throw new DamagedFileException(
          log.path().toString(), log.path() + " names a best setting that was not tried: " + best);
    }
  }

  /** {@return whether the tuning has ended; it may end before its budget is spent} */
  @Override
  public boolean isFinished() {
    return hasEnded || history.size() >= budget();
  }

  /** {@return the description of the objective; it may be empty} */
  public String note() {
    return header.text("note");
  }

  /** {@return the text of the method} */
  public String method() {
    return header.text("method");
  }

  /** {@return the budget: the maximum number of trials} */
  public int budget() {
    return header.integer("evaluations");
  }

  /** {@return the parameters} */
  public ParameterSpace space() {
    return space;
  }

  /**
   * {@return the number of trials of the search, after which the confirmation or the validation
   * began; empty if neither has begun}
   */
  public OptionalInt searched() {
    return searched < 0 ? OptionalInt.empty() : OptionalInt.of(searched);
  }

  /** {@return the result of the trials so far; empty before the first} */
  public Optional<TuningResult> result() {
    return history.size() == 0 ? Optional.empty() : Optional.of(history.result());
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
