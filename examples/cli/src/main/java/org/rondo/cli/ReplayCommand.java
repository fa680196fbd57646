package org.rondo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.match.MatchRecord;
import org.rondo.match.ReplayException;
import org.rondo.report.ReplayPage;
import org.rondo.store.BoundedLines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays records and checks them. */
@Command(
    name = "replay",
    description = "Replays recorded matches and checks every position.",
    mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
  /** The records in the folder of a tournament. */
  private static final String GAMES = "games.jsonl";

  @Parameters(
      paramLabel = "FILE",
      description = "A file with one record on each line, or the folder of a tournament.")
  private Path file;

  @Option(
      names = "--html",
      paramLabel = "OUT",
      description = "Writes the matches as a page for a browser, unless a record is damaged.")
  private @Nullable Path html;

  @Spec private CommandSpec spec;

  private int records;
  private int mismatches;
  private int ofLine;
  private int ofStates;
  private long positions;

  @Override
  public Integer call() throws IOException {
    if (Files.isDirectory(file)) {
      file = file.resolve(GAMES);
    }
    if (html == null) {
      replayAll(record -> record.replay(state -> {}));
    } else {
      writePage();
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "replayed: %d records, %d positions, %d mismatches%n",
        records,
        positions,
        mismatches);
    out.printf(
        Locale.ROOT, "digests: %d of the whole record, %d of the states only%n", ofLine, ofStates);
    if (html != null && mismatches == 0) {
      out.printf(Locale.ROOT, "page: %s%n", html);
    }
    return mismatches == 0 ? 0 : 1;
  }

  private void writePage() throws IOException {
    try (ReplayPage page = ReplayPage.of(html, file.toAbsolutePath().getFileName().toString())) {
      replayAll(page::add);
      if (mismatches == 0) {
        page.publish();
      }
    }
    if (mismatches > 0) {
      spec.commandLine()
          .getErr()
          .printf(Locale.ROOT, "page %s is not written: a record is damaged%n", html);
    }
  }

  /** Takes the records of the file one by one. */
  @FunctionalInterface
  private interface RecordReader {
    /**
     * Replays a record.
     *
     * @throws ReplayException if the record and the rules disagree
     */
    void replay(MatchRecord record) throws IOException;
  }

  private void replayAll(RecordReader reader) throws IOException {
    try (BoundedLines lines = BoundedLines.of(file)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        String line = next.get();
        if (lines.number() == 1 && line.startsWith("{\"journal\":")) {
          throw new IllegalArgumentException(
              file
                  + " is a journal; replay games.jsonl, which exists after the tournament has ended");
        }
        if (!line.isBlank()) {
          check(line, lines.number(), reader);
        }
      }
    }
    if (records == 0) {
      throw new CommandFailedException("file " + file + " has no record");
    }
  }

  private void check(String line, long number, RecordReader reader) throws IOException {
    records++;
    try {
      MatchRecord record = MatchRecord.parse(line);
      ofLine += record.coversLine() ? 1 : 0;
      ofStates += record.coversLine() ? 0 : 1;
      reader.replay(record);
      positions += record.turnCount() + 1;
      // The exception may also mean an unknown game or an unreadable record.
    } catch (IllegalArgumentException | ReplayException e) {
      mismatches++;
      spec.commandLine()
          .getErr()
          .printf(Locale.ROOT, "%s, line %d: %s%n", file, number, e.getMessage());
    }
  }
}
