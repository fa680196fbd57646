package org.rondo.format.watch;

import java.util.List;
import java.util.Optional;
import org.rondo.format.MatchId;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.match.MatchListener;

/**
 * Watches the matches of a tournament or of a duel while they are played.
 *
 * <p>A watcher and its listeners are called in one thread, which is not a thread of a match. They
 * cannot change a match and cannot slow it down: what they throw is logged, and a match does not
 * wait for them. If a listener is too slow, it misses events. It sees that by the numbers of the
 * turns, which then have a gap.
 */
public interface MatchWatcher {

  /**
   * Called for each match that begins, also for a match that is played again. If the watcher is too
   * slow, it is not called for some matches.
   *
   * @param entrants the names of the entrants, by seat
   * @return the listener to the match; empty if the match is not watched. The listener is told the
   *     complete position, also in a game with hidden information
   */
  <S extends State, M extends Move> Optional<MatchListener<S, M>> watch(
      MatchId match, Game<S, M> game, List<String> entrants);

  /** {@return the watcher that watches no match, which costs nothing} */
  static MatchWatcher none() {
    return NoWatcher.INSTANCE;
  }
}
