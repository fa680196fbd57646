package org.rondo.laws;

import java.util.ArrayList;
import java.util.List;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** Positions of random matches, for a game's own properties. */
public final class Histories {
  private Histories() {}

  /**
   * {@return every position of a match with uniformly random moves, from the start to the end}
   *
   * @param game a game whose matches end
   * @param seed decides the match that is played
   */
  public static <S extends State, M extends Move> List<S> random(Game<S, M> game, Seed seed) {
    Rng moves = seed.child("moves").rng();
    Rng rules = seed.child("rules").rng();
    List<S> states = new ArrayList<>();
    S state = game.start(rules);
    states.add(state);
    while (!state.isOver()) {
      S here = state;
      JointMove<M> joint =
          JointMove.of(here.toMove(), seat -> game.moves(here, seat).sample(moves));
      state = game.next(here, joint, rules);
      states.add(state);
    }
    return List.copyOf(states);
  }
}
