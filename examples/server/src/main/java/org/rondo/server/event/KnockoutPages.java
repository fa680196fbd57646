package org.rondo.server.event;

import java.nio.file.Path;
import org.rondo.format.watch.MatchWatcher;
import org.rondo.server.live.Spectators;

/** The pages that show knockouts. */
interface KnockoutPages {

  /**
   * {@return the watcher of the knockout in a folder} A call takes the matches in progress in that
   * folder off the pages.
   */
  MatchWatcher follow(Path folder);

  /** Takes the knockout in a folder off the pages, because it was given up. */
  void hide(Path folder);

  /** {@return the pages for spectators} */
  static KnockoutPages of(Spectators spectators) {
    return new KnockoutPages() {
      @Override
      public MatchWatcher follow(Path folder) {
        return spectators.follow(folder);
      }

      @Override
      public void hide(Path folder) {
        spectators.hide(folder);
      }
    };
  }
}
