package org.rondo.cli.remote;

import org.rondo.foosball.Foosball;
import org.rondo.game.Game;
import org.rondo.game.GameCatalog;
import org.rondo.input.SpecificationException;

/** The games that programs play over TCP. */
final class HostedRules {
  private HostedRules() {}

  /** {@return the game of a specification, if it can be hosted} */
  static Foosball find(String specification) {
    Game<?, ?> game = GameCatalog.find(specification);
    if (game instanceof Foosball foosball) {
      return foosball;
    }
    throw new SpecificationException(specification, game.id() + " cannot be hosted; foosball can");
  }
}
