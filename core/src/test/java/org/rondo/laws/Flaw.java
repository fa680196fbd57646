package org.rondo.laws;

import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Seed;

/** A game broken on purpose, and the law that it breaks. */
record Flaw<S extends State, M extends Move>(Law law, String name, Game<S, M> game) {
  private static final int BOUND = 40;

  Optional<LawViolation> check(Seed seed) {
    return Laws.of(game).endingWithin(BOUND).samplingUniformly().check(seed);
  }

  @Override
  public String toString() {
    return law + ": " + name;
  }
}
