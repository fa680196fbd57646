package org.rondo.series;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.rondo.input.InputException;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.DamagedLine;

/** What is known of the lines of a journal without its matches. */
final class JournalIndex {

  /** The bytes at which those lines begin that do not count any more. */
  private final Set<Long> dropped = ConcurrentHashMap.newKeySet();

  /** The byte at which the line of a round begins, by round. */
  private final Map<Integer, Long> rounds = new ConcurrentHashMap<>();

  /** The damaged lines that count, by their first byte. */
  private final Map<Long, DamagedLine> damaged = new TreeMap<>();

  private volatile boolean isFinished;

  /**
   * Reads the lines that follow, each once. In the line of a match, reads only the name of the
   * match.
   *
   * @param owner reads the lines after the header
   * @param matches receives the lines of matches
   * @return the damaged lines that still count
   */
  List<DamagedLine> read(
      CheckedLineReader lines, Journal.Owner owner, Consumer<JournalLine.MatchLine> matches)
      throws IOException {
    while (lines.advance()) {
      isFinished = false;
      long from = lines.place().from();
      // The text of the header is already known to be right.
      boolean isHeader = from == 0;
      Optional<String> damage =
          isHeader || lines.damage().isPresent() ? lines.damage() : readLine(lines, owner, matches);
      if (damage.isPresent()) {
        boolean canBeDropped =
            isHeader || !owner.hasUniqueLines() || JournalLine.isOfMatchOnly(lines);
        damaged.put(from, new DamagedLine(from, damage.get(), canBeDropped));
      }
    }
    damaged.keySet().removeAll(dropped);
    return List.copyOf(damaged.values());
  }

  /** Reads a line; returns what is wrong with it. */
  private Optional<String> readLine(
      CheckedLineReader lines, Journal.Owner owner, Consumer<JournalLine.MatchLine> matches)
      throws IOException {
    try {
      JournalLine line = JournalLine.read(lines);
      if (line instanceof JournalLine.DroppedLine other) {
        dropped.add(other.from());
      } else {
        owner.read(line);
      }
      if (line instanceof JournalLine.MatchLine match) {
        matches.accept(match);
      } else if (line instanceof JournalLine.RoundLine begun) {
        begin(begun.number(), lines.place().from());
      }
      isFinished = line instanceof JournalLine.FinishedLine;
      return Optional.empty();
    } catch (InputException e) {
      return Optional.of(e.getMessage());
    }
  }

  void drop(List<DamagedLine> lines) {
    lines.forEach(line -> dropped.add(line.from()));
    damaged.keySet().removeAll(dropped);
  }

  /** {@return the bytes at which those lines begin that do not count any more} */
  Set<Long> dropped() {
    return dropped;
  }

  void begin(int round, long from) {
    rounds.put(round, from);
    isFinished = false;
  }

  /** {@return the byte at which the line of a round begins; 0 if the round has not begun} */
  long beginning(int round) {
    return rounds.getOrDefault(round, 0L);
  }

  /** Notes that a line was added. */
  void added(boolean isEnd) {
    isFinished = isEnd;
  }

  /** {@return whether the last line ends the series} */
  boolean isFinished() {
    return isFinished;
  }
}
