package org.rondo.tournament;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.store.AppendOnlyFile;
import org.rondo.store.AppendOnlyFile.Place;

/**
 * Looks up games in a journal, roughly in the order in which they stand there. It is read on only
 * as far as is needed to find the next one, so that what has to be remembered does not grow with
 * the tournament.
 */
final class JournalScanner {
  private final AppendOnlyFile.Reader unread;
  private final Map<JournalLines.Key, Place> found = new HashMap<>();
  private final Map<JournalLines.Key, Place> foundClocks = new HashMap<>();

  /**
   * Begins a search.
   *
   * @param unread the lines in which games are looked up
   */
  JournalScanner(AppendOnlyFile.Reader unread) {
    this.unread = unread;
  }

  /** {@return where a game stands, if it has been played; it is not looked up again} */
  Optional<TournamentJournal.Written> take(JournalLines.Key key) throws IOException {
    Optional<Place> place = find(key);
    found.remove(key);
    Optional<Place> clocks = Optional.ofNullable(foundClocks.remove(key));
    return place.map(record -> new TournamentJournal.Written(record, clocks));
  }

  private Optional<Place> find(JournalLines.Key key) throws IOException {
    while (!found.containsKey(key) && unread.advance()) {
      String head = unread.head();
      Optional<JournalLines.Key> game = JournalLines.game(head);
      if (game.isPresent()) {
        found.put(game.get(), inLine(unread, JournalLines.gameHead(game.get())));
      }
      JournalLines.clocks(head)
          .ifPresent(of -> foundClocks.put(of, inLine(unread, JournalLines.clocksHead(of))));
    }
    return Optional.ofNullable(found.get(key));
  }

  /** {@return where the value stands that follows a line's head and is followed by a brace} */
  static Place inLine(AppendOnlyFile.Reader lines, String head) {
    Place line = lines.place();
    return new Place(line.from() + head.length(), line.length() - head.length() - 1);
  }
}
