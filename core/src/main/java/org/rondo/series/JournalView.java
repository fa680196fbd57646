package org.rondo.series;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.input.SpecificationException;
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

  /**
   * The places of a match.
   *
   * @param line the byte at which the line of its record begins
   * @param thoughts the place of what the bots thought; null if they said nothing
   */
  private record ViewedMatch(long line, Place record, @Nullable Place thoughts) {}

  private final Path file;
  private final LogView log;
  private final Map<MatchKey, ViewedMatch> entries = new HashMap<>();
  private final Map<MatchKey, Place> thoughts = new HashMap<>();
  private final Map<Long, DamagedLine> damaged = new TreeMap<>();
  private final Set<Long> dropped = new HashSet<>();
  private boolean isFinished;

  /** Creates a view of a log, which it closes. */
  public JournalView(Path file, LogView log) {
    this.file = file;
    this.log = log;
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
    log.refresh();
    CheckedLineReader lines = log.lines();
    int before = dropped.size();
    while (lines.advance()) {
      isFinished = false;
      Optional<String> damage = lines.damage().isPresent() ? lines.damage() : read(lines, owner);
      if (damage.isPresent()) {
        DamagedLine line = Journal.damaged(lines, damage.get(), false, owner);
        damaged.put(line.from(), line);
      }
    }
    damaged.keySet().removeAll(dropped);
    if (!damaged.isEmpty()) {
      throw damaged.values().iterator().next().refused(file.toString(), damaged.size() - 1);
    }
    entries.values().removeIf(entry -> dropped.contains(entry.line()));
    return dropped.size() > before;
  }

  /** Reads a line; returns what is wrong with it. */
  private Optional<String> read(CheckedLineReader lines, Journal.Owner owner) throws IOException {
    try {
      JournalLine line = JournalLine.read(lines);
      if (line instanceof JournalLine.RecordLine played) {
        MatchKey key = played.key();
        entries.put(
            key, new ViewedMatch(lines.place().from(), played.value(), thoughts.remove(key)));
      } else if (line instanceof JournalLine.ThoughtsLine said) {
        thoughts.put(said.key(), said.value());
      } else if (line instanceof JournalLine.DroppedLine other) {
        dropped.add(other.from());
      } else {
        isFinished = line instanceof JournalLine.FinishedLine;
      }
      owner.read(line);
      return Optional.empty();
    } catch (InputException e) {
      return Optional.of(e.getMessage());
    }
  }

  /** {@return whether the last line ends the series} */
  public boolean isFinished() {
    return isFinished;
  }

  /** {@return whether the journal holds a match} */
  public boolean holds(MatchKey key) {
    return entries.containsKey(key);
  }

  private ViewedMatch entry(MatchKey key) {
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
    try {
      return MatchRecord.parse(log.text(entry(key).record()));
    } catch (DamagedFileException e) {
      throw damaged(key, e.getMessage());
    }
  }

  /** {@return the exception for a match with a damaged line} */
  public DamagedFileException damaged(MatchKey key, String damage) {
    return new DamagedLine(entry(key).line(), "its game " + key.match() + ": " + damage, true)
        .refused(file.toString(), 0);
  }

  /**
   * {@return what the bots of a match thought; no thoughts if they said nothing}
   *
   * @throws InputException if there is no such match, or the thoughts are damaged
   * @throws IOException if the journal cannot be read
   */
  public MatchThoughts thoughts(MatchKey key) throws IOException {
    Place place = entry(key).thoughts();
    return place == null ? new MatchThoughts(List.of()) : MatchThoughts.parse(log.text(place));
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
