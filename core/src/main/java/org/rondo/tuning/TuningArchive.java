package org.rondo.tuning;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogHeader;
import org.rondo.store.LogView;

/**
 * Reads the folder of a tuning, finished or not. Nothing is sampled or written, no objective is
 * needed, and another process may be running the tuning. An archive is for one thread.
 */
public final class TuningArchive implements RunArchive {
  private static final List<String> FIELDS =
      List.of("format", "note", "method", "evaluations", "samples", "confirmation", "parameters");

  private final LogView log;
  private final CheckedLineReader lines;
  private final LogHeader header;
  private final ParameterSpace space;
  private final TrialHistory history = new TrialHistory();

  /** The number of trials before the first that confirms; negative if there is none. */
  private int searched = -1;

  private TuningArchive(LogView log) throws IOException {
    this.log = log;
    this.lines = log.lines();
    this.header = log.header(FIELDS, "the log of a tuning");
    this.space =
        new ParameterSpace(header.texts("parameters").stream().map(Parameter::parse).toList());
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
    lines.refresh();
    int samples = header.integer("samples");
    while (lines.advance()) {
      TuningLog.TrialLine line =
          TuningLog.line(log.path(), lines, space, samples, history.size() + 1);
      if (line.confirms() && searched < 0) {
        searched = history.size();
      }
      history.add(line.evaluation());
    }
  }

  /** {@return whether all trials of the budget have ended} */
  @Override
  public boolean isFinished() {
    return history.size() >= budget();
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
   * {@return the number of trials of the search, after which the confirmation began; empty if it
   * has not begun}
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
