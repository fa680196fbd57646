package org.rondo.parallelfootball;

import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.Options;

/** Creates Parallel Football for the catalogue. */
public final class ParallelFootballFactory implements GameFactory {
  static final String NAME = "parallel-football";

  public ParallelFootballFactory() {}

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String summary() {
    return "four teams of p players kick 1020 balls home, at most k cells at a time";
  }

  @Override
  public Game<?, ?> create(Options options) {
    return new ParallelFootball(ParallelFootballOptions.read(options));
  }
}
