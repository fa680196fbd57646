package org.rondo.tournament;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.tournament.Journal.Place;

/**
 * Looks up games in a journal, roughly in the order in which they stand there. It is read on only
 * as far as is needed to find the next one, so that what has to be remembered does not grow with
 * the tournament.
 */
final class Search {
  private final Journal.Reader unread;
  private final Map<JournalText.Key, Place> found = new HashMap<>();
  private final Map<JournalText.Key, Place> foundClocks = new HashMap<>();

  /**
   * Begins a search.
   *
   * @param unread the lines in which games are looked up
   */
  Search(Journal.Reader unread) {
    this.unread = unread;
  }

  /** {@return where a game stands, if it has been played; it is not looked up again} */
  Optional<Archive.Written> take(JournalText.Key key) throws IOException {
    Optional<Place> place = find(key);
    found.remove(key);
    Optional<Place> clocks = Optional.ofNullable(foundClocks.remove(key));
    return place.map(record -> new Archive.Written(record, clocks));
  }

  private Optional<Place> find(JournalText.Key key) throws IOException {
    while (!found.containsKey(key) && unread.advance()) {
      String head = unread.head();
      Optional<JournalText.Key> game = JournalText.game(head);
      if (game.isPresent()) {
        found.put(game.get(), inLine(unread, JournalText.gameHead(game.get())));
      }
      JournalText.clocks(head)
          .ifPresent(of -> foundClocks.put(of, inLine(unread, JournalText.clocksHead(of))));
    }
    return Optional.ofNullable(found.get(key));
  }

  /** {@return where the value stands that follows a line's head and is followed by a brace} */
  static Place inLine(Journal.Reader lines, String head) {
    Place line = lines.place();
    return new Place(line.from() + head.length(), line.length() - head.length() - 1);
  }
}
