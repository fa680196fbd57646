package org.rondo.duel;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.DamagedLine;

/** The matches of earlier runs in a duel's journal. Threads may read them at the same time. */
final class EarlierMatches {
  private final Map<MatchId, Place> records = new HashMap<>();
  private final Map<MatchId, Place> readings = new HashMap<>();
  private final Map<MatchId, Place> thoughts = new HashMap<>();
  private final Map<Long, DamagedLine> damaged = new TreeMap<>();

  /** The matches whose clock readings are damaged, and whose records have not been read yet. */
  private final Set<MatchId> withoutReadings = new HashSet<>();

  private boolean isFinished;
  private int drops;

  /** The latest test; null if no match has been played. */
  private @Nullable PlannedTest test;

  private EarlierMatches() {}

  /** {@return no matches} */
  static EarlierMatches none() {
    return new EarlierMatches();
  }

  /**
   * {@return the matches in a journal} In the line of a match, only the name of the match is read.
   *
   * @param journal the journal, whose first line is known to be right except for its check value
   */
  static EarlierMatches in(AppendOnlyFile journal) throws IOException {
    EarlierMatches matches = new EarlierMatches();
    CheckedLineReader lines = journal.verifiedLines();
    if (lines.advance()) {
      lines.damage().ifPresent(text -> matches.addDamage(lines, text));
    }
    matches.readAll(lines);
    return matches;
  }

  /** Reads all lines after the line at which the reader stands. */
  void readAll(CheckedLineReader lines) throws IOException {
    while (lines.advance()) {
      isFinished = false;
      Optional<String> damage = lines.damage().isPresent() ? lines.damage() : read(lines);
      damage.ifPresent(text -> addDamage(lines, text));
    }
  }

  private void addDamage(CheckedLineReader lines, String text) {
    DuelLines.clocks(lines.head()).ifPresent(withoutReadings::add);
    long from = lines.place().from();
    damaged.put(from, new DamagedLine(from, text, true));
  }

  /** Reads a line; returns what is wrong with it. */
  private Optional<String> read(CheckedLineReader lines) throws IOException {
    Optional<MatchId> ofMatch = DuelLines.match(lines.head());
    Optional<MatchId> ofClocks = DuelLines.clocks(lines.head());
    Optional<MatchId> ofThoughts = DuelLines.thoughts(lines.head());
    if (ofMatch.isPresent()) {
      if (withoutReadings.remove(ofMatch.get())) {
        return Optional.of("the clock readings of its game " + ofMatch.get() + " are damaged");
      }
      records.put(ofMatch.get(), value(lines, DuelLines.matchHead(ofMatch.get())));
    } else if (ofClocks.isPresent()) {
      readings.put(ofClocks.get(), value(lines, DuelLines.clocksHead(ofClocks.get())));
    } else if (ofThoughts.isPresent()) {
      thoughts.put(ofThoughts.get(), value(lines, DuelLines.thoughtsHead(ofThoughts.get())));
    } else {
      String line = lines.text();
      Optional<Long> dropped = DuelLines.droppedLine(line);
      dropped.ifPresent(this::drop);
      isFinished = line.equals(DuelLines.FINISHED);
      return dropped.isPresent() || isFinished || isTest(line)
          ? Optional.empty()
          : Optional.of("the line has no known form");
    }
    return Optional.empty();
  }

  private boolean isTest(String line) {
    try {
      Optional<PlannedTest> found = DuelLines.test(line);
      found.ifPresent(one -> test = one);
      return found.isPresent();
    } catch (RuntimeException e) {
      return false;
    }
  }

  private static Place value(CheckedLineReader lines, String head) {
    Place line = lines.body();
    return new Place(line.from() + head.length(), line.length() - head.length());
  }

  private void drop(long line) {
    drops++;
    damaged.remove(line);
    records.keySet().removeIf(id -> lineOf(id) == line);
  }

  /** {@return the number of lines that were dropped} */
  int drops() {
    return drops;
  }

  /** {@return the latest test; empty if no match has been played} */
  Optional<PlannedTest> test() {
    return Optional.ofNullable(test);
  }

  /** {@return whether the last line ends the duel} */
  boolean isFinished() {
    return isFinished;
  }

  /** {@return the damaged lines that have not been dropped, in their order} */
  List<DamagedLine> damaged() {
    return List.copyOf(damaged.values());
  }

  /** {@return the place of a match's record; empty if the match has not been played} */
  Optional<Place> record(MatchId id) {
    return Optional.ofNullable(records.get(id));
  }

  /** {@return the place of a match's clock readings; empty if there are none} */
  Optional<Place> readings(MatchId id) {
    return Optional.ofNullable(readings.get(id));
  }

  /** {@return the place of what the bots thought in a match; empty if they said nothing} */
  Optional<Place> thoughts(MatchId id) {
    return Optional.ofNullable(thoughts.get(id));
  }

  /** {@return the byte at which the line of a match begins; 0 if the match has not been played} */
  long lineOf(MatchId id) {
    return record(id).map(place -> place.from() - DuelLines.matchHead(id).length()).orElse(0L);
  }
}
