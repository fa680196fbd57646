package org.rondo.bot;

import java.util.List;
import java.util.Set;
import org.rondo.game.Game;

/**
 * Brings bots to the catalogue; found on the class path through {@code META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments. Bots of different games
 * may share a name.
 */
public interface BotFactory {

  /**
   * {@return whether these bots play a game; by default they play any}
   *
   * @param game any game
   */
  default boolean plays(Game<?, ?> game) {
    return true;
  }

  /**
   * {@return the names of those bots that play a competition for which nobody is named; by default
   * there are none}
   *
   * <p>They are made for one game alone, need nothing else, and decide at once: not those for any
   * game, nor people at terminals, programs that somebody has to name, or those that search for
   * long.
   */
  default Set<String> defaults() {
    return Set.of();
  }

  /** {@return the bots, each under a name of its own} */
  List<BotKind> bots();
}
