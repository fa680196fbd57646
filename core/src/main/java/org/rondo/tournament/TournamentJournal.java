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

/**
 * A tournament's journal by what it holds: matches that have been played, rounds that have begun,
 * and rulings.
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
   * @throws IllegalArgumentException if the file holds an unfinished one
   */
  static TournamentJournal begin(Path file, String header) throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, SUBJECT);
    try {
      if (lines.hasEntries() && !lines.endsWith(JournalFormat.finished())) {
        throw new IllegalArgumentException(
            file + " is of an unfinished tournament; resume it, or take the file away");
      }
      lines.begin(header);
      return new TournamentJournal(lines);
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  /**
   * Opens a journal to go on with it; where there is none, or only a line that was cut off, begins
   * it.
   *
   * @throws IllegalArgumentException if it is of another tournament
   */
  static TournamentJournal resume(Path file, String header) throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, SUBJECT);
    try {
      if (lines.end() == 0) {
        lines.begin(header);
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

  /** Reads everything but the matches, of which only the names are looked at. */
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
      throw damaged(place, "it is of no known form");
    }
  }

  private static IllegalArgumentException damaged(Place place, String what) {
    return damaged(" at byte " + place.from() + ": " + what);
  }

  /** {@return the exception for a corrupt journal} */
  static IllegalArgumentException damaged(String where) {
    return new IllegalArgumentException(
        "journal is damaged" + where + "; take away what follows there, and resume");
  }

  RulingLog rulings() {
    return log;
  }

  /** {@return the number of the last round that has begun, 0 before the first} */
  int lastRound() {
    return lastRound;
  }

  /** {@return where a round's line begins} */
  long startOf(int round) {
    return roundStarts.getOrDefault(round, 0L);
  }

  /**
   * {@return a search for matches of its own, in any thread}
   *
   * @param from where the line of the matches' round begins
   */
  JournalScanner scanner(long from) {
    return new JournalScanner(file.lines(from));
  }

  /** {@return where a match stands, if it has been played; it is not looked up again} */
  Optional<MatchEntry> take(JournalFormat.MatchKey key) throws IOException {
    return scanner.take(key);
  }

  /** {@return where a match of the last round stands, if it has been played} */
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
   * @param match which match it is of
   * @throws IllegalArgumentException if it cannot be read
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

  /** Writes that a round begins; before that, makes certain that the last one is on the disk. */
  void beginRound(int number, String title) throws IOException {
    file.force();
    roundStarts.put(number, file.append(JournalFormat.roundBegun(number, title)).from());
    lastRound = number;
    isFinished = false;
  }

  /** Writes decisions, all at once. */
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

  /** Lets the matches of the last round be looked up again. */
  void rewind() {
    scanner = scanner(startOf(lastRound));
  }

  /** Where a match stands in the journal. */
  static final class MatchEntry {
    private final Place record;
    private final @Nullable Place clocks;

    /**
     * Describes where a match stands.
     *
     * @param clocks the readings of its clocks; null where no clock ran
     */
    MatchEntry(Place record, @Nullable Place clocks) {
      this.record = record;
      this.clocks = clocks;
    }

    Place record() {
      return record;
    }

    /** {@return the readings of its clocks; nothing where no clock ran} */
    Optional<Place> clocks() {
      return Optional.ofNullable(clocks);
    }
  }

  /**
   * Writes a match without a clock, from any thread.
   *
   * @param record the record in JSON
   */
  MatchEntry write(JournalFormat.MatchKey key, ByteSource record) throws IOException {
    return new MatchEntry(append("", key, record), null);
  }

  /**
   * Writes a match, from any thread.
   *
   * @param record the record in JSON
   * @param clocks the readings of its clocks in JSON
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

  /** Writes a match behind a line on its clocks, if any; {@return where the record stands}. */
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
