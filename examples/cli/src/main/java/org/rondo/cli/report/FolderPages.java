package org.rondo.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.duel.DuelArchive;
import org.rondo.format.PrizeFund;
import org.rondo.input.DamagedFileException;
import org.rondo.report.DuelPage;
import org.rondo.report.TournamentPage;
import org.rondo.report.TuningNote;
import org.rondo.report.TuningPage;
import org.rondo.report.TuningReport;
import org.rondo.report.WorthScale;
import org.rondo.store.AtomicFile;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tuning.TuningArchive;
import org.rondo.tuning.TuningResult;

/** Writes the pages in the folders of tournaments, duels and tunings. */
final class FolderPages {
  static final String TOURNAMENT = "tournament.html";
  static final String DUEL = "duel.html";
  static final String TUNING = "tuning.html";

  private static final String PICTURE = "curve.svg";

  private FolderPages() {}

  /**
   * Writes the page of a folder, from its journal or log.
   *
   * @param hasReplays whether pages with the replays of the matches are written too
   * @param prizes the fund whose prizes the page of a finished tournament shows
   * @return the page; empty if the folder holds no tournament, duel or tuning
   * @throws org.rondo.input.InputException if the journal or log is damaged; no page is changed
   *     then
   */
  static Optional<Path> write(Path folder, boolean hasReplays, PrizeFund prizes)
      throws IOException {
    try {
      if (TournamentArchive.isIn(folder)) {
        return Optional.of(writeTournament(folder, hasReplays, prizes));
      }
      if (DuelArchive.isIn(folder)) {
        return Optional.of(writeDuel(folder, hasReplays));
      }
    } catch (DamagedFileException e) {
      throw new CommandFailedException(folder + ": " + e.getMessage());
    }
    return TuningArchive.isIn(folder) ? Optional.of(writeTuning(folder)) : Optional.empty();
  }

  private static Path writeTournament(Path folder, boolean hasReplays, PrizeFund prizes)
      throws IOException {
    try (TournamentArchive archive = TournamentArchive.open(folder)) {
      TournamentPage page = new TournamentPage(archive, hasReplays).withPrizes(prizes);
      String html = page.html();
      page.writeReplays(folder);
      return write(folder.resolve(TOURNAMENT), html);
    }
  }

  private static Path writeDuel(Path folder, boolean hasReplays) throws IOException {
    try (DuelArchive archive = DuelArchive.open(folder)) {
      DuelPage page = new DuelPage(archive, hasReplays);
      String html = page.html();
      page.writeReplays(folder);
      return write(folder.resolve(DUEL), html);
    }
  }

  private static Path writeTuning(Path folder) throws IOException {
    try (TuningArchive archive = TuningArchive.open(folder)) {
      Optional<TuningNote> note = TuningNote.parse(archive.note());
      String title = note.map(TuningNote::title).orElseGet(() -> folder.getFileName().toString());
      WorthScale scale = note.map(TuningNote::scale).orElseGet(WorthScale::unlimited);
      String html = new TuningPage(archive, title, scale).html();
      Optional<TuningResult> result = archive.result();
      if (result.isPresent() && Files.exists(folder.resolve(PICTURE))) {
        String named = title + ", " + archive.method();
        write(folder.resolve(PICTURE), new TuningReport(named, result.get(), scale).svg());
      }
      return write(folder.resolve(TUNING), html);
    }
  }

  static Path write(Path file, String text) throws IOException {
    AtomicFile.write(file, text);
    return file;
  }
}
