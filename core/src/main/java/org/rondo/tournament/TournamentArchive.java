package org.rondo.tournament;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.AuditedRun;
import org.rondo.format.DifferentMatches;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.MatchId;
import org.rondo.format.MatchResult;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.format.Standings;
import org.rondo.format.standard.FormatCatalog;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.match.Openings;
import org.rondo.random.Seed;
import org.rondo.random.SeedValues;
import org.rondo.series.JournalView;
import org.rondo.series.MatchKey;
import org.rondo.series.SeedAudit;
import org.rondo.store.LogHeader;
import org.rondo.store.LogView;
import org.rondo.store.SeedKeeper;

/**
 * Reads the folder of a tournament, finished or not. Nothing is played or written, no bot is
 * needed, and another process may be playing the tournament.
 *
 * <pre>{@code
 * try (TournamentArchive archive = TournamentArchive.open(Path.of("target/cup/othello"))) {
 *   System.out.print(new StandingsReport(archive.standings()).text());
 * }
 * }</pre>
 *
 * <p>Records are checked against their digests, but not against the rules. An archive is for one
 * thread.
 */
public final class TournamentArchive implements RunArchive {
  private static final List<String> FIELDS =
      List.of("journal", "competition", "games", "format", "time", "note", "entrants", "reserves");

  private final Path folder;
  private final JournalView journal;
  private final TournamentLines lines = new TournamentLines();

  /** The matches that have been read. */
  private final Map<MatchKey, ArchivedMatch> matches = new HashMap<>();

  private final LogHeader header;
  private final Format format;
  private final EntryList registered;

  /** The rounds that were complete when the next one began. */
  private final List<ArchivedRound> closed = new ArrayList<>();

  /** The standings after each round of {@link #closed}. */
  private final List<Standings> history = new ArrayList<>();

  private final List<ArchivedRound> latest = new ArrayList<>(1);

  /** The number of rulings that the closed rounds know. */
  private int rulings;

  private TournamentArchive(LogView log) throws IOException {
    this.folder = log.path().resolveSibling("");
    this.journal = new JournalView(log);
    this.header = log.header(FIELDS, "the journal of a tournament");
    String game = header.valueOf(() -> first(games()));
    this.format = FormatCatalog.find(header.text("format"), GameCatalog.find(game).seatCount());
    Seed lots = SeedKeeper.seedOf(log.path()).child("lots");
    this.registered = header.valueOf(() -> EntryList.of(entrants(), lots));
    refresh();
  }

  private static String first(List<String> games) {
    checkArgument(!games.isEmpty(), "a tournament needs at least one game");
    return games.get(0);
  }

  /**
   * Opens the tournament of a folder.
   *
   * @return the archive, as of now
   * @throws java.nio.file.NoSuchFileException if the folder has no journal
   * @throws org.rondo.input.InputException if the journal is damaged or is no journal of a
   *     tournament, if its game or format is not in the catalogue, or if its secret seed is missing
   * @throws IOException if the journal cannot be read
   */
  public static TournamentArchive open(Path folder) throws IOException {
    return LogView.open(RunKind.TOURNAMENT.log(folder), TournamentArchive::new);
  }

  @Override
  public RunKind kind() {
    return RunKind.TOURNAMENT;
  }

  @Override
  public void refresh() throws IOException {
    if (journal.refresh(lines)) {
      matches.clear();
      forgetRounds();
    }
    if (lines.rulings().size() > rulings) {
      // A ruling may correct any round.
      forgetRounds();
    }
    rulings = lines.rulings().size();
    latest.clear();
    while (latest.isEmpty() && closed.size() < lines.lastRound()) {
      ArchivedRound next = round(closed.size() + 1, results());
      // A match whose damaged line was dropped is missing until it has been played again, and the
      // later rounds depend on it.
      boolean isLast = closed.size() + 1 == lines.lastRound();
      (isLast || !next.isComplete() ? latest : closed).add(next);
    }
  }

  private void forgetRounds() {
    closed.clear();
    history.clear();
  }

  /** {@return the results of the rounds that are complete} */
  private Results results() {
    List<RoundResult> results = new ArrayList<>();
    for (ArchivedRound round : rounds()) {
      if (round.isComplete()) {
        results.add(round.result());
      }
    }
    return new Results(results);
  }

