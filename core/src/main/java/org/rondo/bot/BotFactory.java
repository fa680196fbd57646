package org.rondo.bot;

import java.util.List;
import org.rondo.game.Game;

/**
 * Brings bots to the catalogue; found on the class path through {@code META-INF/services}.
 *
 * <p>A provider is public and has a public constructor without arguments. Bots of different games
 * may share a name.
 */
public interface BotFactory {

  /**
   * {@return whether these bots play a game}
   *
   * @param game any game
   */
  boolean plays(Game<?, ?> game);

  /**
   * {@return whether a competition for which nobody is named is played by these bots}
   *
   * <p>So it is with bots that are made for one game alone and need nothing else; not with those
   * for any game, people at terminals, and programs that somebody has to name.
   */
  boolean isDefault();

  /** {@return the bots, each under a name of its own} */
  List<BotKind> bots();
}
