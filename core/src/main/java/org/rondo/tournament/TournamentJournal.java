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
import org.rondo.format.MatchId;
import org.rondo.match.MatchRecord;
import org.rondo.match.UnreadableRecordException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;

/**
 * A tournament's journal by what it holds: games that have been played, rounds that have begun, and
 * rulings.
 */
final class TournamentJournal implements AutoCloseable {

  private static final String SUBJECT = "tournament";
  private static final byte[] END = {'}', '\n'};

  private final AppendOnlyFile journal;
  private final Rulings rulings = new Rulings();
  private final Map<Integer, Long> roundStarts = new HashMap<>();
  private JournalScanner search;
  private int lastRound;
  private boolean isFinished;

  private TournamentJournal(AppendOnlyFile journal) {
    this.journal = journal;
    this.search = search(journal.end());
  }

  /**
   * Begins a journal.
   *
   * @throws IllegalArgumentException if the file holds an unfinished one
   */
  static TournamentJournal begin(Path file, String header) throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, SUBJECT);
    try {
      if (lines.hasEntries() && !lines.endsWith(JournalLines.finished())) {
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
      journal.search = journal.search(0);
      return journal;
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  /** Reads everything but the games, of which only the names are looked at. */
  private void readAll() throws IOException {
    AppendOnlyFile.Reader lines = journal.lines(0);
    lines.advance();
    while (lines.advance()) {
      isFinished = false;
      if (JournalLines.isOfGame(lines.head())) {
        requireGame(lines);
      } else {
        read(lines.place());
      }
    }
  }

  private static void requireGame(AppendOnlyFile.Reader lines) {
    try {
      JournalLines.requireGame(lines.head());
    } catch (IllegalArgumentException e) {
      throw damaged(lines.place(), e.getMessage());
    }
  }

  private void read(Place place) throws IOException {
    String line = text(place);
    requireKnown(line, place);
    try {
      Optional<Integer> round = JournalLines.round(line);
      if (round.isPresent()) {
        lastRound = round.get();
        roundStarts.put(lastRound, place.from());
      }
      JournalLines.ruling(line).ifPresent(rulings::add);
      isFinished = JournalLines.isFinished(line);
    } catch (IllegalArgumentException | IllegalStateException | UnsupportedOperationException e) {
      throw damaged(place, e.getMessage());
    }
  }

  private static void requireKnown(String line, Place place) {
    if (!JournalLines.isKnown(line)) {
      throw damaged(place, "it is of no known form");
    }
  }

  private static IllegalArgumentException damaged(Place place, String what) {
    return damaged(" at byte " + place.from() + ": " + what);
  }

  /** {@return what is thrown for a journal that does not hold what it should} */
  static IllegalArgumentException damaged(String where) {
    return new IllegalArgumentException(
        "journal is damaged" + where + "; take away what follows there, and resume");
  }

  Rulings rulings() {
    return rulings;
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
   * {@return a search for games of its own, in any thread}
   *
   * @param from where the line of the games' round begins
   */
  JournalScanner search(long from) {
    return new JournalScanner(journal.lines(from));
  }

  /** {@return where a game stands, if it has been played; it is not looked up again} */
  Optional<Written> take(JournalLines.Key key) throws IOException {
    return search.take(key);
  }

  /** {@return where a game of the last round stands, if it has been played} */
  Optional<Place> lookUp(JournalLines.Key key) throws IOException {
    AppendOnlyFile.Reader lines = journal.lines(startOf(lastRound));
    while (lines.advance()) {
      if (JournalLines.game(lines.head()).filter(key::equals).isPresent()) {
        return Optional.of(JournalScanner.inLine(lines, JournalLines.gameHead(key)));
      }
    }
    return Optional.empty();
  }

  String text(Place place) throws IOException {
    return journal.text(place);
  }

  /**
   * {@return the record of a game}
   *
   * @param game which game it is of
   * @throws IllegalArgumentException if it cannot be read
   */
  MatchRecord record(MatchId game, Place place) throws IOException {
    try {
      return MatchRecord.parse(text(place));
    } catch (UnreadableRecordException e) {
      IllegalArgumentException damage = damaged(" at game " + game + ": " + e.getMessage());
      damage.initCause(e);
      throw damage;
    }
  }

  void copy(Place place, OutputStream to) throws IOException {
    journal.copy(place, to);
  }

  /** Writes that a round begins; before that, makes certain that the last one is on the disk. */
  void beginRound(int number, String title) throws IOException {
    journal.force();
    roundStarts.put(number, journal.append(JournalLines.roundBegun(number, title)).from());
    lastRound = number;
    isFinished = false;
  }

  /** Writes decisions, all at once. */
  void rule(List<Rulings.Taken> decisions) throws IOException {
    String lines = decisions.stream().map(JournalLines::ruled).collect(Collectors.joining("\n"));
    journal.append(lines);
    isFinished = false;
    decisions.forEach(rulings::add);
  }

  void finish() throws IOException {
    if (!isFinished) {
      journal.append(JournalLines.finished());
      isFinished = true;
    }
    journal.force();
  }

  /** Lets the games of the last round be looked up again. */
  void rewind() {
    search = search(startOf(lastRound));
  }

  /** Where a game was written. */
  record Written(Place record, Optional<Place> clocks) {}

  /**
   * Writes a game, from any thread.
   *
   * @param record the record in JSON
   * @param clocks the readings of its clocks in JSON
   */
  Written write(JournalLines.Key key, ByteSource record, Optional<String> clocks)
      throws IOException {
    byte[] head = JournalLines.gameHead(key).getBytes(StandardCharsets.UTF_8);
    byte[] before =
        clocks
            .map(readings -> JournalLines.clocksHead(key) + readings + "}\n")
            .orElse("")
            .getBytes(StandardCharsets.UTF_8);
    Place lines =
        journal.append(
            out -> {
              out.write(before);
              out.write(head);
              record.copyTo(out);
              out.write(END);
            });
    long inFront = (long) before.length + head.length;
    int clocksHead = JournalLines.clocksHead(key).length();
    return new Written(
        new Place(lines.from() + inFront, lines.length() - inFront - END.length),
        clocks.map(
            readings ->
                new Place(lines.from() + clocksHead, before.length - clocksHead - END.length)));
  }

  @Override
  public void close() throws IOException {
    journal.close();
  }
}