  private ArchivedRound round(int number, Results before) throws IOException {
    EntryList entries = entries(number);
    Optional<Round> planned = header.valueOf(() -> format.next(entries, before));
    Round round =
        planned
            .map(next -> lines.rulings().paired(next, number, registered))
            .orElseThrow(
                () ->
                    new DamagedFileException(
                        "journal",
                        "journal has a round "
                            + number
                            + ", but "
                            + format.text()
                            + " was over before it: another version wrote the journal, or it was"
                            + " changed"));
    List<ArchivedMatch> archived = new ArrayList<>();
    List<EncounterResult> sums = new ArrayList<>();
    boolean isComplete = true;
    for (int index = 0; index < round.encounters().size(); index++) {
      Encounter encounter = round.encounters().get(index);
      EncounterResult sum = EncounterResult.none(encounter);
      for (int match = 0; match < encounter.matches(); match++) {
        MatchId id = new MatchId(number, index + 1, match + 1);
        List<String> names = encounter.seated(match).stream().map(entries::name).toList();
        Optional<ArchivedMatch> played = match(id, names);
        played.ifPresent(archived::add);
        isComplete &= played.isPresent() || !lines.rulings().status(id).counts();
        if (played.filter(ArchivedMatch::counts).isPresent()) {
          sum = sum.plus(match, result(played.get()), played.get().fingerprint());
        }
      }
      sums.add(sum);
    }
    return new ArchivedRound(
        number, entries, before, new RoundResult(round, sums), archived, isComplete);
  }

  private Optional<ArchivedMatch> match(MatchId id, List<String> names) throws IOException {
    MatchKey key = lastPlaying(id);
    if (!journal.holds(key)) {
      return Optional.empty();
    }
    ArchivedMatch match = matches.get(key);
    if (match == null) {
      match = ArchivedMatch.of(id, journal.record(key));
      matches.put(key, match);
    }
    if (!match.names().equals(names)) {
      throw journal.damaged(
          key,
          "it is not the scheduled game but one between " + String.join(" and ", match.names()));
    }
    return Optional.of(match.ruled(key.replay(), lines.rulings().status(id).counts()));
  }

  private MatchKey lastPlaying(MatchId id) {
    return new MatchKey(id, lines.rulings().status(id).replays());
  }

  private MatchResult result(ArchivedMatch match) {
    return match.result().withRestarts(lines.rulings().status(match.id()).restarts(match.names()));
  }

  private EntryList entries(int round) {
    return lines.rulings().entries(registered, round);
  }

  /** {@return the name of the competition} */
  public String competition() {
    return header.text("competition");
  }

  /** {@return the ids of the games; the variant of an encounter is an index into this list} */
  public List<String> games() {
    return header.texts("games");
  }

  /** {@return the format} */
  public Format format() {
    return format;
  }

  @Override
  public String time() {
    return header.text("time");
  }

  /** {@return the {@linkplain Tournament#note note}} */
  public String note() {
    return header.text("note");
  }

  /** {@return the text of the seed, or the commitment to it if it is secret} */
  public String seedText() {
    return header.text("seed");
  }

  /** {@return the text that identifies the openings; empty in the journal of an early version} */
  public String openings() {
    return header.hasFields(List.of("opening")) ? header.text("opening") : "";
  }

  LogHeader header() {
    return header;
  }

  /** {@return whether no ruling has annulled a match} */
  boolean counts(MatchId id) {
    return lines.rulings().status(id).counts();
  }

  /** {@return whether the format has no more rounds after those that have been played} */
  boolean isOver() {
    return latest.stream().allMatch(ArchivedRound::isComplete)
        && format.next(entries(), results()).isEmpty();
  }

  /**
   * {@return the number of matches of the whole tournament; empty if the format does not know it}
   * It holds under the same conditions as {@link Format#matchesLeft}.
   */
  public OptionalLong expected() {
    Results results = results();
    long before = results.rounds().stream().mapToLong(one -> one.round().matchCount()).sum();
    OptionalLong left = format.matchesLeft(entries(), results);
    return left.isPresent() ? OptionalLong.of(before + left.getAsLong()) : left;
  }

  /** {@return the matches that the journal holds, scheduled or not} */
  Stream<MatchId> matchIds() {
    return journal.keys().map(MatchKey::match).distinct();
  }

  /** {@return the number of turns that each replay of a match keeps} */
  List<Integer> keptTurns(MatchId id) {
    return lines.rulings().status(id).turns();
  }

  /** {@return all playings of a match, the one that counts last} */
  List<MatchRecord> playings(MatchId id) throws IOException {
    List<MatchRecord> playings = new ArrayList<>();
    for (int replay = 0; replay <= lines.rulings().status(id).replays(); replay++) {
      playings.add(journal.record(new MatchKey(id, replay)));
    }
    return playings;
  }

  /** {@return what the host has decided: rulings and dropped lines} */
  List<String> decisions() {
    List<String> decisions = new ArrayList<>(lines.rulings().remarks());
    decisions.addAll(journal.remarks());
    return decisions;
  }

