package org.rondo.tournament;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.format.RunKind;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchThoughts;
import org.rondo.match.clock.TimeControl;
import org.rondo.series.JournalLine;
import org.rondo.series.MatchKey;
import org.rondo.series.MatchPart;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.BoundedLines;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.DamagedLine;
import org.rondo.store.LineVerifier;
import org.rondo.store.LogHeader;

/**
 * The texts of the match records in a file, one at a time, without replaying them.
 *
 * <p>The file is a file of records, or the journal of a tournament or duel. A journal may be that
 * of a tournament or duel that is still running; a last line that is not whole is left out. Of the
 * journal of a tournament, only the matches that count are returned: not the annulled ones, of
 * replayed matches only the last playing, and no damaged line that was dropped. Only one line at a
 * time is in memory.
 *
 * <p>The check values of a journal's lines are verified, if its lines have any.
 */
public final class RecordLines implements AutoCloseable {

  /** The published records in the folder of a tournament or duel. */
  private static final String RECORDS = MatchPart.RECORD.file();

  private static final String TOURNAMENT_HEAD = "{\"journal\":";
  private static final String DUEL_HEAD = "{\"duel\":";

  private final Path file;
  private final BoundedLines lines;
  private final JournalSummary journal;

  /** The match of the last record; null if the file does not name it. */
  private @Nullable MatchId match;

  /** The last record; the empty text before the first. */
  private String last = "";

  /** What a journal has of the last match beside its record. */
  private final Map<MatchPart, MatchNote> notes = new EnumMap<>(MatchPart.class);

  /** The time control of the matches; null until it is asked for. */
  private @Nullable TimeControl control;

  /** The texts beside a file of records; null until they are asked for. */
  private @Nullable PublishedNotes published;

  /**
   * A text of a match in a journal.
   *
   * @param start the byte at which its line begins
   */
  private record MatchNote(MatchKey key, long start, String json) {}

  private RecordLines(Path file, BoundedLines lines, JournalSummary journal) {
    this.file = file;
    this.lines = lines;
    this.journal = journal;
  }

  /**
   * The lines of a journal that do not describe a match.
   *
   * @param isJournal whether the file is a journal
   * @param isFinished whether the last line ends the tournament or duel
   * @param lines the number of whole lines in the file
   * @param dropped the bytes at which the lines begin that do not count
   */
  private record JournalSummary(
      boolean isJournal, boolean isFinished, long lines, RulingLog rulings, Set<Long> dropped) {}

  /**
   * {@return the files with the records of a file or folder}
   *
   * <p>The folder of a finished tournament or duel has the published records, the folder of an
   * unfinished one its journal. For another folder, the files are those of the folders in it, in
   * the order of their names; a folder in it without records stands for the folders in that.
   *
   * @param path a file or folder
   * @throws NoSuchFileException if there is no such file or folder
   * @throws SpecificationException if the path is a folder without records
   * @throws IOException if a file cannot be read
   */
  public static List<Path> files(Path path) throws IOException {
    Objects.requireNonNull(path, "path");
    if (!Files.isDirectory(path)) {
      if (!Files.exists(path)) {
        throw new NoSuchFileException(path.toString());
      }
      return List.of(path);
    }
    List<Path> files = new ArrayList<>(inFolder(path).stream().toList());
    if (files.isEmpty()) {
      for (Path folder : folders(path)) {
        Optional<Path> records = inFolder(folder);
        List<Path> within = records.isPresent() ? List.of(folder) : folders(folder);
        for (Path one : within) {
          inFolder(one).ifPresent(files::add);
        }
      }
    }
    if (files.isEmpty()) {
      throw new SpecificationException(
          path.toString(),
          "folder "
              + path
              + " has no records: neither "
              + RECORDS
              + " nor "
              + RunKind.JOURNAL
              + " is in it or in one of its folders");
    }
    return List.copyOf(files);
  }

