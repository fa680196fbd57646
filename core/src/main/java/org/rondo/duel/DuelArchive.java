package org.rondo.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.format.ArchivedMatch;
import org.rondo.format.MatchId;
import org.rondo.format.RunArchive;
import org.rondo.format.RunKind;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.rating.SequentialTest;
import org.rondo.series.JournalLine;
import org.rondo.series.JournalView;
import org.rondo.series.MatchKey;
import org.rondo.store.LogHeader;
import org.rondo.store.LogView;

/**
 * Reads the folder of a duel, finished or not. Nothing is played or written, no bot is needed, and
 * another process may be playing the duel.
 *
 * <p>The matches that count are those of the pairs in order, up to the decision of the test.
 * Records are checked against their digests, but not against the rules. An archive is for one
 * thread.
 */
public final class DuelArchive implements RunArchive {
  private static final List<String> FIELDS =
      List.of("duel", "game", "first", "second", "note", "time", "opening", "seed");

  private final JournalView journal;
  private final LogHeader header;

  private final TestHistory tests = new TestHistory();

  /** The score by the latest test; null before the first match. */
  private @Nullable DuelResult score;

  /** The pairs by the latest test; null before the first match. */
  private @Nullable PlayedPairs pairs;

  private final List<ArchivedMatch> matches = new ArrayList<>();
  private final List<String> openings = new ArrayList<>();
  private final List<DuelResult> standings = new ArrayList<>();

  private DuelArchive(LogView log) throws IOException {
    this.journal = new JournalView(log);
    this.header = log.header(FIELDS, "the journal of a duel");
    refresh();
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
      // Another test may count fewer or more pairs.
      score = latest.map(test -> none(test.test())).orElse(null);
      pairs = latest.map(test -> new PlayedPairs(test.test())).orElse(null);
      matches.clear();
      openings.clear();
      standings.clear();
    }
    while (score != null
        && pairs != null
        && !score.isOver()
        && standings.size() < most().orElse(0) / 2
        && hasNext()) {
      score = count(score, pairs, standings.size() + 1);
    }
  }

  private DuelResult none(SequentialTest test) {
    return DuelResult.none(first(), second(), openings(), test, tests.count(), seed());
  }

  private void read(JournalLine line) {
    if (line instanceof JournalLine.TestLine tested) {
      tests.add(PlannedTest.of(tested));
    }
  }

  private boolean hasNext() {
    int pair = standings.size() + 1;
    return journal.holds(first(pair)) && journal.holds(second(pair));
  }

  private static MatchKey first(int pair) {
    return MatchKey.first(new MatchId(1, pair, 1));
  }

  private static MatchKey second(int pair) {
    return MatchKey.first(new MatchId(1, pair, 2));
  }

  private DuelResult count(DuelResult before, PlayedPairs played, int number) throws IOException {
    MatchId first = new MatchId(1, number, 1);
    MatchId second = new MatchId(1, number, 2);
    MatchRecord straight = record(first);
    MatchRecord swapped = record(second);
    DuelResult standing = before.plus(CountedMatch.of(straight), CountedMatch.of(swapped), played);
    standings.add(standing);
    matches.add(ArchivedMatch.of(first, straight));
    matches.add(ArchivedMatch.of(second, swapped));
    Stream<String> moves = straight.opening().turns().stream().map(turn -> String.join("+", turn));
    openings.add(
        Stream.concat(Stream.of(straight.opening().position()), moves)
            .collect(Collectors.joining(" "))
            .strip());
    return standing;
  }

  /** {@return the record of a match of {@link #matches}} */
  @Override
  public MatchRecord record(MatchId id) throws IOException {
    MatchRecord record = journal.record(MatchKey.first(id));
    if (!record.entrants().equals(id.match() == 1 ? names() : reversedNames())) {
      throw journal.damaged(MatchKey.first(id), "it is not the match that the duel plays there");
    }
    return record;
  }

  @Override
  public MatchThoughts thoughts(MatchId id) throws IOException {
    return journal.thoughts(MatchKey.first(id));
  }

  private List<String> names() {
    return List.of(first(), second());
  }

  private List<String> reversedNames() {
    return List.of(second(), first());
  }

  /** {@return the id of the game} */
  public String game() {
    return header.text("game");
  }

  /** {@return the name of the entrant that may be the stronger one} */
  public String first() {
    return header.text("first");
  }

  /** {@return the name of the other entrant} */
  public String second() {
    return header.text("second");
  }

  /** {@return the description of the entrants, for instance their options; it may be empty} */
  public String note() {
    return header.text("note");
  }

  private String seed() {
    return header.text("seed");
  }

  /** {@return the time control as text, {@code none} without a clock} */
  public String time() {
    return header.text("time");
  }

  /** {@return the text that identifies the openings} */
  public String openings() {
    return header.text("opening");
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

  /** {@return the matches that count, in the order of the pairs} */
  public List<ArchivedMatch> matches() {
    return Collections.unmodifiableList(matches);
  }

  /** {@return the opening of each pair that counts: its moves, or its position and its moves} */
  public List<String> pairOpenings() {
    return Collections.unmodifiableList(openings);
  }

  /** {@return the result after each pair that counts} */
  public List<DuelResult> standings() {
    return Collections.unmodifiableList(standings);
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
