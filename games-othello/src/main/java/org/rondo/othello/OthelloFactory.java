package org.rondo.othello;

import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.Options;

/** Creates Othello for the catalogue. */
public final class OthelloFactory implements GameFactory {

  public OthelloFactory() {}

  @Override
  public String name() {
    return "othello";
  }

  @Override
  public String summary() {
    return "Othello, also known as Reversi, on the standard board";
  }

  @Override
  public Game<?, ?> create(Options options) {
    return new Othello();
  }
}
