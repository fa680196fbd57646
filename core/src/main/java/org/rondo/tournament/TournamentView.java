package org.rondo.tournament;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.rondo.format.ArchivedMatch;
import org.rondo.input.DamagedFileException;
import org.rondo.input.InputException;
import org.rondo.match.MatchRecord;
import org.rondo.series.MatchKey;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.DamagedLine;
import org.rondo.store.LogView;
import org.rondo.store.TextLimit;

/** The lines of a journal that another process may be writing. */
final class TournamentView implements AutoCloseable {

  /**
   * A playing of a match.
   *
   * @param line the byte at which its line begins
   */
  record Playing(long line, Place record, ArchivedMatch match) {}

  private final LogView log;
  private final RulingLog rulings = new RulingLog();
  private final Map<MatchKey, Playing> playings = new HashMap<>();
  private final Map<MatchKey, Place> thoughts = new HashMap<>();
  private final Map<Long, DamagedLine> damaged = new TreeMap<>();
  private final Set<Long> dropped = new HashSet<>();
  private int lastRound;
  private boolean isFinished;

  TournamentView(LogView log) {
    this.log = log;
  }

  /**
   * Reads the lines that are new.
   *
   * @return whether a line that was read before does not count any more
   * @throws DamagedFileException if a line is damaged and still counts
   */
  boolean refresh() throws IOException {
    log.refresh();
    CheckedLineReader lines = log.lines();
    int before = dropped.size();
    while (lines.advance()) {
      isFinished = false;
      read(lines).ifPresent(damage -> damaged.put(damage.from(), damage));
    }
    damaged.keySet().removeAll(dropped);
    if (!damaged.isEmpty()) {
      throw damaged.values().iterator().next().refused("journal", damaged.size() - 1);
    }
    playings.values().removeIf(playing -> dropped.contains(playing.line()));
    return dropped.size() > before;
  }

  private Optional<DamagedLine> read(CheckedLineReader lines) throws IOException {
    String head = lines.head();
    boolean isOfMatch = JournalFormat.isOfMatch(head);
    try {
      Optional<String> damage = lines.damage();
      if (damage.isPresent()) {
        throw new DamagedFileException("journal", damage.get());
      }
      if (isOfMatch) {
        readMatch(lines);
      } else {
        readOther(lines.text());
      }
      return Optional.empty();
    } catch (InputException
        | IllegalArgumentException
        | IllegalStateException
        | UnsupportedOperationException e) {
      String damage = String.valueOf(e.getMessage());
      return Optional.of(
          new DamagedLine(lines.place().from(), damage, isOfMatch && !hidesRuling(lines.place())));
    }
  }

  private boolean hidesRuling(Place line) throws IOException {
    return line.length() > TextLimit.bytes() || log.text(line).contains(JournalFormat.RULING_HEAD);
  }

  private void readMatch(CheckedLineReader lines) throws IOException {
    String head = lines.head();
    JournalFormat.requireMatch(head, lastRound);
    JournalFormat.SideLine side = JournalFormat.SideLine.THOUGHTS;
    side.key(head).ifPresent(of -> thoughts.put(of, MatchScanner.inLine(lines, side.head(of))));
    Optional<MatchKey> key = JournalFormat.matchKey(head);
    if (key.isPresent()) {
      Place place = MatchScanner.inLine(lines, JournalFormat.matchHead(key.get()));
      try {
        MatchRecord record = MatchRecord.parse(log.text(place));
        playings.put(
            key.get(),
            new Playing(lines.place().from(), place, ArchivedMatch.of(key.get().match(), record)));
      } catch (DamagedFileException e) {
        throw new DamagedFileException(
            "journal", "its game " + key.get().match() + ": " + e.getMessage(), e);
      }
    }
  }

  private void readOther(String line) {
    if (!JournalFormat.isKnown(line)) {
      throw new DamagedFileException("journal", "the line has no known form");
    }
    JournalFormat.round(line).ifPresent(round -> lastRound = round);
    JournalFormat.droppedLine(line).ifPresent(dropped::add);
    JournalFormat.ruling(line, lastRound).ifPresent(rulings::add);
    isFinished = JournalFormat.isFinished(line);
  }

  RulingLog rulings() {
    return rulings;
  }

  /** {@return the number of the last round that has begun, 0 before the first} */
  int lastRound() {
    return lastRound;
  }

  boolean isFinished() {
    return isFinished;
  }

  Optional<Playing> playing(MatchKey key) {
    return Optional.ofNullable(playings.get(key));
  }

  /** {@return the place of what the bots thought in a match; empty if they said nothing} */
  Optional<Place> thoughts(MatchKey key) {
    return Optional.ofNullable(thoughts.get(key));
  }

  String text(Place place) throws IOException {
    return log.text(place);
  }

  @Override
  public void close() throws IOException {
    log.close();
  }
}
