package org.rondo.cli.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rondo.report.StandingsReport;
import org.rondo.store.AtomicFile;

/** The folder of a tournament: the files that the library writes, and the standings. */
record TournamentFolder(Path path) {
  boolean hasJournal() {
    return Files.exists(path.resolve("journal.jsonl"));
  }

  /** Writes the standings as text, CSV and JSON. */
  void write(StandingsReport report) throws IOException {
    write("standings.txt", report.text());
    write("standings.csv", report.csv());
    write("standings.json", report.json());
  }

  /** Writes a file; an older file stays complete until the new one is complete. */
  void write(String name, String text) throws IOException {
    AtomicFile.write(path.resolve(name), text);
  }
}
