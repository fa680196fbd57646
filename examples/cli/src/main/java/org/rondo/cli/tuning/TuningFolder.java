package org.rondo.cli.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.rondo.cli.console.FileNames;
import org.rondo.cli.console.PrintableText;
import org.rondo.report.TuningReport;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AtomicFile;
import org.rondo.tuning.Method;
import org.rondo.tuning.Tuning;

/**
 * The folder of a tuning: its log and, when it is over, what came of it.
 *
 * @param path where it is
 */
record TuningFolder(Path path) {
  private static final String EVALUATIONS = "evaluations.csv";
  private static final String CURVE = "curve.csv";
  private static final String PICTURE = "curve.svg";

  /** Written last: where it is, the tuning is over. */
  private static final String BEST = "best.txt";

  static TuningFolder of(Path out, String game, String bot, Method method) {
    String name = game + "-" + bot + "-" + method.text();
    return new TuningFolder(out.resolve(FileNames.of(name)));
  }

  boolean hasLog() {
    return Files.exists(log());
  }

  private Path log() {
    return path.resolve(Tuning.LOG);
  }

  /**
   * Takes an older tuning away, if one is there and it is over.
   *
   * @throws IllegalArgumentException if it is not over
   */
  void clear() throws IOException {
    if (!hasLog()) {
      return;
    }
    try (AppendOnlyFile log = AppendOnlyFile.open(log(), "tuning")) {
      if (!Files.exists(path.resolve(BEST)) && log.hasEntries()) {
        throw new IllegalArgumentException(
            log()
                + " is of an unfinished tuning; go on with it by --resume, or take the file away");
      }
      // In this order a log that is whole never stands beside another tuning's end.
      for (String name : List.of(BEST, PICTURE, CURVE, EVALUATIONS)) {
        Files.deleteIfExists(path.resolve(name));
      }
      log.clear();
    }
  }

  /**
   * Writes what came of the tuning.
   *
   * @param best the specification of the bot that was found
   * @param command how it was found
   */
  void write(TuningReport report, String best, String command) throws IOException {
    AtomicFile.write(path.resolve(EVALUATIONS), report.csv());
    AtomicFile.write(path.resolve(CURVE), report.curveCsv());
    AtomicFile.write(path.resolve(PICTURE), report.svg());
    // A line as lists of entrants have them, which leave the comment out.
    AtomicFile.write(path.resolve(BEST), PrintableText.of(best + "  # rondo " + command) + "\n");
  }
}
