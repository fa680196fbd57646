package org.rondo.tournament;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.rondo.series.MatchKey;
import org.rondo.store.AppendOnlyFile.Place;
import org.rondo.store.CheckedLineReader;

/**
 * Looks up matches in a journal. Callers ask for the matches roughly in the journal's own order.
 * The scanner reads only as far as it must to find the next match. So its memory does not grow with
 * the tournament.
 */
final class MatchScanner {
  private final CheckedLineReader unread;
  private final Set<Long> dropped;
  private final Map<MatchKey, Place> found = new HashMap<>();
  private final Table<MatchKey, JournalFormat.SideLine, Place> foundSides = HashBasedTable.create();

  /**
   * Creates a scanner.
   *
   * @param unread the lines to scan
   * @param dropped the lines that do not count; for each, the position of its first byte
   */
  MatchScanner(CheckedLineReader unread, Set<Long> dropped) {
    this.unread = unread;
    this.dropped = dropped;
  }

  /**
   * {@return the place of a match in the journal; empty if the match has not been played} The
   * scanner then forgets the match: a second call does not find it.
   */
  Optional<TournamentJournal.MatchEntry> take(MatchKey key) throws IOException {
    Optional<Place> place = find(key);
    found.remove(key);
    Map<JournalFormat.SideLine, Place> sides = Map.copyOf(foundSides.row(key));
    foundSides.row(key).clear();
    return place.map(record -> new TournamentJournal.MatchEntry(record, sides));
  }

  private Optional<Place> find(MatchKey key) throws IOException {
    while (!found.containsKey(key) && unread.advance()) {
      if (dropped.contains(unread.place().from())) {
        continue;
      }
      String head = unread.head();
      Optional<MatchKey> ofMatch = JournalFormat.matchKey(head);
      if (ofMatch.isPresent()) {
        found.put(ofMatch.get(), inLine(unread, JournalFormat.matchHead(ofMatch.get())));
      }
      for (JournalFormat.SideLine side : JournalFormat.SideLine.values()) {
        side.key(head).ifPresent(of -> foundSides.put(of, side, inLine(unread, side.head(of))));
      }
    }
    return Optional.ofNullable(found.get(key));
  }

  /**
   * {@return the place of a line's value: the bytes between the head of the line and its check
   * value} If the line has no check value, the value ends before the closing brace.
   */
  static Place inLine(CheckedLineReader lines, String head) {
    Place line = lines.body();
    return new Place(line.from() + head.length(), line.length() - head.length());
  }
}
