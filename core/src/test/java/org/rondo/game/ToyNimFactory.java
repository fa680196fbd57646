package org.rondo.game;

/** Offers the toy game to the catalogue. */
public final class ToyNimFactory implements GameFactory {
  @Override
  public String name() {
    return "toy-nim";
  }

  @Override
  public String summary() {
    return "take one to a few from a heap; the last one scores";
  }

  @Override
  public int version() {
    return 3;
  }

  @Override
  public Game<?, ?> create(Options options) {
    return new ToyNim(options.integer("heap", 21, 1, 1000), options.integer("most", 3, 1, 9, 2));
  }
}