  /**
   * Derives the seed and opening of each match from the seed of the tournament, and compares them
   * with the journal, and the published records with those of the journal. The pairings, which may
   * depend on lots, were derived when the archive was opened. Draws the opening of each match
   * again.
   *
   * <p>No bot is needed, and no record is replayed by the rules: {@link MatchRecord#replay} does
   * that.
   *
   * @param openings the openings of the tournament, of which {@link #openings()} is the text: what
   *     {@link Openings#parse} finds, or the list
   * @throws ConflictingSettingsException if the tournament is not finished, or had other openings
   * @throws DamagedFileException if a match does not follow from the seed, or a published record is
   *     not that of the journal
   * @throws IOException if a file cannot be read
   */
  public AuditedRun audit(Openings openings) throws IOException {
    List<Game<?, ?>> games = games().stream().<Game<?, ?>>map(GameCatalog::find).toList();
    SeedAudit.requireSuitable(folder, isFinished(), openings(), games, openings);
    return TournamentAudit.of(this, folder, openings, games);
  }

  /**
   * {@return what contestants have added to the seed}
   *
   * @throws DamagedFileException if the first line of the journal has no texts by name
   */
  public SeedValues seedValues() {
    return DamagedFileException.valueIn(folder.resolve(RunKind.JOURNAL), header::values);
  }

  /** {@return the names of the entrants before any ruling, in the order of their entry} */
  public List<String> entrants() {
    return header.texts("entrants");
  }

  /** {@return the names of the reserves, in the order of their entry} */
  public List<String> reserves() {
    return header.texts("reserves");
  }

  /** {@return the entrants after the latest ruling} */
  public EntryList entries() {
    return entries(lines.lastRound() + 1);
  }

  /**
   * {@return the rounds that have begun, in order; only the last may be incomplete} The rounds
   * after an incomplete one are left out.
   */
  public List<ArchivedRound> rounds() {
    List<ArchivedRound> rounds = new ArrayList<>(closed);
    rounds.addAll(latest);
    return rounds;
  }

  /**
   * {@return the next round, with the director's pairings; empty if the last round is incomplete or
   * the tournament is over}
   */
  public Optional<Round> next() {
    boolean isBetween = latest.isEmpty() || latest.get(0).isComplete();
    int next = lines.lastRound() + 1;
    return isBetween && !isFinished()
        ? format
            .next(entries(), results())
            .map(round -> lines.rulings().paired(round, next, registered))
        : Optional.empty();
  }

  @Override
  public boolean isFinished() {
    return journal.isFinished();
  }

  /** {@return the rulings of the director, in order} */
  public List<Ruling> rulings() {
    return lines.rulings().all().stream().map(RulingLog.TakenRuling::ruling).toList();
  }

  /**
   * {@return the format's standings by the rounds that are complete, without the remarks of {@link
   * #remarks}}
   */
  public Standings standings() {
    return format.standings(entries(), results());
  }

  /**
   * {@return the format's standings after a number of complete rounds}
   *
   * @param rounds the number of rounds, from 1 to the number of complete rounds
   */
  public Standings standingsAfter(int rounds) {
    List<ArchivedRound> all = rounds();
    if (rounds > closed.size()) {
      return after(all.get(rounds - 1));
    }
    while (history.size() < rounds) {
      history.add(after(all.get(history.size())));
    }
    return history.get(rounds - 1);
  }

  private Standings after(ArchivedRound round) {
    return format.standings(round.entries(), round.before().plus(round.result()));
  }

  /**
   * {@return remarks about rulings, about matches that repeat each other, about programs that a
   * signal ended or stopped, and about late moves, in the words of {@link Tournament}'s result}
   */
  public List<String> remarks() {
    FaultRemarks faults = new FaultRemarks();
    for (ArchivedRound round : rounds()) {
      for (ArchivedMatch match : round.matches()) {
        if (match.counts()) {
          faults.add(match.id(), match.names(), match.faults());
        }
      }
    }
    List<String> remarks = new ArrayList<>(lines.rulings().remarks());
    DifferentMatches.of(
            rounds().stream().flatMap(round -> round.result().encounters().stream()).toList())
        .remark()
        .ifPresent(remarks::add);
    remarks.addAll(faults.remarks());
    return remarks;
  }

  /** {@return the record of a match of {@link #rounds}} */
  @Override
  public MatchRecord record(MatchId id) throws IOException {
    return journal.record(lastPlaying(id));
  }

  @Override
  public MatchThoughts thoughts(MatchId id) throws IOException {
    return journal.thoughts(lastPlaying(id));
  }

  @Override
  public Optional<ClockReadings> readings(MatchId id) throws IOException {
    return journal.readings(lastPlaying(id));
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
