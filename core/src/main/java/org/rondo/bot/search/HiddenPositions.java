package org.rondo.bot.search;

import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.Trait;

/** Refuses games that hide something, for searches that need the whole position. */
final class HiddenPositions {
  private HiddenPositions() {}

  /**
   * {@return the reason why a search does not play a game, without its subject; empty if it does}
   */
  static Optional<String> refusal(Game<?, ?> game) {
    return game.traits().has(Trait.HIDDEN)
        ? Optional.of(
            "needs to see the whole position, and "
                + game.id()
                + " hides a part of it; take ismcts or cfr")
        : Optional.empty();
  }

  /**
   * Checks that a search sees whole positions.
   *
   * @throws IllegalArgumentException if the game hides something
   */
  static void refuse(Game<?, ?> game) {
    if (game.traits().has(Trait.HIDDEN)) {
      throw new IllegalArgumentException(sentence(game));
    }
  }

  static String sentence(Game<?, ?> game) {
    return game.id()
        + " hides a part of the position, and this search needs the whole; take ismcts or cfr";
  }
}
