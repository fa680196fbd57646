package org.rondo.arimaa;

import org.rondo.game.Game;
import org.rondo.game.GameFactory;
import org.rondo.game.Options;

/** Creates Arimaa for the catalogue. */
public final class ArimaaFactory implements GameFactory {

  public ArimaaFactory() {}

  @Override
  public String name() {
    return "arimaa";
  }

  @Override
  public String summary() {
    return "Arimaa, with turns of up to four steps";
  }

  @Override
  public Game<?, ?> create(Options options) {
    int turns =
        options
            .about("The number of turns of each seat after which pieces are counted.")
            .integer(
                "turns",
                ArimaaOptions.DEFAULT_TURNS,
                ArimaaOptions.LEAST_TURNS,
                ArimaaOptions.MAX_TURNS);
    return new Arimaa(new ArimaaOptions(turns));
  }
}
