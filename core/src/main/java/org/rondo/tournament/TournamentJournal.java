package org.rondo.tournament;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.MatchRecord;
import org.rondo.series.MatchKey;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.DamagedLine;
import org.rondo.store.LineOutput;
import org.rondo.store.RecordFiles;
import org.rondo.store.SeedKeeper;
import org.rondo.store.TextLimit;

/**
 * A tournament's journal: the matches that have been played, the rounds that have begun, and the
 * rulings.
 */
final class TournamentJournal implements AutoCloseable {

  private static final String SUBJECT = "tournament";

  /** The number of bytes of a line's closing brace and line feed. */
  private static final int END = 2;

  private final AppendOnlyFile file;
  private final RulingLog log = new RulingLog();
  private final Map<Integer, Long> roundStarts = new HashMap<>();

  /** The lessons that have ended and whose rounds no ruling has changed since then. */
  private final Set<JournalFormat.LessonKey> lessons = new HashSet<>();

  private MatchScanner scanner;
  private int lastRound;
  private boolean isFinished;

  /** The bytes at which those lines begin that do not count any more. */
  private final Set<Long> dropped = ConcurrentHashMap.newKeySet();

  private final DamagedLine.DamagePolicy policy;

  private TournamentJournal(AppendOnlyFile file, DamagedLine.DamagePolicy policy) {
    this.file = file;
    this.policy = policy;
    this.scanner = scanner(file.end());
  }

