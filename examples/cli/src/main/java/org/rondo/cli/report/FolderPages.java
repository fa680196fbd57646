package org.rondo.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rondo.cli.console.CommandFailedException;
import org.rondo.format.PrizeFund;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.input.DamagedFileException;
import org.rondo.remote.transcript.TranscriptList;
import org.rondo.report.RunPage;
import org.rondo.report.TournamentPage;
import org.rondo.store.AtomicFile;

/** Writes the pages in the folders of tournaments, duels and tunings. */
final class FolderPages {
  private static final String MATCHES = "matches.csv";

  private FolderPages() {}

  /**
   * Writes the page of a folder, from its journal or log.
   *
   * @param hasReplays whether pages with the replays of the matches are written too
   * @param hasPictures whether the charts are written as pictures too; those that the folder has
   *     are written anyway
   * @param prizes the fund whose prizes the page of a finished tournament shows
   * @return the page, then the pictures; none if the folder holds no tournament, duel or tuning
   * @throws org.rondo.input.InputException if the journal or log is damaged; no page is changed
   *     then
   */
  static List<Path> write(Path folder, boolean hasReplays, boolean hasPictures, PrizeFund prizes)
      throws IOException {
    try {
      Optional<RunPage> page = RunPage.open(folder, hasReplays);
      return page.isEmpty() ? List.of() : write(folder, page.get(), hasPictures, prizes);
    } catch (DamagedFileException e) {
      if (RunKind.TUNING.isIn(folder)) {
        throw e;
      }
      throw new CommandFailedException(folder + ": " + e.getMessage());
    }
  }

  private static List<Path> write(Path folder, RunPage page, boolean hasPictures, PrizeFund prizes)
      throws IOException {
    try (RunArchive archive = page.archive()) {
      RunPage linked = page.withTranscripts(TranscriptList.of(folder));
      RunPage shown =
          linked instanceof TournamentPage tournament ? tournament.withPrizes(prizes) : linked;
      String html = shown.html();
      shown.writeReplays(folder);
      writeMatches(folder, shown);
      List<Path> files = new ArrayList<>(List.of(write(file(folder, archive.kind()), html)));
      List<Path> pictures = writePictures(folder, shown, hasPictures);
      if (hasPictures) {
        files.addAll(pictures);
      }
      return files;
    }
  }

  /**
   * Writes the charts of a page.
   *
   * @param isWanted whether all are written; otherwise only those that the folder has already
   */
  private static List<Path> writePictures(Path folder, RunPage page, boolean isWanted)
      throws IOException {
    List<Path> pictures = new ArrayList<>();
    // Only tunings write pictures by themselves. Those of a long tournament take a while.
    if (!isWanted && page.archive().kind() != RunKind.TUNING) {
      return pictures;
    }
    for (Map.Entry<String, String> picture : page.pictures().entrySet()) {
      Path file = folder.resolve(picture.getKey());
      if (isWanted || Files.exists(file)) {
        pictures.add(write(file, picture.getValue()));
      }
    }
    return pictures;
  }

  private static void writeMatches(Path folder, RunPage page) throws IOException {
    Optional<String> matches = page.matches();
    if (matches.isPresent()) {
      write(folder.resolve(MATCHES), matches.get());
    }
  }

  /** Writes a page and the table of the matches into its folder. */
  static void write(Path folder, RunPage page) throws IOException {
    writeMatches(folder, page);
    RunPage linked = page.withTranscripts(TranscriptList.of(folder));
    write(file(folder, page.archive().kind()), linked.html());
  }

  private static Path file(Path folder, RunKind kind) {
    return folder.resolve(kind.text() + ".html");
  }

  private static Path write(Path file, String text) throws IOException {
    AtomicFile.write(file, text);
    return file;
  }
}
