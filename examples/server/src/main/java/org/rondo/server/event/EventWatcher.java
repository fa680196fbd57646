package org.rondo.server.event;

import java.nio.file.Path;
import org.rondo.format.watch.MatchWatcher;

/** Hears what happens in an event. The methods are called in any thread, and return soon. */
interface EventWatcher {

  /** Called after each change of the phase, the round or the matches. */
  default void changed() {}

  /**
   * Called when the event cannot go on.
   *
   * @param reason a sentence
   */
  default void failed(String reason) {}

  /**
   * Called when the tournament in a folder begins or goes on. The matches that were in progress in
   * the folder begin again.
   *
   * @return the watcher of its matches
   */
  default MatchWatcher began(Path folder) {
    return MatchWatcher.none();
  }

  /**
   * Called when the tournament in a folder was given up, and for each earlier one when the event is
   * opened.
   */
  default void givenUp(Path folder) {}
}
