package org.rondo.series;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.DamagedLine;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.LineOutput;
import org.rondo.store.SeedKeeper;

/**
 * The journal of a series: each match that has been played, in the order in which the matches
 * ended, and the other {@linkplain JournalLine lines} of its owner. Each line is handed to the
 * operating system at once.
 *
 * <p>Several threads may write matches at the same time.
 */
public final class Journal implements AutoCloseable {

  /** The number of bytes after the value of a line: its check value, brace and line feed. */
  private static final int TAIL = AppendOnlyFile.CHECK_LENGTH + 2;

  /** The file; null if nothing is kept. */
  private final @Nullable AppendOnlyFile file;

  private final DamagePolicy policy;

  /** The bytes at which those lines begin that do not count any more. */
  private final Set<Long> dropped = ConcurrentHashMap.newKeySet();

  /** The byte at which the line of a round begins, by round. */
  private final Map<Integer, Long> rounds = new ConcurrentHashMap<>();

  /** Looks up the matches of an earlier run; null if there are none. */
  private @Nullable JournalScanner scanner;

  /** The line that is written before the next one; null if there is none. */
  private @Nullable JournalLine prefix;

  private volatile boolean isFinished;

  private Journal(@Nullable AppendOnlyFile file, DamagePolicy policy) {
    this.file = file;
    this.policy = policy;
  }

  /** Reads the lines of an owner. */
  @FunctionalInterface
  public interface Owner {

    /**
     * Reads a line.
     *
     * @throws org.rondo.input.DamagedFileException if the line has no place in this journal
     */
    void read(JournalLine line);

    /**
     * {@return whether this journal has lines apart from those of matches that nothing can restore,
     * for instance rulings; by default there are none} Such a line is refused if it is damaged.
     */
    default boolean hasUniqueLines() {
      return false;
    }
  }

  /** {@return a journal that keeps nothing} */
  public static Journal none() {
    return new Journal(null, DamagePolicy.REFUSE);
  }

