package org.rondo.series;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.rondo.format.MatchId;
import org.rondo.input.DamagedFileException;
import org.rondo.match.MatchRecord;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;
import org.rondo.store.LogView;

/**
 * Looks up matches in a journal, for one thread. Callers ask for the matches in the order of their
 * ids, which is roughly the journal's own order. The scanner reads only as far as it must to find
 * the next match. So its memory does not grow with the journal.
 */
public final class JournalScanner {
  private static final Comparator<MatchKey> IN_ORDER =
      Comparator.comparingInt((MatchKey key) -> key.match().round())
          .thenComparingInt(key -> key.match().encounter())
          .thenComparingInt(key -> key.match().match())
          .thenComparingInt(MatchKey::replay);

  private final LogView log;
  private final CheckedLineReader unread;
  private final Set<Long> dropped;
  private final TreeMap<MatchKey, JournalEntry> found = new TreeMap<>(IN_ORDER);

  /** The lines whose record has not been found yet. */
  private final Map<MatchKey, Map<MatchPart, Place>> incomplete = new HashMap<>();

  /** Whether a line was dropped that may belong to the next record. */
  private boolean isTorn;

  /** The last match that was asked for; null before the first. */
  private @Nullable MatchId last;

  private boolean isAtEnd;

  /**
   * Creates a scanner.
   *
   * @param unread the lines to scan
   * @param dropped the lines that do not count; for each, the position of its first byte
   */
  JournalScanner(LogView log, CheckedLineReader unread, Set<Long> dropped) {
    this.log = log;
    this.unread = unread;
    this.dropped = dropped;
  }

  /** {@return whether the journal may hold a match after the last one that was asked for} */
  boolean holdsMore() {
    if (!isAtEnd || last == null) {
      return !isAtEnd || !found.isEmpty();
    }
    return found.higherKey(new MatchKey(last, Integer.MAX_VALUE)) != null;
  }

  /**
   * {@return the places of a match in the journal; empty if the match has not been played} The
   * scanner then forgets the match: a second call does not find it.
   */
  Optional<JournalEntry> take(MatchKey key) throws IOException {
    last = key.match();
    while (!found.containsKey(key) && !isAtEnd) {
      isAtEnd = !unread.advance();
      if (!isAtEnd) {
        read();
      }
    }
    return Optional.ofNullable(found.remove(key));
  }

  /** Reads a line. The lines of a match stand together, its record last. */
  private void read() throws IOException {
    JournalLine.MatchLine line = JournalLine.ofMatch(unread.head(), unread.body()).orElse(null);
    boolean isRecord = line != null && line.part() == MatchPart.RECORD;
    if (dropped.contains(unread.place().from())) {
      isTorn = !isRecord;
      return;
    }
    if (line != null) {
      JournalEntry.collect(line, log, incomplete, found);
      if (isRecord && isTorn) {
        found.computeIfPresent(line.key(), (key, entry) -> entry.torn());
      }
    }
    isTorn &= line != null && !isRecord;
  }

  /**
   * {@return the record of a match in the journal; empty if the match has not been played} A second
   * call does not find it.
   *
   * @throws DamagedFileException if the record is damaged
   * @throws IOException if the journal cannot be read
   */
  public Optional<MatchRecord> record(MatchKey key) throws IOException {
    Optional<JournalEntry> entry = take(key);
    return entry.isEmpty() ? Optional.empty() : Optional.of(entry.get().checked());
  }
}
