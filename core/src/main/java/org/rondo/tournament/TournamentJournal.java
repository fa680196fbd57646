package org.rondo.tournament;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.match.MatchRecord;
import org.rondo.match.UnreadableRecordException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.SeedKeeper;

/**
 * A tournament's journal: the matches that have been played, the rounds that have begun, and the
 * rulings.
 */
final class TournamentJournal implements AutoCloseable {

  private static final String SUBJECT = "tournament";
  private static final byte[] END = {'}', '\n'};

  private final AppendOnlyFile file;
  private final RulingLog log = new RulingLog();
  private final Map<Integer, Long> roundStarts = new HashMap<>();
  private JournalScanner scanner;
  private int lastRound;
  private boolean isFinished;

  private TournamentJournal(AppendOnlyFile file) {
    this.file = file;
    this.scanner = scanner(file.end());
  }

  /**
   * Begins a journal.
   *
   * @param seed keeps the tournament's seed before the header is written
   * @throws IllegalArgumentException if the file holds the journal of an unfinished tournament
   */
  static TournamentJournal begin(Path file, String header, SeedKeeper seed) throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, SUBJECT);
    try {
      if (lines.hasEntries() && !lines.endsWith(JournalFormat.finished())) {
        throw new IllegalArgumentException(
            file + " belongs to an unfinished tournament; resume it, or delete the file");
      }
      begin(lines, header, seed);
      return new TournamentJournal(lines);
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  private static void begin(AppendOnlyFile lines, String header, SeedKeeper seed)
      throws IOException {
    seed.keep();
    lines.begin(header);
    seed.removeOlder();
  }

  /**
   * Opens a journal and continues it. Begins a new journal if there is none, or only a line that
   * was cut off.
   *
   * @param seed keeps the tournament's seed before the header is written
   * @throws IllegalArgumentException if the journal belongs to another tournament
   */
  static TournamentJournal resume(Path file, String header, SeedKeeper seed) throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, SUBJECT);
    try {
      if (lines.end() == 0) {
        begin(lines, header, seed);
        return new TournamentJournal(lines);
      }
      lines.requireHeader(header);
      TournamentJournal journal = new TournamentJournal(lines);
      journal.readAll();
      journal.scanner = journal.scanner(0);
      return journal;
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  /** Reads all lines, but reads only the match's name in the line of a match. */
  private void readAll() throws IOException {
    AppendOnlyFile.Reader lines = file.lines(0);
    lines.advance();
    while (lines.advance()) {
      isFinished = false;
      if (JournalFormat.isOfMatch(lines.head())) {
        requireMatch(lines);
      } else {
        read(lines.place());
      }
    }
  }

  private static void requireMatch(AppendOnlyFile.Reader lines) {
    try {
      JournalFormat.requireMatch(lines.head());
    } catch (IllegalArgumentException e) {
      throw damaged(lines.place(), e.getMessage());
    }
  }

  private void read(Place place) throws IOException {
    String line = text(place);
    requireKnown(line, place);
    try {
      Optional<Integer> round = JournalFormat.round(line);
      if (round.isPresent()) {
        lastRound = round.get();
        roundStarts.put(lastRound, place.from());
      }
      JournalFormat.ruling(line).ifPresent(log::add);
      isFinished = JournalFormat.isFinished(line);
    } catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException e) {
      throw damaged(place, e.getMessage());
    }
  }

  private static void requireKnown(String line, Place place) {
    if (!JournalFormat.isKnown(line)) {
      throw damaged(place, "the line has no known form");
    }
  }

  private static IllegalArgumentException damaged(Place place, String damage) {
    return damaged(" at byte " + place.from() + ": " + damage);
  }

  /** {@return the exception for a corrupt journal} */
  static IllegalArgumentException damaged(String where) {
    return new IllegalArgumentException(
        "journal is damaged" + where + "; delete the journal from that line on, and resume");
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
  JournalScanner scanner(long from) {
    return new JournalScanner(file.lines(from));
  }

  /**
   * {@return the place of a match in the journal; empty if the match has not been played} The
   * journal then forgets the match: a second call does not find it.
   */
  Optional<MatchEntry> take(JournalFormat.MatchKey key) throws IOException {
    return scanner.take(key);
  }

  /** {@return the place of a match of the last round; empty if the match has not been played} */
  Optional<Place> lookUp(JournalFormat.MatchKey key) throws IOException {
    AppendOnlyFile.Reader lines = file.lines(startOf(lastRound));
    while (lines.advance()) {
      if (JournalFormat.matchKey(lines.head()).filter(key::equals).isPresent()) {
        return Optional.of(JournalScanner.inLine(lines, JournalFormat.matchHead(key)));
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
   * @param match the match
   * @throws IllegalArgumentException if the record is damaged
   */
  MatchRecord record(MatchId match, Place place) throws IOException {
    try {
      return MatchRecord.parse(text(place));
    } catch (UnreadableRecordException e) {
      IllegalArgumentException damage = damaged(" at game " + match + ": " + e.getMessage());
      damage.initCause(e);
      throw damage;
    }
  }

  void copy(Place place, OutputStream to) throws IOException {
    file.copy(place, to);
  }

  /** Writes the line of a new round. Before that, forces all earlier lines to the disk. */
  void beginRound(int number, String title) throws IOException {
    file.force();
    roundStarts.put(number, file.append(JournalFormat.roundBegun(number, title)).from());
    lastRound = number;
    isFinished = false;
  }

  /** Writes rulings, all at once. */
  void rule(List<RulingLog.TakenRuling> decisions) throws IOException {
    String lines = decisions.stream().map(JournalFormat::ruled).collect(Collectors.joining("\n"));
    file.append(lines);
    isFinished = false;
    decisions.forEach(log::add);
  }

  void finish() throws IOException {
    if (!isFinished) {
      file.append(JournalFormat.finished());
      isFinished = true;
    }
    file.force();
  }

  /** Starts a new scan, so that the matches of the last round can be found again. */
  void rewind() {
    scanner = scanner(startOf(lastRound));
  }

  /** The places of a match in the journal. */
  static final class MatchEntry {
    private final Place record;
    private final @Nullable Place clocks;

    /**
     * Creates an entry.
     *
     * @param clocks the place of the clock readings; null if no clock ran
     */
    MatchEntry(Place record, @Nullable Place clocks) {
      this.record = record;
      this.clocks = clocks;
    }

    Place record() {
      return record;
    }

    /** {@return the place of the clock readings; empty if no clock ran} */
    Optional<Place> clocks() {
      return Optional.ofNullable(clocks);
    }
  }

  /**
   * Writes a match without a clock, from any thread.
   *
   * @param record the record as JSON
   */
  MatchEntry write(JournalFormat.MatchKey key, ByteSource record) throws IOException {
    return new MatchEntry(append("", key, record), null);
  }

  /**
   * Writes a match, from any thread.
   *
   * @param record the record as JSON
   * @param clocks the clock readings as JSON
   */
  MatchEntry write(JournalFormat.MatchKey key, ByteSource record, String clocks)
      throws IOException {
    String head = JournalFormat.clocksHead(key);
    Place place = append(head + clocks + "}\n", key, record);
    long length = bytes(clocks);
    long before = length + END.length + bytes(JournalFormat.matchHead(key));
    return new MatchEntry(place, new Place(place.from() - before, length));
  }

  private static long bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /**
   * Writes a match after the line of its clock readings, if any; returns the place of the record.
   */
  private Place append(String clocks, JournalFormat.MatchKey key, ByteSource record)
      throws IOException {
    byte[] front = (clocks + JournalFormat.matchHead(key)).getBytes(StandardCharsets.UTF_8);
    Place lines =
        file.append(
            out -> {
              out.write(front);
              record.copyTo(out);
              out.write(END);
            });
    return new Place(lines.from() + front.length, lines.length() - front.length - END.length);
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