  /**
   * Begins a journal. That of a finished series is replaced.
   *
   * @param subject what the journal is of, for instance {@code duel}
   * @param seed keeps the seed of the series before the header is written
   * @throws ConflictingSettingsException if the file holds the journal of an unfinished series, or
   *     is not a journal
   * @throws IOException if the file cannot be read or written, or is open already
   */
  public static Journal begin(Path file, String subject, String header, SeedKeeper seed)
      throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, subject);
    try {
      lines.requireOwn(header);
      if (lines.hasEntries() && !lines.endsWith(new JournalLine.FinishedLine().text())) {
        throw new ConflictingSettingsException(
            file.toString(),
            file
                + " belongs to an unfinished "
                + subject
                + "; continue it with --resume, or delete the file");
      }
      begin(lines, header, seed);
      return new Journal(lines, DamagePolicy.REFUSE);
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
   * @param subject what the journal is of, for instance {@code duel}
   * @param seed keeps the seed of the series before the header is written
   * @param policy the treatment of damaged lines
   * @param owner reads all lines after the header, in order
   * @throws InputException if the journal belongs to another series, or a line is damaged and is
   *     not dropped
   * @throws IOException if the file cannot be read or written, or is open already
   */
  public static Journal resume(
      Path file, String subject, String header, SeedKeeper seed, DamagePolicy policy, Owner owner)
      throws IOException {
    AppendOnlyFile lines = AppendOnlyFile.open(file, subject);
    try {
      Journal journal = new Journal(lines, policy);
      if (lines.end() == 0) {
        begin(lines, header, seed);
      } else {
        lines.requireHeader(header);
        journal.readAll(lines, owner);
        journal.scanner = new JournalScanner(lines, 0, journal.dropped);
      }
      return journal;
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  /** Reads all lines. In the line of a match, reads only the name of the match. */
  private void readAll(AppendOnlyFile journal, Owner owner) throws IOException {
    Map<Long, DamagedLine> damaged = new TreeMap<>();
    CheckedLineReader lines = journal.verifiedLines();
    boolean isHeader = true;
    while (lines.advance()) {
      isFinished = false;
      // The text of the header is already known to be right.
      Optional<String> damage =
          lines.damage().isPresent() || isHeader ? lines.damage() : read(lines, owner);
      if (damage.isPresent()) {
        DamagedLine line = damaged(lines, damage.get(), isHeader, owner);
        damaged.put(line.from(), line);
      }
      isHeader = false;
    }
    damaged.keySet().removeAll(dropped);
    if (!damaged.isEmpty()) {
      drop(List.copyOf(damaged.values()));
    }
  }

  /** {@return the damage of the line at which a reader stands} */
  static DamagedLine damaged(CheckedLineReader lines, String damage, boolean isHeader, Owner owner)
      throws IOException {
    boolean canBeDropped = isHeader || !owner.hasUniqueLines() || JournalLine.isOfMatchOnly(lines);
    return new DamagedLine(lines.place().from(), damage, canBeDropped);
  }

  /** Reads a line; returns what is wrong with it. */
  private Optional<String> read(CheckedLineReader lines, Owner owner) throws IOException {
    try {
      JournalLine line = JournalLine.read(lines);
      if (line instanceof JournalLine.DroppedLine other) {
        dropped.add(other.from());
      } else {
        owner.read(line);
      }
      if (line instanceof JournalLine.RoundLine begun) {
        rounds.put(begun.number(), lines.place().from());
      }
      isFinished = line instanceof JournalLine.FinishedLine;
      return Optional.empty();
    } catch (InputException e) {
      return Optional.of(e.getMessage());
    }
  }

  /**
   * Drops damaged lines, so that their matches are played again.
   *
   * @throws InputException if this journal refuses damaged lines, or one of them cannot be restored
   *     by playing a match
   * @throws IOException if the journal cannot be written
   */
  void drop(List<DamagedLine> damaged) throws IOException {
    Optional<DamagedLine> refused =
        damaged.stream()
            .filter(line -> policy == DamagePolicy.REFUSE || !line.canBeDropped())
            .findFirst();
    if (refused.isPresent()) {
      throw refused.get().refused(name(), damaged.size() - 1);
    }
    append(damaged.stream().map(line -> new JournalLine.DroppedLine(line.from())).toList());
    damaged.forEach(line -> dropped.add(line.from()));
  }

  /** {@return the path of the journal, its name in messages about damage} */
  public String name() {
    return file == null ? "journal" : file.path().toString();
  }

  /** {@return whether an earlier run may have left matches after the last one that was taken} */
  public boolean holdsMore() {
    return scanner != null && scanner.holdsMore();
  }

  /**
   * {@return the match of an earlier run; empty if it has not been played} A second call does not
   * find it.
   */
  Optional<JournalEntry> take(MatchKey key) throws IOException {
    return scanner == null ? Optional.empty() : scanner.take(key);
  }

  /**
   * {@return a new search for matches, from the beginning of a round on}
   *
   * @param round the number of the round; the search begins at the first line if the round has not
   *     begun
   * @throws IllegalStateException if nothing is kept
   */
  public JournalScanner scanner(int round) {
    if (file == null) {
      throw new IllegalStateException("a journal that keeps nothing cannot be searched");
    }
    return new JournalScanner(file, rounds.getOrDefault(round, 0L), dropped);
  }

  /** Lets a series take the matches of a round again, those that this run has written too. */
  public void rewind(int round) {
    scanner = scanner(round);
  }

  /** Sets a line that is written before the next one. */
  public synchronized void prefix(JournalLine line) {
    this.prefix = Objects.requireNonNull(line, "line");
    isFinished = false;
  }

  /**
   * Writes lines, all at once, and waits until they are on the disk: what somebody has decided must
   * not be lost, and cannot be played again.
   *
   * @throws IOException if the journal cannot be written
   */
  public synchronized void append(List<? extends JournalLine> lines) throws IOException {
    if (file != null && !lines.isEmpty()) {
      writePrefix(file);
      file.append(lines.stream().map(JournalLine::text).toList());
      file.force();
      isFinished = lines.get(lines.size() - 1) instanceof JournalLine.FinishedLine;
    }
  }

  /**
   * Writes the line of a new round. Before that, waits until all earlier lines are on the disk.
   *
   * @throws IOException if the journal cannot be written
   */
  public synchronized void beginRound(JournalLine.RoundLine round) throws IOException {
    if (file != null) {
      file.force();
      rounds.put(round.number(), file.append(round.text()).from());
      isFinished = false;
    }
  }

  private void writePrefix(AppendOnlyFile to) throws IOException {
    JournalLine first = prefix;
    prefix = null;
    if (first != null) {
      to.append(first.text());
    }
  }

  /**
   * Writes a match that has ended, from any thread. Its clock readings and the thoughts of the bots
   * stand before its record.
   *
   * @return the match, whose texts can be read until the journal is closed
   */
  PlayedMatch write(MatchKey key, PlayedMatch match) throws IOException {
    Optional<ByteSource> clocks = match.clocksText();
    Optional<ByteSource> thoughts = match.thoughtsText();
    if (file == null) {
      return match.inMemory();
    }
    synchronized (this) {
      writePrefix(file);
      isFinished = false;
    }
    LineSizes sizes = new LineSizes();
    Place all =
        file.append(
            out -> {
              if (clocks.isPresent()) {
                sizes.clocks = write(JournalLine.clocksHead(key), clocks.get(), out);
              }
              if (thoughts.isPresent()) {
                sizes.thoughts = write(JournalLine.thoughtsHead(key), thoughts.get(), out);
              }
              sizes.record = write(JournalLine.recordHead(key), match.recordText(), out);
            });
    long from = all.from();
    Place clocksPlace =
        clocks.isEmpty() ? null : place(from, JournalLine.clocksHead(key), sizes.clocks);
    from += clocksPlace == null ? 0 : end(clocksPlace) - from;
    Place thoughtsPlace =
        thoughts.isEmpty() ? null : place(from, JournalLine.thoughtsHead(key), sizes.thoughts);
    from += thoughtsPlace == null ? 0 : end(thoughtsPlace) - from;
    Place record = place(from, JournalLine.recordHead(key), sizes.record);
    return new JournalEntry(file, key, from, record, clocksPlace, thoughtsPlace)
        .played(match.summary());
  }

  /** The numbers of bytes of the values of a match. */
  private static final class LineSizes {
    private long clocks;
    private long thoughts;
    private long record;
  }

  private static long write(String head, ByteSource value, LineOutput out) throws IOException {
    out.write(head.getBytes(StandardCharsets.UTF_8));
    long size = value.copyTo(out);
    out.endLine();
    return size;
  }

  private static Place place(long line, String head, long size) {
    return new Place(line + head.length(), size);
  }

  /** {@return the byte after the line with a value} */
  private static long end(Place value) {
    return value.from() + value.length() + TAIL;
  }

  /** {@return whether the last line ends the series} */
  public boolean isFinished() {
    return isFinished;
  }

  /**
   * Writes the end of the series, and waits until all lines are on the disk.
   *
   * @throws IOException if the journal cannot be written
   */
  public void finish() throws IOException {
    if (!isFinished) {
      append(List.of(new JournalLine.FinishedLine()));
    } else if (file != null) {
      file.force();
    }
  }

  @Override
  public void close() throws IOException {
    if (file != null) {
      file.close();
    }
  }
}
