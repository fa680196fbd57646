package org.rondo.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;

/** Writes the lines of a log again, with check values that fit, as a forger could. */
public final class RewrittenLog {
  private RewrittenLog() {}

  /**
   * Returns the lines of a log, without their check values.
   *
   * @param file the log
   */
  public static List<String> lines(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(CheckedLineReader::withoutCheck).toList();
  }

  /**
   * Changes lines of a log.
   *
   * @param file the log
   * @param change returns the new lines for the old lines, without check values
   */
  public static void rewrite(Path file, UnaryOperator<List<String>> change) throws IOException {
    write(file, change.apply(lines(file)));
  }

  /**
   * Writes a log.
   *
   * @param file the log; it may exist
   * @param lines its lines, without check values
   */
  public static void write(Path file, List<String> lines) throws IOException {
    Files.deleteIfExists(file);
    try (AppendOnlyFile log = AppendOnlyFile.open(file, "forger")) {
      log.append(lines);
    }
  }
}
