package org.rondo.foosball;

import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.Options;

/** Creates comFoosball for the catalogue. */
public final class FoosballFactory implements GameFactory {

  public FoosballFactory() {}

  @Override
  public String name() {
    return Foosball.NAME;
  }

  @Override
  public String summary() {
    return "comFoosball, the table football of the ComputeFest challenge of 2013";
  }

  @Override
  public Game<?, ?> create(Options options) {
    return new Foosball(FoosballOptions.read(options));
  }
}
