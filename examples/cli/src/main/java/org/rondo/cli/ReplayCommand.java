package org.rondo.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.match.MatchRecord;
import org.rondo.match.ReplayException;
import org.rondo.store.BoundedLines;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
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
    try (BoundedLines lines = BoundedLines.of(file)) {
      for (Optional<String> next = lines.next(); next.isPresent(); next = lines.next()) {
        String line = next.get();
        if (lines.number() == 1 && line.startsWith("{\"journal\":")) {
          throw new IllegalArgumentException(
              file
                  + " is a journal; replay games.jsonl, which exists after the tournament has ended");
        }
        if (!line.isBlank()) {
          check(line, lines.number());
        }
      }
    }
    if (records == 0) {
      throw new CommandFailedException("file " + file + " has no record");
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
    return mismatches == 0 ? 0 : 1;
  }

  private void check(String line, long number) {
    records++;
    try {
      MatchRecord record = MatchRecord.parse(line);
      ofLine += record.coversLine() ? 1 : 0;
      ofStates += record.coversLine() ? 0 : 1;
      record.replay(state -> {});
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
