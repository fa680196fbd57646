package org.rondo.cli.tuning;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.rondo.cli.console.PrintableText;
import org.rondo.cli.console.WholeFile;
import org.rondo.report.TuningReport;
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
    return new TuningFolder(out.resolve(WholeFile.name(name)));
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
    try (FileChannel log = FileChannel.open(log(), StandardOpenOption.WRITE);
        FileLock lock = lock(log)) {
      if (!Files.exists(path.resolve(BEST)) && hasEvaluations()) {
        throw new IllegalArgumentException(
            log()
                + " is of an unfinished tuning; go on with it by --resume, or take the file away");
      }
      // In this order a log that is whole never stands beside another tuning's end.
      for (String name : List.of(BEST, PICTURE, CURVE, EVALUATIONS)) {
        Files.deleteIfExists(path.resolve(name));
      }
      if (lock.isValid()) {
        log.truncate(0);
      }
    }
  }

  private FileLock lock(FileChannel log) throws IOException {
    try {
      FileLock lock = log.tryLock();
      if (lock != null) {
        return lock;
      }
    } catch (OverlappingFileLockException e) {
      // By another tuning of this process.
    }
    throw new IOException(
        "log " + log() + " is being written by another tuning; let that end first");
  }

  /** {@return whether there is more than a first line} */
  private boolean hasEvaluations() throws IOException {
    try (Stream<String> lines = Files.lines(log())) {
      return lines.skip(1).findAny().isPresent();
    }
  }

  /**
   * Writes what came of the tuning.
   *
   * @param best the specification of the bot that was found
   * @param command how it was found
   */
  void write(TuningReport report, String best, String command) throws IOException {
    WholeFile.write(path.resolve(EVALUATIONS), report.csv());
    WholeFile.write(path.resolve(CURVE), report.curveCsv());
    WholeFile.write(path.resolve(PICTURE), report.svg());
    // A line as lists of entrants have them, which leave the comment out.
    WholeFile.write(path.resolve(BEST), PrintableText.of(best + "  # rondo " + command) + "\n");
  }
}
