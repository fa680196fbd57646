package org.rondo.server.event;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rondo.format.RunKind;
import org.rondo.report.StandingsReport;
import org.rondo.report.StandingsSource;
import org.rondo.store.AtomicFile;
import org.rondo.store.SeedKeeper;
import org.rondo.tournament.TournamentArchive;

/** The final standings as files, as the command {@code tournament} writes them. */
final class EventStandings {
  private static final String JSON = "standings.json";

  private EventStandings() {}

  /** Returns whether the standings are in the folder of a tournament. */
  static boolean areIn(Path folder) {
    return Files.exists(folder.resolve(JSON));
  }

  /**
   * Writes the standings of a finished tournament into its folder, as text, CSV and JSON.
   *
   * @throws IOException if the journal cannot be read, or a file cannot be written
   */
  static void write(Path folder) throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      String seed = SeedKeeper.seedOf(RunKind.TOURNAMENT.log(folder)).text();
      StandingsReport report =
          new StandingsReport(
              archive.standings().withNotes(archive.remarks()),
              new StandingsSource(
                  archive.competition(), archive.games(), archive.format().text(), seed));
      AtomicFile.write(folder.resolve("standings.txt"), report.text());
      AtomicFile.write(folder.resolve("standings.csv"), report.csv());
      // Last, because it says that all are there.
      AtomicFile.write(folder.resolve(JSON), report.json());
    }
  }
}
