package org.rondo.tournament;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;

/**
 * Looks up matches in a journal, roughly in the order in which they stand there. It is read on only
 * as far as is needed to find the next one, so that what has to be remembered does not grow with
 * the tournament.
 */
final class JournalScanner {
  private final AppendOnlyFile.Reader unread;
  private final Map<JournalFormat.MatchKey, Place> found = new HashMap<>();
  private final Map<JournalFormat.MatchKey, Place> foundClocks = new HashMap<>();

  /**
   * Begins a search.
   *
   * @param unread the lines in which matches are looked up
   */
  JournalScanner(AppendOnlyFile.Reader unread) {
    this.unread = unread;
  }

  /** {@return where a match stands, if it has been played; it is not looked up again} */
  Optional<TournamentJournal.MatchEntry> take(JournalFormat.MatchKey key) throws IOException {
    Optional<Place> place = find(key);
    found.remove(key);
    @Nullable Place clocks = foundClocks.remove(key);
    return place.map(record -> new TournamentJournal.MatchEntry(record, clocks));
  }

  private Optional<Place> find(JournalFormat.MatchKey key) throws IOException {
    while (!found.containsKey(key) && unread.advance()) {
      String head = unread.head();
      Optional<JournalFormat.MatchKey> ofMatch = JournalFormat.matchKey(head);
      if (ofMatch.isPresent()) {
        found.put(ofMatch.get(), inLine(unread, JournalFormat.matchHead(ofMatch.get())));
      }
      JournalFormat.clocksKey(head)
          .ifPresent(of -> foundClocks.put(of, inLine(unread, JournalFormat.clocksHead(of))));
    }
    return Optional.ofNullable(found.get(key));
  }

  /** {@return where the value stands that follows a line's head and is followed by a brace} */
  static Place inLine(AppendOnlyFile.Reader lines, String head) {
    Place line = lines.place();
    return new Place(line.from() + head.length(), line.length() - head.length() - 1);
  }
}
