package org.rondo.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.rondo.duel.DuelArchive;
import org.rondo.format.MatchId;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.remote.transcript.TranscriptList;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tuning.TuningArchive;

/**
 * The page of a tournament, a duel or a tuning, for a browser. It is one HTML file that needs no
 * other file and makes no request. Equal results give equal bytes. A page is for one thread.
 */
public sealed interface RunPage permits TournamentPage, DuelPage, TuningPage {

  /**
   * Opens the page of a folder, and the folder's archive.
   *
   * @param hasReplays whether the page links to the pages of {@link #writeReplays}
   * @return the page, whose {@linkplain #archive archive} the caller closes; empty if the folder
   *     holds no results
   * @throws org.rondo.input.InputException if the journal or log is damaged
   * @throws IOException if the journal or log cannot be read
   */
  static Optional<RunPage> open(Path folder, boolean hasReplays) throws IOException {
    Optional<RunKind> kind = RunKind.of(folder);
    return kind.isEmpty() ? Optional.empty() : Optional.of(open(folder, kind.get(), hasReplays));
  }

  private static RunPage open(Path folder, RunKind kind, boolean hasReplays) throws IOException {
    return switch (kind) {
      case TOURNAMENT -> new TournamentPage(TournamentArchive.open(folder), hasReplays);
      case DUEL -> new DuelPage(DuelArchive.open(folder), hasReplays);
      case TUNING ->
          TuningPage.of(TuningArchive.open(folder), String.valueOf(folder.getFileName()));
    };
  }

  /**
   * {@return a page of the same results that links to what programs were sent and said}
   *
   * @param found the transcripts; their folder is in the folder of the results, or beside it
   */
  RunPage withTranscripts(TranscriptList found);

  /** {@return the results that the page shows} */
  RunArchive archive();

  /** {@return the name of the results in a list of results} */
  String title();

  /** {@return what is played, and the progress so far, in a few words} */
  String about();

  /** {@return the progress as of the archive's last refresh, and the winner} */
  RunProgress progress();

  /** {@return the last match of the schedule that has ended; empty if there is none} */
  Optional<MatchId> latest();

  /** {@return the page as of the archive's last refresh} */
  String html();

  /**
   * {@return what the page draws, as of the archive's last refresh: a JSON object that may stand in
   * a script element} {@link PageScripts} has the script that draws it, for pages that a server
   * updates.
   */
  String data();

  /**
   * {@return every match as comma-separated values with a heading (RFC 4180, but with line feeds);
   * empty if the run keeps no matches, as a tuning}
   *
   * <p>The columns are {@code match}, the id; {@code game}; {@code turns}; {@code halted} and
   * {@code annulled}, each true or false; {@code played_again}, the number of times; and then for
   * each seat from 1 {@code entrant_1}, {@code rank_1}, {@code score_1} at the end of the match,
   * {@code counted_1}, the score that the competition counts, {@code ending_1} and {@code
   * faults_1}, the number of faults.
   */
  Optional<String> matches();

  /**
   * {@return the charts of the page as pictures in the format SVG, by the names of their files;
   * none while there is nothing to draw}
   */
  Map<String, String> pictures();

  /**
   * Writes replay pages for all matches, several matches to a page. Without matches, or without
   * links to them, it writes nothing.
   *
   * @param folder the folder of the results; the pages are in its folder {@code replays}
   * @throws org.rondo.input.DamagedFileException if a record and the rules disagree
   * @throws IOException if a page cannot be written
   */
  void writeReplays(Path folder) throws IOException;
}
