package org.rondo.cli.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rondo.cli.console.FileNames;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.console.ProgressReporter;
import org.rondo.cli.console.RunFolder;
import org.rondo.cli.console.RunFolderOptions.OpenedFolder;
import org.rondo.cli.console.StopNotice;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.report.TuningReport;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AtomicFile;
import org.rondo.tuning.Method;
import org.rondo.tuning.Tuning;
import org.rondo.tuning.TuningResult;

/**
 * The folder of a tuning: its log and, after its end, its results.
 *
 * @param path the folder
 * @param parent the folder in which the command plays
 */
record TuningFolder(Path path, OpenedFolder parent) {
  private static final String EVALUATIONS = "evaluations.csv";
  private static final String CURVE = "curve.csv";
  private static final String PICTURE = "curve.svg";

  /** The first fields of a log. */
  private static final String KIND = "{\"format\":1,\"note\":\"\"}";

  /** The file that is written last: if it exists, the tuning is over. */
  private static final String BEST = "best.txt";

  static TuningFolder of(OpenedFolder parent, String game, String bot, Method method) {
    String name = game + "-" + bot + "-" + method.text();
    return new TuningFolder(parent.path().resolve(FileNames.of(name)), parent);
  }

  /** {@return the folder of an earlier round of a tuning against itself} */
  TuningFolder round(int number) {
    return new TuningFolder(path.resolve("round-" + number), parent);
  }

  /** {@return whether there is the log of this tuning or of its first round} */
  boolean hasBegun() {
    return files().hasJournal() || round(1).files().hasJournal();
  }

  /** {@return the files of the folder} */
  RunFolder files() {
    return new RunFolder(
        path,
        "tuning",
        Tuning.LOG,
        List.of(
            BEST, "tuning.html", PICTURE, CURVE, EVALUATIONS, "heat-map.svg", "parameter-*.svg"));
  }

  /** Plays a tuning, or continues it. */
  TuningResult play(Tuning tuning, ProgressReporter progress)
      throws IOException, InterruptedException {
    return parent.play(files(), progress, tuning::play, tuning::resume);
  }

  /** {@return a notice of what is kept of a tuning that is stopped} */
  StopNotice stopNotice(ProgressReporter progress) {
    return parent.stopNotice(path, progress::played, "evaluation", "evaluations");
  }

  private Path log() {
    return path.resolve(Tuning.LOG);
  }

  /** {@return the folder of the duel of the winner against the defaults} */
  Path duel() {
    return path.resolve("duel");
  }

  /**
   * Deletes the files of an older tuning and of its duel, if there is one and it is over.
   *
   * @throws ConflictingSettingsException if the older tuning or its duel is not over, or the log or
   *     the journal is a file of another program
   */
  void clear() throws IOException {
    RunFolder duel = RunFolder.ofDuel(duel());
    if (duel.hasJournal()) {
      requireOver(duel);
    }
    if (!files().hasJournal()) {
      return;
    }
    try (AppendOnlyFile log = AppendOnlyFile.open(log(), "tuning")) {
      if (log.end() == 0) {
        // The tuning itself finds out whether this is the beginning of its log.
        return;
      }
      log.requireKind(KIND);
      if (!Files.exists(path.resolve(BEST)) && log.hasEntries()) {
        throw new ConflictingSettingsException(
            log().toString(),
            log()
                + " belongs to an unfinished tuning; continue it with --resume, or delete the"
                + " file");
      }
      // This order never leaves a complete log beside the results of another tuning.
      files().removeResults();
      if (duel.hasJournal()) {
        duel.removeResults();
        Files.delete(duel().resolve(duel.journal()));
      }
      log.clear();
    }
  }

  /** Refuses a duel that was stopped, before the tuning before it is played again. */
  private static void requireOver(RunFolder duel) throws IOException {
    duel.requireOwn();
    Path file = duel.path().resolve(duel.journal());
    try (AppendOnlyFile journal = AppendOnlyFile.open(file, "duel")) {
      if (journal.hasEntries() && !duel.isFinished()) {
        throw new ConflictingSettingsException(
            file.toString(),
            file
                + " belongs to an unfinished duel of this tuning; continue it with --confirm-duel"
                + " --resume, or delete the file");
      }
    }
  }

  /**
   * Writes the results of the tuning.
   *
   * @param best the specification of the best bot
   * @param command the command that finds this bot again
   */
  void write(TuningReport report, String best, String command) throws IOException {
    AtomicFile.write(path.resolve(EVALUATIONS), report.csv());
    AtomicFile.write(path.resolve(CURVE), report.curveCsv());
    AtomicFile.write(path.resolve(PICTURE), report.svg());
    // The line can be used in a list of entrants: such a list ignores the comment.
    AtomicFile.write(path.resolve(BEST), PrintableText.of(best + "  # rondo " + command) + "\n");
  }
}
