package org.rondo.duel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.DamagedLine;
import org.rondo.store.RecordFiles;
import org.rondo.store.SeedKeeper;

/**
 * The files of a duel. The journal holds the record of every match, in the order in which the
 * matches ended. When the duel ends, the records of the matches that count are published in the
 * order of the pairs. The clock readings and the thoughts of the bots are kept and published beside
 * the records.
 */
final class DuelJournal implements AutoCloseable {
  static final String JOURNAL = "journal.jsonl";

  private final Path file;
  private final SeedKeeper seed;

  /** The journal; null for a duel without a folder. */
  private final @Nullable AppendOnlyFile lines;

  private final RecordFiles published;
  private final EarlierMatches earlier;

  /** The line of the test until it is written, which is before the next line; then empty. */
  private final AtomicReference<String> unwrittenTest;

  /** Whether the journal's last line ends a duel. */
  private volatile boolean isFinished;

  private DuelJournal(
      Path file,
      SeedKeeper seed,
      @Nullable AppendOnlyFile lines,
      RecordFiles published,
      EarlierMatches earlier,
      PlannedTest test) {
    this.file = file;
    this.seed = seed;
    this.lines = lines;
    this.published = published;
    this.earlier = earlier;
    boolean isSame = earlier.test().filter(test::equals).isPresent();
    this.unwrittenTest = new AtomicReference<>(isSame ? "" : DuelLines.test(test));
    this.isFinished = isSame && earlier.isFinished();
  }

  /** {@return an instance that writes no files} */
  static DuelJournal none(DuelSettings<?, ?> settings) {
    SeedKeeper seed = SeedKeeper.withoutFolder(settings.seed());
    return new DuelJournal(
        Path.of(JOURNAL),
        seed,
        null,
        RecordFiles.none(),
        EarlierMatches.none(),
        PlannedTest.of(settings));
  }

  /**
   * Opens the files of a duel.
   *
   * @param folder the folder, which exists
   * @param resumes whether to resume the duel of the folder
   * @throws ConflictingSettingsException if the journal is damaged and damage is refused, or it
   *     belongs to another duel, or holds an unfinished duel and {@code resumes} is false
   */
  static DuelJournal open(Path folder, DuelSettings<?, ?> settings, boolean resumes)
      throws IOException {
    Path file = folder.resolve(JOURNAL);
    SeedKeeper seed = SeedKeeper.in(folder, settings.seed());
    AppendOnlyFile lines = AppendOnlyFile.open(file, "duel");
    try {
      if (resumes && lines.end() > 0) {
        lines.requireHeader(settings.header());
      } else {
        lines.requireOwn(settings.header());
        requireFinished(lines, file);
        seed.keep();
        lines.begin(settings.header());
        seed.removeOlder();
      }
      EarlierMatches earlier = EarlierMatches.in(lines);
      drop(lines, file, earlier.damaged(), settings.damage());
      // Written to only now, because a refused journal may belong to another program's folder.
      RecordFiles published =
          settings.isTimed() ? RecordFiles.timed(folder) : RecordFiles.untimed(folder);
      return new DuelJournal(file, seed, lines, published, earlier, PlannedTest.of(settings));
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  private static void requireFinished(AppendOnlyFile lines, Path file) throws IOException {
    if (lines.hasEntries() && !lines.endsWith(DuelLines.FINISHED)) {
      throw new ConflictingSettingsException(
          file.toString(),
          file + " belongs to an unfinished duel; continue it with --resume, or delete the file");
    }
  }

  private static void drop(
      AppendOnlyFile lines, Path file, List<DamagedLine> damaged, DamagedLine.DamagePolicy policy)
      throws IOException {
    if (!damaged.isEmpty() && policy == DamagedLine.DamagePolicy.REFUSE) {
      throw damaged.get(0).refused("" + file, damaged.size() - 1);
    }
    for (DamagedLine line : damaged) {
      lines.append(DuelLines.dropped(line.from()));
    }
  }

  /** Drops the line of a match of an earlier run, so that the match is played again. */
  void drop(MatchId id) throws IOException {
    append(List.of(DuelLines.dropped(earlier.lineOf(id))));
  }

  /**
   * {@return a match that was played by an earlier run; empty if there is none}
   *
   * @throws DamagedMatchException if the record or the clock readings cannot be read
   */
  Optional<DuelMatch> match(MatchId id) throws IOException {
    Optional<Place> record = earlier.record(id);
    if (lines == null || record.isEmpty()) {
      return Optional.empty();
    }
    try {
      MatchRecord parsed = MatchRecord.parse(lines.text(record.get()));
      Optional<Place> thoughts = earlier.thoughts(id);
      DuelMatch match =
          DuelMatch.untimed(parsed, thoughts.isEmpty() ? "" : lines.text(thoughts.get()));
      Optional<Place> readings = earlier.readings(id);
      return Optional.of(
          readings.isEmpty() ? match : match.with(ClockReadings.parse(lines.text(readings.get()))));
    } catch (DamagedFileException e) {
      throw new DamagedMatchException(id, e.getMessage());
    }
  }

  /** {@return the exception for a match of an earlier run that does not fit the duel} */
  DamagedFileException damaged(MatchId id, RuntimeException cause) {
    DamagedFileException damage =
        new DamagedLine(earlier.lineOf(id), "its game " + id + ": " + cause.getMessage(), true)
            .refused("" + file, 0);
    damage.initCause(cause);
    return damage;
  }

  /**
   * Writes a match that has ended, from any thread. Its clock readings and the thoughts of the bots
   * stand before its record.
   */
  void write(MatchId id, DuelMatch match) throws IOException {
    if (lines == null) {
      return;
    }
    List<String> written = new ArrayList<>();
    match
        .readings()
        .ifPresent(readings -> written.add(DuelLines.clocksHead(id) + readings.json() + "}"));
    if (!match.thoughts().isEmpty()) {
      written.add(DuelLines.thoughtsHead(id) + match.thoughts() + "}");
    }
    written.add(DuelLines.matchHead(id) + match.record().json() + "}");
    append(written);
  }

  private void append(List<String> written) throws IOException {
    if (lines != null) {
      isFinished = false;
      List<String> all = new ArrayList<>(written);
      String test = unwrittenTest.getAndSet("");
      if (!test.isEmpty()) {
        all.add(0, test);
      }
      lines.append(all);
    }
  }

  /** Adds a match that counts to those that will be published. */
  void count(MatchId id, DuelMatch match) throws IOException {
    published.addRecord(out -> RecordFiles.Value.of(match.record().json()).writeTo(out));
    if (!match.thoughts().isEmpty()) {
      published.addThoughts("" + id, RecordFiles.Value.of(match.thoughts()));
    }
    Optional<ClockReadings> readings = match.readings();
    if (readings.isPresent()) {
      published.addReadings("" + id, RecordFiles.Value.of(readings.get().json()));
    }
  }

  /** Publishes the matches and the seed, when the duel has ended. */
  void finish() throws IOException {
    if (lines == null) {
      return;
    }
    published.publish();
    seed.publish();
    if (!isFinished) {
      append(List.of(DuelLines.FINISHED));
    }
    lines.force();
    seed.forget();
  }

  @Override
  public void close() throws IOException {
    try {
      published.close();
    } finally {
      if (lines != null) {
        lines.close();
      }
    }
  }
}
