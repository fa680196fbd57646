package org.rondo.server.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.rondo.duel.DuelArchive;
import org.rondo.format.MatchId;
import org.rondo.input.SpecificationException;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.report.DuelPage;
import org.rondo.report.TournamentPage;
import org.rondo.report.TuningNote;
import org.rondo.report.TuningPage;
import org.rondo.report.WorthScale;
import org.rondo.tournament.TournamentArchive;
import org.rondo.tuning.TuningArchive;

/** What a folder holds: a tournament, a duel or a tuning. A source is for one thread at a time. */
interface FolderSource extends AutoCloseable {

  /** The kinds of folders. */
  enum ResultKind {
    /** A tournament. */
    TOURNAMENT,
    /** A duel. */
    DUEL,
    /** A tuning. */
    TUNING
  }

  /**
   * Opens a folder.
   *
   * @return its source; empty if the folder holds nothing that is shown
   * @throws org.rondo.input.InputException if its journal or log is damaged
   * @throws IOException if its journal or log cannot be read
   */
  static Optional<FolderSource> open(Path folder) throws IOException {
    if (TournamentArchive.isIn(folder)) {
      TournamentArchive archive = TournamentArchive.open(folder);
      return Optional.of(new OfTournament(archive, new TournamentPage(archive, false)));
    }
    if (DuelArchive.isIn(folder)) {
      return Optional.of(new OfDuel(DuelArchive.open(folder)));
    }
    return TuningArchive.isIn(folder)
        ? Optional.of(new OfTuning(TuningArchive.open(folder), folder))
        : Optional.empty();
  }

  /** Reads what was written since the last call. */
  void refresh() throws IOException;

  /** {@return the data of the page as JSON} */
  String data();

  ResultKind kind();

  String title();

  /** {@return what is played, and how far it is, in a few words} */
  String about();

  boolean isFinished();

  /**
   * {@return the record of a match}
   *
   * @throws SpecificationException if there is no such match
   */
  default MatchRecord record(MatchId id) throws IOException {
    throw new SpecificationException(id.toString(), "game " + id + " was not played");
  }

  /** {@return what the bots of a match thought} */
  default MatchThoughts thoughts(MatchId id) throws IOException {
    throw new SpecificationException(id.toString(), "game " + id + " was not played");
  }

  @Override
  void close() throws IOException;

  private static String plural(long count, String one, String many) {
    return count + " " + (count == 1 ? one : many);
  }

  /** A tournament. */
  record OfTournament(TournamentArchive archive, TournamentPage page) implements FolderSource {
    @Override
    public void refresh() throws IOException {
      archive.refresh();
    }

    @Override
    public String data() {
      return page.data();
    }

    @Override
    public ResultKind kind() {
      return ResultKind.TOURNAMENT;
    }

    @Override
    public String title() {
      return archive.competition();
    }

    @Override
    public String about() {
      long matches = archive.rounds().stream().mapToLong(round -> round.matches().size()).sum();
      return String.join(", ", archive.games().stream().distinct().toList())
          + " · "
          + plural(archive.entries().names().size(), "entrant", "entrants")
          + ", "
          + plural(archive.rounds().size(), "round", "rounds")
          + ", "
          + plural(matches, "match", "matches");
    }

    @Override
    public boolean isFinished() {
      return archive.isFinished();
    }

    @Override
    public MatchRecord record(MatchId id) throws IOException {
      return archive.record(id);
    }

    @Override
    public MatchThoughts thoughts(MatchId id) throws IOException {
      return archive.thoughts(id);
    }

    @Override
    public void close() throws IOException {
      archive.close();
    }
  }

  /** A duel. */
  record OfDuel(DuelArchive archive) implements FolderSource {
    @Override
    public void refresh() throws IOException {
      archive.refresh();
    }

    @Override
    public String data() {
      return new DuelPage(archive, false).data();
    }

    @Override
    public ResultKind kind() {
      return ResultKind.DUEL;
    }

    @Override
    public String title() {
      return archive.first() + " – " + archive.second();
    }

    @Override
    public String about() {
      return archive.game() + " · " + plural(archive.matches().size(), "match", "matches");
    }

    @Override
    public boolean isFinished() {
      return archive.isFinished();
    }

    @Override
    public MatchRecord record(MatchId id) throws IOException {
      return archive.record(id);
    }

    @Override
    public MatchThoughts thoughts(MatchId id) throws IOException {
      return archive.thoughts(id);
    }

    @Override
    public void close() throws IOException {
      archive.close();
    }
  }

  /** A tuning. */
  record OfTuning(TuningArchive archive, Path folder) implements FolderSource {
    @Override
    public void refresh() throws IOException {
      archive.refresh();
    }

    @Override
    public String data() {
      WorthScale scale = note().map(TuningNote::scale).orElseGet(WorthScale::unlimited);
      return new TuningPage(archive, title(), scale).data();
    }

    private Optional<TuningNote> note() {
      return TuningNote.parse(archive.note());
    }

    @Override
    public ResultKind kind() {
      return ResultKind.TUNING;
    }

    @Override
    public String title() {
      return note().map(TuningNote::title).orElseGet(() -> String.valueOf(folder.getFileName()));
    }

    @Override
    public String about() {
      return archive.method() + " · " + evaluations() + " of " + archive.budget() + " evaluations";
    }

    private int evaluations() {
      return archive.result().map(result -> result.evaluations().size()).orElse(0);
    }

    @Override
    public boolean isFinished() {
      return evaluations() >= archive.budget();
    }

    @Override
    public void close() throws IOException {
      archive.close();
    }
  }
}
