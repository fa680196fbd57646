package org.rondo.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.format.PrizeFund;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.input.DamagedFileException;
import org.rondo.report.RunPage;
import org.rondo.report.TournamentPage;
import org.rondo.report.TuningPage;
import org.rondo.report.TuningReport;
import org.rondo.store.AtomicFile;
import org.rondo.tuning.TuningResult;

/** Writes the pages in the folders of tournaments, duels and tunings. */
final class FolderPages {
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
      Optional<RunPage> page = RunPage.open(folder, hasReplays);
      return page.isEmpty() ? Optional.empty() : Optional.of(write(folder, page.get(), prizes));
    } catch (DamagedFileException e) {
      if (RunKind.TUNING.isIn(folder)) {
        throw e;
      }
      throw new CommandFailedException(folder + ": " + e.getMessage());
    }
  }

  private static Path write(Path folder, RunPage page, PrizeFund prizes) throws IOException {
    try (RunArchive archive = page.archive()) {
      RunPage shown =
          page instanceof TournamentPage tournament ? tournament.withPrizes(prizes) : page;
      String html = shown.html();
      shown.writeReplays(folder);
      if (page instanceof TuningPage tuning) {
        writePicture(folder, tuning);
      }
      return write(file(folder, archive.kind()), html);
    }
  }

  private static void writePicture(Path folder, TuningPage page) throws IOException {
    Optional<TuningResult> result = page.archive().result();
    if (result.isPresent() && Files.exists(folder.resolve(PICTURE))) {
      String named = page.title() + ", " + page.archive().method();
      write(folder.resolve(PICTURE), new TuningReport(named, result.get(), page.scale()).svg());
    }
  }

  /** Writes a page into its folder. */
  static void write(Path folder, RunPage page) throws IOException {
    write(file(folder, page.archive().kind()), page.html());
  }

  private static Path file(Path folder, RunKind kind) {
    return folder.resolve(kind.text() + ".html");
  }

  private static Path write(Path file, String text) throws IOException {
    AtomicFile.write(file, text);
    return file;
  }
}
