package org.rondo.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.AuditedRun;
import org.rondo.format.MatchId;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.match.OpeningSequence;
import org.rondo.match.Openings;
import org.rondo.random.SeedValues;
import org.rondo.rating.SequentialTest;
import org.rondo.series.JournalLine;
import org.rondo.series.JournalView;
import org.rondo.series.MatchKey;
import org.rondo.series.SeedAudit;
import org.rondo.store.LogHeader;
import org.rondo.store.LogView;

/**
 * Reads the folder of a duel, finished or not. Nothing is played or written, no bot is needed, and
 * another process may be playing the duel.
 *
 * <p>The matches that count are those of the sets in order, up to the decision of the test. Records
 * are checked against their digests, but not against the rules. An archive is for one thread.
 */
public final class DuelArchive implements RunArchive {
  private static final List<String> FIELDS =
      List.of("duel", "game", "first", "second", "note", "time", "opening", "seed");

  private final Path folder;
  private final JournalView journal;
  private final LogHeader header;
  private final BalancedSet set;

  private final TestHistory tests = new TestHistory();

  /** The score by the latest test; null before the first match. */
  private @Nullable DuelResult score;

  /** The sets by the latest test; null before the first match. */
  private @Nullable PlayedSets sets;

  private final List<ArchivedMatch> matches = new ArrayList<>();
  private final List<String> openings = new ArrayList<>();
  private final List<DuelResult> standings = new ArrayList<>();

  private DuelArchive(LogView log) throws IOException {
    this.folder = log.path().resolveSibling("");
    this.journal = new JournalView(log);
    this.header = log.header(FIELDS, "the journal of a duel");
    this.set = set(header);
    refresh();
  }

  /** A journal of a game of two seats names no seats, and one without a panel no panel. */
  private static BalancedSet set(LogHeader header) {
    try {
      boolean hasPanel = header.hasFields(List.of("panel"));
      boolean hasSeats = header.hasFields(List.of("seats", "split"));
      return new BalancedSet(
          header.text("first"),
          hasPanel ? header.texts("panel") : List.of(header.text("second")),
          hasSeats ? SeatSplit.parse(header.text("split")) : SeatSplit.HALVES,
          hasSeats ? header.integer("seats") : 2);
    } catch (RuntimeException e) {
      throw new DamagedFileException("journal", "its first line names no seats of a duel", e);
    }
  }

  /**
   * Opens the duel of a folder.
   *
   * @return the archive, as of now
   * @throws java.nio.file.NoSuchFileException if the folder has no journal
   * @throws org.rondo.input.InputException if the journal is damaged or is no journal of a duel
   * @throws IOException if the journal cannot be read
   */
  public static DuelArchive open(Path folder) throws IOException {
    return LogView.open(RunKind.DUEL.log(folder), DuelArchive::new);
  }

  @Override
  public RunKind kind() {
    return RunKind.DUEL;
  }

  @Override
  public void refresh() throws IOException {
    Optional<PlannedTest> before = tests.planned();
    boolean isReduced = journal.refresh(this::read);
    Optional<PlannedTest> latest = tests.planned();
    if (isReduced || !latest.equals(before)) {
      // Another test may count fewer or more sets.
      score = latest.map(test -> none(test.test())).orElse(null);
      sets = latest.map(test -> new PlayedSets(set, test.test())).orElse(null);
      matches.clear();
      openings.clear();
      standings.clear();
    }
    while (score != null
        && sets != null
        && !score.isOver()
        && standings.size() < most().orElse(0) / set.size()
        && hasNext()) {
      score = count(score, sets, standings.size() + 1);
    }
  }

  private DuelResult none(SequentialTest test) {
    return DuelResult.none(set, openings(), test, tests.count(), seedText());
  }

  private void read(JournalLine line) {
    if (line instanceof JournalLine.TestLine tested) {
      tests.add(PlannedTest.of(tested));
    }
  }

  private boolean hasNext() {
    return ids(standings.size() + 1).map(MatchKey::first).allMatch(journal::holds);
  }

  /** {@return the ids of the matches of a set} */
  private Stream<MatchId> ids(int number) {
    return IntStream.rangeClosed(1, set.size()).mapToObj(match -> new MatchId(1, number, match));
  }

  private DuelResult count(DuelResult before, PlayedSets played, int number) throws IOException {
    List<CountedMatch> counted = new ArrayList<>();
    for (MatchId id : ids(number).toList()) {
      MatchRecord record = record(id);
      counted.add(CountedMatch.of(record));
      matches.add(ArchivedMatch.of(id, record));
      if (id.match() == 1) {
        openings.add(record.opening().text());
      }
    }
    DuelResult standing = before.plus(new PlayedSet(set, counted), played);
    standings.add(standing);
    return standing;
  }

