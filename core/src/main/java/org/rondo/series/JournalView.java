package org.rondo.series;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
import org.rondo.match.ClockReadings;
import org.rondo.match.MatchRecord;
import org.rondo.match.MatchThoughts;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.DamagedLine;
import org.rondo.store.LogView;

/**
 * The lines of a journal that another process may be writing, for readers. It is for one thread.
 */
public final class JournalView implements AutoCloseable {
  private final LogView log;
  private final CheckedLineReader lines;
  private final JournalIndex index = new JournalIndex();
  private final Map<MatchKey, JournalEntry> entries = new HashMap<>();

  /** The number of lines with a playing that another line has, too. */
  private int doubled;

  /** The lines whose record has not been found yet. */
  private final Map<MatchKey, Map<MatchPart, Place>> incomplete = new HashMap<>();

  /**
   * Creates a view of a log, which it closes.
   *
   * @throws IOException if the journal cannot be read
   */
  public JournalView(LogView log) throws IOException {
    this.log = log;
    this.lines = log.lines();
  }

  /**
   * Reads the lines that are new.
   *
   * @param owner reads the lines, in order
   * @return whether a line that was read before does not count any more
   * @throws DamagedFileException if a line is damaged and still counts
   * @throws IOException if the journal cannot be read
   */
  public boolean refresh(Journal.Owner owner) throws IOException {
    int before = index.dropped().size();
    lines.refresh();
    List<DamagedLine> damaged = index.read(lines, owner, this::collect);
    if (!damaged.isEmpty()) {
      throw damaged.get(0).refused(log.path().toString(), damaged.size() - 1);
    }
    entries.values().removeIf(entry -> index.dropped().contains(entry.line()));
    return index.dropped().size() > before;
  }

  /** Collects the line of a match. A second playing that no line has dropped is noted. */
  private void collect(JournalLine.MatchLine line) {
    JournalEntry earlier = entries.get(line.key());
    if (line.part() == MatchPart.RECORD
        && earlier != null
        && !index.dropped().contains(earlier.line())) {
      doubled++;
    }
    JournalEntry.collect(line, log, incomplete, entries);
  }

  /** {@return the matches that the journal holds, each playing of its own} */
  public Stream<MatchKey> keys() {
    return entries.keySet().stream();
  }

  /** {@return remarks on lines that do not count, because others were written in their place} */
  public List<String> remarks() {
    List<String> remarks = new ArrayList<>();
    remark(index.dropped().size(), "dropped as damaged").ifPresent(remarks::add);
    remark(doubled, "of a match that has another line").ifPresent(remarks::add);
    return remarks;
  }

  private static Optional<String> remark(int number, String what) {
    return number == 0
        ? Optional.empty()
        : Optional.of(number + (number == 1 ? " line is " : " lines are ") + what);
  }

  /** {@return whether the last line ends the series} */
  public boolean isFinished() {
    return index.isFinished();
  }

  /** {@return whether the journal holds a match} */
  public boolean holds(MatchKey key) {
    return entries.containsKey(key);
  }

  private JournalEntry entry(MatchKey key) {
    return Optional.ofNullable(entries.get(key))
        .orElseThrow(
            () ->
                new SpecificationException(
                    key.match().toString(), "game " + key.match() + " was not played"));
  }

  /**
   * {@return the record of a match}
   *
   * @throws InputException if there is no such match, or its record is damaged
   * @throws IOException if the journal cannot be read
   */
  public MatchRecord record(MatchKey key) throws IOException {
    return entry(key).checked();
  }

  /** {@return the exception for a match with a damaged line} */
  public DamagedFileException damaged(MatchKey key, String damage) {
    return entry(key).damaged(damage).refused(log.path().toString(), 0);
  }

  /**
   * {@return what the bots of a match thought; no thoughts if they said nothing}
   *
   * @throws InputException if there is no such match, or the thoughts are damaged
   * @throws IOException if the journal cannot be read
   */
  public MatchThoughts thoughts(MatchKey key) throws IOException {
    Place place = entry(key).places().get(MatchPart.THOUGHTS);
    return place == null ? new MatchThoughts(List.of()) : MatchThoughts.parse(log.text(place));
  }

  /**
   * {@return the clock readings of a match; empty if no clock ran}
   *
   * @throws InputException if there is no such match, or the readings are damaged
   * @throws IOException if the journal cannot be read
   */
  public Optional<ClockReadings> readings(MatchKey key) throws IOException {
    Place place = entry(key).places().get(MatchPart.CLOCKS);
    return place == null ? Optional.empty() : Optional.of(ClockReadings.parse(log.text(place)));
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
