package org.rondo.bot;

import java.util.List;
import java.util.Set;
import org.rondo.game.Game;

/**
 * Adds bots to the catalogue. The catalogue finds factories on the class path through {@code
 * META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments. Bots of different games
 * may share a name.
 */
public interface BotFactory {

  /**
   * {@return whether these bots play a game; by default they play every game}
   *
   * @param game any game
   */
  default boolean plays(Game<?, ?> game) {
    return true;
  }

  /**
   * {@return the names of the bots that play if a competition names no entrants; empty by default}
   *
   * <p>These bots are made for one game, need no program or person, and decide quickly. The
   * following bots are not among them: bots for any game, people at terminals, programs that need a
   * command, and bots that search for a long time.
   */
  default Set<String> defaults() {
    return Set.of();
  }

  /** {@return the bots, each with a different name} */
  List<BotKind> bots();
}