  /** {@return the record of a match of {@link #matches}} */
  @Override
  public MatchRecord record(MatchId id) throws IOException {
    MatchRecord record = journal.record(MatchKey.first(id));
    if (!record.entrants().equals(set.names(id.match() - 1))) {
      throw journal.damaged(MatchKey.first(id), "it is not the match that the duel plays there");
    }
    return record;
  }

  @Override
  public MatchThoughts thoughts(MatchId id) throws IOException {
    return journal.thoughts(MatchKey.first(id));
  }

  @Override
  public Optional<ClockReadings> readings(MatchId id) throws IOException {
    return journal.readings(MatchKey.first(id));
  }

  /** {@return the names of the entrants by seat, for each match of a set} */
  public List<List<String>> seatings() {
    return IntStream.range(0, set.size()).mapToObj(set::names).toList();
  }

  /** {@return the folder of the duel} */
  public Path folder() {
    return folder;
  }

  /** {@return the id of the game} */
  public String game() {
    return header.text("game");
  }

  /** {@return the name of the entrant that may be the stronger one} */
  public String first() {
    return header.text("first");
  }

  /** {@return the name of the other entrant, or a description of the panel} */
  public String second() {
    return set.second();
  }

  /** {@return the description of the entrants, for instance their options; it may be empty} */
  public String note() {
    return header.text("note");
  }

  /** {@return the text of the seed, or the commitment to it if it is secret} */
  public String seedText() {
    return header.text("seed");
  }

  /**
   * {@return what contestants have added to the seed}
   *
   * @throws DamagedFileException if the first line of the journal has no texts by name
   */
  public SeedValues seedValues() {
    return DamagedFileException.valueIn(folder.resolve(RunKind.JOURNAL), header::values);
  }

  @Override
  public String time() {
    return header.text("time");
  }

  /** {@return the text that identifies the openings} */
  public String openings() {
    return header.text("opening");
  }

  /**
   * Derives the seed and opening of each match from the seed of the duel, and compares them with
   * the journal, and the published records with those of the journal. The test must have decided,
   * or all its matches been played. The remarks of the result begin with the verdict.
   *
   * <p>No bot is needed, and no record is replayed by the rules: {@link MatchRecord#replay} does
   * that.
   *
   * @param openings the openings of the duel, of which {@link #openings()} is the text: what {@link
   *     Openings#parse} finds, or the list
   * @throws ConflictingSettingsException if the duel is not finished, or had other openings
   * @throws DamagedFileException if a match does not follow from the seed, or a published record is
   *     not that of the journal
   * @throws IOException if a file cannot be read
   */
  public AuditedRun audit(Openings openings) throws IOException {
    Game<?, ?> game = GameCatalog.find(game());
    SeedAudit.requireSuitable(folder, isFinished(), openings(), List.of(game), openings);
    try (SeedAudit audit = new SeedAudit(folder)) {
      return audit(game, openings, audit);
    }
  }

  private <S extends State, M extends Move> AuditedRun audit(
      Game<S, M> game, Openings openings, SeedAudit audit) throws IOException {
    OpeningSequence<S, M> beginnings = SetPlan.beginnings(game, openings, audit.seed());
    for (ArchivedMatch match : matches) {
      MatchId id = match.id();
      int number = id.match() - 1;
      audit.compare(
          id,
          game.id(),
          set.names(number),
          beginnings.beginning(id.encounter() - 1, number),
          List.of(record(id)),
          List.of());
    }
    DuelResult result = score;
    if (result == null || !(result.isOver() || matches.size() >= most().orElse(0))) {
      throw audit.early();
    }
    return audit.end(
        header,
        Stream.concat(Stream.of(set.first()), set.opponents().stream()).toList(),
        Stream.concat(result.lines().stream(), journal.remarks().stream()).toList());
  }

  /** {@return the test; empty before the end of the first match} */
  public Optional<SequentialTest> test() {
    return tests.planned().map(PlannedTest::test);
  }

  /** {@return the maximum number of matches; empty before the end of the first match} */
  public OptionalInt most() {
    return tests.planned().isPresent()
        ? OptionalInt.of(tests.planned().get().matches())
        : OptionalInt.empty();
  }

  @Override
  public boolean isFinished() {
    return journal.isFinished();
  }

  /** {@return the matches that count, in the order of the sets} */
  public List<ArchivedMatch> matches() {
    return Collections.unmodifiableList(matches);
  }

  /** {@return the opening of each set that counts: its moves, or its position and its moves} */
  public List<String> setOpenings() {
    return Collections.unmodifiableList(openings);
  }

  /** {@return the result after each set that counts} */
  public List<DuelResult> standings() {
    return Collections.unmodifiableList(standings);
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