  private static List<Path> folders(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Files::isDirectory).sorted().toList();
    }
  }

  private static Optional<Path> inFolder(Path folder) throws IOException {
    Path records = folder.resolve(RECORDS);
    Path journal = folder.resolve(RunKind.JOURNAL);
    boolean hasJournal = Files.isRegularFile(journal);
    // The published records are those of an earlier run if the journal has gone on.
    if (Files.isRegularFile(records) && (!hasJournal || summary(journal).isFinished())) {
      return Optional.of(records);
    }
    return hasJournal ? Optional.of(journal) : Optional.empty();
  }

  /**
   * {@return the records of a file}
   *
   * @param file a file of records or a journal; it is unpacked if its name ends in {@code .gz}
   * @throws DamagedFileException if a line of a journal is damaged and was not dropped
   * @throws IOException if the file cannot be read
   */
  public static RecordLines of(Path file) throws IOException {
    JournalSummary journal = summary(file);
    return new RecordLines(file, BoundedLines.of(file), journal);
  }

  private static JournalSummary summary(Path file) throws IOException {
    TournamentLines known = new TournamentLines();
    Set<Long> dropped = new HashSet<>();
    LineVerifier verifier = new LineVerifier();
    Map<Long, DamagedLine> unfit = new TreeMap<>();
    try (BoundedLines lines = BoundedLines.of(file)) {
      Optional<String> next = lines.next();
      if (next.filter(RecordLines::isHeader).isEmpty()) {
        requireNoJournal(file, next.isPresent());
        return new JournalSummary(false, false, Long.MAX_VALUE, known.rulings(), dropped);
      }
      boolean isDuel = next.get().startsWith(DUEL_HEAD);
      long whole = 0;
      boolean isFinished = false;
      while (next.isPresent() && lines.isEnded()) {
        whole = lines.number();
        isFinished = false;
        if (!verifier.fits(next.get())) {
          boolean canBeDropped = whole == 1 || isDuel || JournalLine.isOfMatchOnly(next.get());
          String damage = "line " + whole + ": " + DamagedLine.UNFIT;
          unfit.put(lines.start(), new DamagedLine(lines.start(), damage, canBeDropped));
        }
        if (whole > 1 && !JournalLine.isOfMatch(next.get())) {
          String text = CheckedLineReader.withoutCheck(next.get());
          JournalLine line = journalLine(text, file + ", line " + whole, known).orElse(null);
          if (line instanceof JournalLine.DroppedLine other) {
            dropped.add(other.from());
          }
          isFinished = line instanceof JournalLine.FinishedLine;
        }
        next = lines.next();
      }
      // A journal whose lines have no check values is one that a person has written.
      if (unfit.size() < whole) {
        unfit.keySet().removeAll(dropped);
        requireNone(file, unfit);
      }
      return new JournalSummary(true, isFinished, whole, known.rulings(), dropped);
    }
  }

  private static void requireNoJournal(Path file, boolean hasLines) {
    if (hasLines && file.endsWith(RunKind.JOURNAL)) {
      throw new DamagedFileException(
          file.toString(),
          file + " is damaged: its line 1 is not the header of a journal; restore it from a copy");
    }
  }

  /** Refuses a journal with lines whose check values do not fit. */
  private static void requireNone(Path file, Map<Long, DamagedLine> unfit) {
    Optional<DamagedLine> first = unfit.values().stream().findFirst();
    if (first.isPresent()) {
      throw first.get().refused(file.toString(), unfit.size() - 1);
    }
  }

  private static boolean isHeader(String line) {
    return line.startsWith(TOURNAMENT_HEAD) || line.startsWith(DUEL_HEAD);
  }

  /**
   * {@return a line; empty if it has no known form and is no ruling, because it may be a damaged
   * line that does not count any more}
   */
  private static Optional<JournalLine> journalLine(
      String text, String place, TournamentLines known) {
    try {
      JournalLine line = JournalLine.parse(text);
      if (!(line instanceof JournalLine.MatchLine || line instanceof JournalLine.TestLine)) {
        known.read(line);
      }
      return Optional.of(line);
    } catch (InputException e) {
      if (text.startsWith(JournalLine.RULING_HEAD)) {
        throw new DamagedFileException(place, place + ", is damaged: " + e.getMessage(), e);
      }
      return Optional.empty();
    }
  }

  /**
   * {@return the text of the next record, one line of JSON; empty at the end of the file}
   *
   * <p>The text has not been checked. {@link org.rondo.match.MatchRecord#parse} reads it.
   *
   * @throws IOException if the file cannot be read
   */
  public Optional<String> next() throws IOException {
    while (lines.number() < journal.lines()) {
      Optional<String> line = lines.next();
      if (line.isEmpty()) {
        return line;
      }
      Optional<String> record = line.flatMap(this::record);
      if (record.isPresent()) {
        last = record.get();
        return record;
      }
    }
    return Optional.empty();
  }

  private Optional<String> record(String line) {
    if (!journal.isJournal()) {
      return line.isBlank() ? Optional.empty() : Optional.of(line);
    }
    if (journal.dropped().contains(lines.start())) {
      return Optional.empty();
    }
    String text = CheckedLineReader.withoutCheck(line);
    Optional<JournalLine.MatchLine> found = JournalLine.ofMatch(text);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Place value = found.get().value();
    String json = text.substring((int) value.from(), (int) value.end());
    MatchKey key = found.get().key();
    notes.values().removeIf(note -> !note.key().equals(key));
    if (found.get().part() != MatchPart.RECORD) {
      notes.put(found.get().part(), new MatchNote(key, lines.start(), json));
      return Optional.empty();
    }
    if (!counts(key)) {
      return Optional.empty();
    }
    match = key.match();
    return Optional.of(json);
  }

  private boolean counts(MatchKey key) {
    RulingLog.MatchStatus status = journal.rulings().status(key.match());
    return status.counts() && status.replays() == key.replay();
  }

  /** {@return the match of the last record; empty if the file is not a journal} */
  public Optional<MatchId> match() {
    return Optional.ofNullable(match);
  }

  /**
   * {@return what the bots of the last record's match thought; no thoughts if none are kept}
   *
   * <p>A journal holds thoughts beside its records. The thoughts of published records are found
   * through the journal in the same folder, if the folder has a {@code thoughts.jsonl}; the first
   * call reads this journal once. Other files of records have no thoughts.
   *
   * @throws org.rondo.input.DamagedFileException if the thoughts are damaged
   * @throws IOException if a file cannot be read
   */
  public MatchThoughts thoughts() throws IOException {
    return note(MatchPart.THOUGHTS)
        .map(MatchThoughts::parse)
        .orElseGet(() -> new MatchThoughts(List.of()));
  }

  /**
   * {@return the clock readings of the last record's match; empty if no clock ran, or none are
   * kept}
   *
   * <p>They are found as the {@linkplain #thoughts() thoughts} are, where the folder has a {@code
   * clocks.jsonl}.
   *
   * @throws org.rondo.input.DamagedFileException if the readings are damaged
   * @throws IOException if a file cannot be read
   */
  public Optional<ClockReadings> readings() throws IOException {
    return note(MatchPart.CLOCKS).map(ClockReadings::parse);
  }

  /**
   * {@return the time control of the matches; none if neither the file is a journal nor one is in
   * the same folder}
   *
   * @throws org.rondo.input.InputException if the journal's time control cannot be read
   * @throws IOException if the journal cannot be read
   */
  public TimeControl timeControl() throws IOException {
    if (control == null) {
      control = readTimeControl();
    }
    return control;
  }

  private TimeControl readTimeControl() throws IOException {
    Path header = journal.isJournal() ? file : file.resolveSibling(RunKind.JOURNAL);
    if (!Files.isRegularFile(header)) {
      return TimeControl.none();
    }
    try (BoundedLines first = BoundedLines.of(header)) {
      return first
          .next()
          .flatMap(LogHeader::parse)
          .filter(fields -> fields.hasFields(List.of("time")))
          .map(fields -> TimeControl.parse(fields.text("time")))
          .orElse(TimeControl.none());
    }
  }

  private Optional<String> note(MatchPart part) throws IOException {
    if (journal.isJournal()) {
      return Optional.ofNullable(notes.get(part)).map(MatchNote::json);
    }
    if (published == null) {
      published = PublishedNotes.beside(file);
    }
    return published.of(last, part);
  }

  /** {@return the bytes at which the other texts of the last record's match begin in a journal} */
  Map<MatchPart, Long> places() {
    Map<MatchPart, Long> places = new EnumMap<>(MatchPart.class);
    notes.forEach((part, note) -> places.put(part, note.start()));
    return places;
  }

  /** {@return the file} */
  public Path file() {
    return file;
  }

  /** {@return the file, and the number of the line of the last record} */
  public String place() {
    return file + ", line " + lines.number();
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