  /**
   * Begins a journal.
   *
   * @param seed keeps the tournament's seed before the header is written
   * @throws ConflictingSettingsException if the file holds the journal of an unfinished tournament,
   *     or is not a journal
   */
  static TournamentJournal begin(Path file, String header, SeedKeeper seed) throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, SUBJECT);
    try {
      lines.requireOwn(header);
      if (lines.hasEntries() && !lines.endsWith(JournalFormat.finished())) {
        throw new ConflictingSettingsException(
            file.toString(),
            file
                + " belongs to an unfinished tournament; continue it with --resume, or delete the"
                + " file");
      }
      begin(lines, header, seed);
      return new TournamentJournal(lines, DamagedLine.DamagePolicy.REFUSE);
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  private static void begin(AppendOnlyFile lines, String header, SeedKeeper seed)
      throws IOException {
    lines.requireOwn(header);
    seed.keep();
    lines.begin(header);
    seed.removeOlder();
  }

  /**
   * Opens a journal and continues it. Begins a new journal if there is none, or only a line that
   * was cut off.
   *
   * @param seed keeps the tournament's seed before the header is written
   * @param policy the treatment of damaged lines
   * @throws InputException if the journal belongs to another tournament, or a line is damaged and
   *     is not dropped
   */
  static TournamentJournal resume(
      Path file, String header, SeedKeeper seed, DamagedLine.DamagePolicy policy)
      throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, SUBJECT);
    try {
      if (lines.end() == 0) {
        begin(lines, header, seed);
        return new TournamentJournal(lines, policy);
      }
      lines.requireHeader(header);
      TournamentJournal journal = new TournamentJournal(lines, policy);
      journal.readAll();
      journal.scanner = journal.scanner(0);
      return journal;
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  /** Reads all lines. In the line of a match, reads only the name of the match. */
  private void readAll() throws IOException {
    Map<Long, DamagedLine> damaged = new TreeMap<>();
    CheckedLineReader lines = file.verifiedLines();
    boolean isHeader = true;
    while (lines.advance()) {
      isFinished = false;
      Optional<DamagedLine> damage = isHeader ? headerDamage(lines) : read(lines);
      damage.ifPresent(line -> damaged.put(line.from(), line));
      isHeader = false;
    }
    damaged.keySet().removeAll(dropped);
    if (!damaged.isEmpty()) {
      drop(List.copyOf(damaged.values()));
    }
  }

  /** The text of the first line is already known to be right. */
  private static Optional<DamagedLine> headerDamage(CheckedLineReader lines) {
    return lines.damage().map(damage -> new DamagedLine(lines.place().from(), damage, true));
  }

  private DamagedLine damaged(CheckedLineReader lines, @Nullable String damage) throws IOException {
    return new DamagedLine(
        lines.place().from(),
        Objects.requireNonNullElse(damage, "a value is missing"),
        JournalFormat.isOfMatch(lines.head()) && !hidesRuling(lines.place()));
  }

  /**
   * {@return whether the line may also hold a ruling, because the line feed between them is lost}
   */
  private boolean hidesRuling(Place line) throws IOException {
    return line.length() > TextLimit.bytes() || text(line).contains(JournalFormat.RULING_HEAD);
  }

  /** Reads a line; returns it if it is damaged. */
  private Optional<DamagedLine> read(CheckedLineReader lines) throws IOException {
    Optional<String> damage = lines.damage();
    if (damage.isPresent()) {
      return Optional.of(damaged(lines, damage.get()));
    }
    try {
      if (JournalFormat.isOfMatch(lines.head())) {
        JournalFormat.requireMatch(lines.head(), lastRound);
      } else {
        read(lines.text(), lines.place());
      }
      return Optional.empty();
    } catch (InputException
        | IllegalArgumentException
        | IllegalStateException
        | UnsupportedOperationException e) {
      return Optional.of(damaged(lines, e.getMessage()));
    }
  }

  private void read(String line, Place place) {
    if (!JournalFormat.isKnown(line)) {
      throw new DamagedFileException("journal", "the line has no known form");
    }
    Optional<Integer> round = JournalFormat.round(line);
    if (round.isPresent()) {
      lastRound = round.get();
      roundStarts.put(lastRound, place.from());
    }
    JournalFormat.droppedLine(line).ifPresent(dropped::add);
    Optional<RulingLog.TakenRuling> ruling = JournalFormat.ruling(line, lastRound);
    ruling.ifPresent(log::add);
    if (ruling.isPresent()) {
      forgetLessons(lastRound);
    }
    JournalFormat.lesson(line, lastRound).ifPresent(lessons::add);
    isFinished = JournalFormat.isFinished(line);
  }

  /**
   * Drops damaged lines, so that their matches are played again.
   *
   * @throws org.rondo.input.InputException if this journal refuses damaged lines, or one of them
   *     cannot be restored by playing a match
   */
  void drop(List<DamagedLine> damaged) throws IOException {
    Optional<DamagedLine> refused =
        damaged.stream()
            .filter(line -> policy == DamagedLine.DamagePolicy.REFUSE || !line.canBeDropped())
            .findFirst();
    if (refused.isPresent()) {
      throw refused.get().refused(name(), damaged.size() - 1);
    }
    file.append(damaged.stream().map(line -> JournalFormat.dropped(line.from())).toList());
    damaged.forEach(line -> dropped.add(line.from()));
    isFinished = false;
  }

  /** {@return the path of the journal, its name in messages about damage} */
  String name() {
    return file.path().toString();
  }

  RulingLog rulings() {
    return log;
  }

  /** {@return the number of the last round that has begun, 0 before the first} */
  int lastRound() {
    return lastRound;
  }

  /** {@return the byte at which a round's line begins; 0 for a round that has not begun} */
  long startOf(int round) {
    return roundStarts.getOrDefault(round, 0L);
  }

  /**
   * {@return a new scanner for matches, independent of other scanners and for use in any one
   * thread}
   *
   * @param from the byte at which the line of the matches' round begins
   */
  MatchScanner scanner(long from) {
    return new MatchScanner(file.lines(from), dropped);
  }

  /**
   * {@return the place of a match in the journal; empty if the match has not been played} The
   * journal then forgets the match: a second call does not find it.
   */
  Optional<MatchEntry> take(MatchKey key) throws IOException {
    return scanner.take(key);
  }

  /** {@return the place of a match of the last round; empty if the match has not been played} */
  Optional<Place> lookUp(MatchKey key) throws IOException {
    CheckedLineReader lines = file.lines(startOf(lastRound));
    while (lines.advance()) {
      boolean counts = !dropped.contains(lines.place().from());
      if (counts && JournalFormat.matchKey(lines.head()).filter(key::equals).isPresent()) {
        return Optional.of(MatchScanner.inLine(lines, JournalFormat.matchHead(key)));
      }
    }
    return Optional.empty();
  }

  String text(Place place) throws IOException {
    return file.text(place);
  }

  /**
   * {@return the record of a match}
   *
   * @throws org.rondo.input.InputException if the record is damaged
   */
  MatchRecord record(MatchId match, Place place) throws IOException {
    try {
      return MatchRecord.parse(text(place));
    } catch (DamagedFileException e) {
      DamagedLine line =
          new DamagedLine(place.from(), "its game " + match + ": " + e.getMessage(), true);
      DamagedFileException refused = line.refused(name(), 0);
      refused.initCause(e);
      throw refused;
    }
  }

  /** Adds the lines of a match to the files that will be published. */
  void publish(CountedMatch match, RecordFiles to) throws IOException {
    MatchEntry entry = match.entry();
    String id = match.id().toString();
    to.addRecord(out -> file.copy(entry.record(), out));
    Optional<Place> readings = entry.side(JournalFormat.SideLine.CLOCKS);
    if (readings.isPresent()) {
      to.addReadings(id, out -> file.copy(readings.get(), out));
    }
    Optional<Place> thoughts = entry.side(JournalFormat.SideLine.THOUGHTS);
    if (thoughts.isPresent()) {
      to.addThoughts(id, out -> file.copy(thoughts.get(), out));
    }
  }

  /** Writes the line of a new round. Before that, forces all earlier lines to the disk. */
  void beginRound(int number, String title) throws IOException {
    file.force();
    roundStarts.put(number, file.append(JournalFormat.roundBegun(number, title)).from());
    lastRound = number;
    isFinished = false;
  }

  /** {@return whether a lesson has ended, and no ruling has changed its round since then} */
  boolean hasLesson(JournalFormat.LessonKey lesson) {
    return lessons.contains(lesson);
  }

  /** Writes the end of a lesson. */
  void endLesson(JournalFormat.LessonKey lesson) throws IOException {
    file.append(JournalFormat.lessonEnded(lesson));
    lessons.add(lesson);
    isFinished = false;
  }

  private void forgetLessons(int round) {
    lessons.removeIf(lesson -> lesson.round() == round);
  }

  /** Writes rulings, all at once. */
  void rule(List<RulingLog.TakenRuling> decisions) throws IOException {
    file.append(decisions.stream().map(JournalFormat::ruled).toList());
    isFinished = false;
    decisions.forEach(log::add);
    forgetLessons(lastRound);
  }

  void finish() throws IOException {
    if (!isFinished) {
      file.append(JournalFormat.finished());
      isFinished = true;
    }
    file.force();
  }

  /** Starts a new scan, so that the matches of a round that has begun can be found again. */
  void rewind(int round) {
    scanner = scanner(startOf(round));
  }

  /**
   * The places of a match in the journal.
   *
   * @param sides the places of the lines beside it
   */
  record MatchEntry(Place record, Map<JournalFormat.SideLine, Place> sides) {
    MatchEntry {
      sides = Map.copyOf(sides);
    }

    /** {@return the place of a value beside the record; empty if there is none} */
    Optional<Place> side(JournalFormat.SideLine line) {
      return Optional.ofNullable(sides.get(line));
    }
  }

  /**
   * Writes a match, from any thread.
   *
   * @param record the record as JSON
   * @param sides the values of the lines beside it, as JSON
   */
  MatchEntry write(MatchKey key, ByteSource record, Map<JournalFormat.SideLine, String> sides)
      throws IOException {
    Map<JournalFormat.SideLine, byte[]> lines = new EnumMap<>(JournalFormat.SideLine.class);
    sides.forEach(
        (side, value) ->
            lines.put(side, (side.head(key) + value).getBytes(StandardCharsets.UTF_8)));
    Place all =
        file.append(
            out -> {
              for (byte[] line : lines.values()) {
                out.write(line);
                out.endLine();
              }
              write(key, record, out);
            });
    Map<JournalFormat.SideLine, Place> places = new EnumMap<>(JournalFormat.SideLine.class);
    long from = all.from();
    for (Map.Entry<JournalFormat.SideLine, byte[]> line : lines.entrySet()) {
      long head = line.getKey().head(key).length();
      places.put(line.getKey(), new Place(from + head, line.getValue().length - head));
      from += line.getValue().length + AppendOnlyFile.CHECK_LENGTH + END;
    }
    Place own = new Place(from, all.length() - (from - all.from()));
    return new MatchEntry(record(key, own), places);
  }

  private static void write(MatchKey key, ByteSource record, LineOutput out) throws IOException {
    out.write(JournalFormat.matchHead(key).getBytes(StandardCharsets.UTF_8));
    record.copyTo(out);
    out.endLine();
  }

  /** {@return the place of the record in the line of its match} */
  private Place record(MatchKey key, Place line) {
    long head = JournalFormat.matchHead(key).length();
    return new Place(line.from() + head, line.length() - head - AppendOnlyFile.CHECK_LENGTH - END);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
