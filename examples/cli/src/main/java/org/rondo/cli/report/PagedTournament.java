package org.rondo.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.rondo.cli.console.TournamentRelay;
import org.rondo.format.PrizeFund;
import org.rondo.format.RoundResult;
import org.rondo.format.Standings;
import org.rondo.random.Seed;
import org.rondo.report.StandingsReport;
import org.rondo.report.StandingsSource;
import org.rondo.report.TournamentPage;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tournament.TournamentListener;

/**
 * Writes the page and the standings of a tournament after each round, and passes all events to
 * another listener.
 */
public final class PagedTournament implements TournamentRelay, AutoCloseable {

  /** Receives the standings after a round. */
  @FunctionalInterface
  public interface StandingsWriter {

    /**
     * Writes the standings.
     *
     * @param report the standings so far
     * @throws IOException if they cannot be written
     */
    void write(StandingsReport report) throws IOException;
  }

  private final Path folder;
  private final TournamentListener next;
  private final StandingsWriter standings;
  private final PageTimer<TournamentPage> timer;
  private int finished;

  /**
   * Creates a listener.
   *
   * @param folder the folder of the tournament
   * @param next receives all events as well
   * @param standings receives the standings after each round
   * @param prizes the fund whose prizes the page shows at the end
   * @param errors receives a message if the page cannot be written
   */
  public PagedTournament(
      Path folder,
      TournamentListener next,
      StandingsWriter standings,
      PrizeFund prizes,
      PrintWriter errors) {
    this.folder = folder;
    this.next = next;
    this.standings = standings;
    this.timer =
        new PageTimer<>(
            () -> new TournamentPage(TournamentArchive.open(folder), false).withPrizes(prizes),
            this::write,
            errors,
            System::nanoTime);
  }

  private void write(TournamentPage page) throws IOException {
    TournamentArchive archive = page.archive();
    // A resumed tournament reads the rounds of the journal one by one; their page was written then.
    if (archive.rounds().size() <= finished) {
      FolderPages.write(folder, page);
      Standings now = archive.standings();
      StandingsSource source =
          new StandingsSource(
              archive.competition(), archive.games(), archive.format().text(), archive.seedText());
      standings.write(new StandingsReport(now.withNotes(archive.remarks()), source));
    }
  }

  /** Writes the page of the tournament that has stopped or ended. */
  public void finish() {
    finished = Integer.MAX_VALUE;
    timer.write();
  }

  @Override
  public TournamentListener next() {
    return next;
  }

  /** {@inheritDoc} The page then shows the commitment of a secret seed before the first match. */
  @Override
  public void began(Seed seed) {
    next.began(seed);
    timer.write();
  }

  @Override
  public void roundFinished(int number, RoundResult result) {
    next.roundFinished(number, result);
    finished = number;
    timer.write();
  }

  @Override
  public void close() throws IOException {
    timer.close();
  }
}
