package org.rondo.cli.tournament;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import org.rondo.cli.console.Continuation;
import org.rondo.cli.console.RunFolder;
import org.rondo.report.StandingsReport;
import org.rondo.store.AtomicFile;

/** The folder of a tournament: the files that the library writes, and the standings. */
record TournamentFolder(Path path) {
  /** {@return the files of the folder} */
  RunFolder files() {
    return RunFolder.ofTournament(path);
  }

  /**
   * {@return what is kept of a tournament that is stopped}
   *
   * @param played the number of matches that have ended
   * @param continuation says how to continue
   */
  String stopped(long played, Continuation continuation) {
    return "the tournament was stopped; its folder "
        + path
        + " keeps "
        + played
        + (played == 1 ? " match" : " matches")
        + ". To continue, "
        + continuation.clause(Objects.requireNonNull(path.getParent()));
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
