package org.rondo.series;

import com.google.common.io.ByteSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.input.ConflictingSettingsException;
import org.rondo.input.InputException;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.DamagedLine;
import org.rondo.store.DamagedLine.DamagePolicy;
import org.rondo.store.LineOutput;
import org.rondo.store.SeedKeeper;
import org.rondo.store.SyncPolicy;

/**
 * The journal of a series: each match that has been played, in the order in which the matches
 * ended, and the other {@linkplain JournalLine lines} of its owner. Each line is handed to the
 * operating system at once.
 *
 * <p>Several threads may write matches at the same time.
 */
public final class Journal implements AutoCloseable {

  /** The file; null if nothing is kept. */
  private final @Nullable AppendOnlyFile file;

  private final DamagePolicy policy;

  private final JournalIndex index = new JournalIndex();

  private SyncPolicy sync = SyncPolicy.ROUND;

  /** Looks up the matches of an earlier run; null if there are none. */
  private @Nullable JournalScanner scanner;

  /** The line that is written before the next one; null if there is none. */
  private @Nullable JournalLine prefix;

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
      lines.begin(header, seed);
      return new Journal(lines, DamagePolicy.REFUSE);
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
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
        lines.begin(header, seed);
      } else {
        lines.requireHeader(header);
        journal.drop(journal.index.read(lines.verifiedLines(), owner, match -> {}));
        journal.scanner = journal.scanner(0);
      }
      return journal;
    } catch (IOException | RuntimeException e) {
      lines.close();
      throw e;
    }
  }

  /**
   * Drops damaged lines, so that their matches are played again.
   *
   * @param damaged the lines; for none, nothing is done
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
    index.drop(damaged);
  }

  /** Sets the moments at which matches are forced to the disk, before the first is written. */
  void sync(SyncPolicy policy) {
    sync = policy;
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
    return new JournalScanner(file.view(), file.lines(index.beginning(round)), index.dropped());
  }

  /** Lets a series take the matches of a round again, those that this run has written too. */
  public void rewind(int round) {
    scanner = scanner(round);
  }

  /** Sets a line that is written before the next one. */
  public synchronized void prefix(JournalLine line) {
    this.prefix = Objects.requireNonNull(line, "line");
    index.added(false);
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
      index.added(lines.get(lines.size() - 1) instanceof JournalLine.FinishedLine);
    }
  }

  /**
   * Writes a line as {@link #append} does, unless the last line ends the series.
   *
   * @return whether it was written
   * @throws IOException if the journal cannot be written
   */
  public synchronized boolean appendIfUnfinished(JournalLine line) throws IOException {
    boolean isUnfinished = !isFinished();
    append(isUnfinished ? List.of(line) : List.of());
    return isUnfinished;
  }

  /**
   * Writes the line of a new round. Before that, waits until all earlier lines are on the disk.
   *
   * @throws IOException if the journal cannot be written
   */
  public synchronized void beginRound(JournalLine.RoundLine round) throws IOException {
    if (file != null) {
      file.force();
      index.begin(round.number(), file.append(round.text()).from());
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
    if (file == null) {
      return match.inMemory();
    }
    synchronized (this) {
      writePrefix(file);
      index.added(false);
    }
    Map<MatchPart, Place> places = new EnumMap<>(MatchPart.class);
    file.append(
        out -> {
          for (MatchPart part : MatchPart.values()) {
            Optional<ByteSource> text = match.text(part);
            if (text.isPresent()) {
              places.put(part, write(part.head(key), text.get(), out));
            }
          }
        });
    if (sync == SyncPolicy.MATCH) {
      // Outside of all locks, so that no other match waits for the disk.
      file.force();
    }
    return new PlayedMatch(match.summary(), JournalEntry.texts(file.view(), places));
  }

  private static Place write(String head, ByteSource text, LineOutput out) throws IOException {
    out.write(head.getBytes(StandardCharsets.UTF_8));
    long from = out.position();
    text.copyTo(out);
    Place place = new Place(from, out.position() - from);
    out.endLine();
    return place;
  }

  /** {@return whether the last line ends the series} */
  public boolean isFinished() {
    return index.isFinished();
  }

  /**
   * Writes the end of the series, and waits until all lines are on the disk.
   *
   * @throws IOException if the journal cannot be written
   */
  public void finish() throws IOException {
    if (!isFinished()) {
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
