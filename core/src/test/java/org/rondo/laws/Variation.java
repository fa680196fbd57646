package org.rondo.laws;

import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.State;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/** A game that is another one, but for what a subclass says differently. */
class Variation<S extends State, M extends Move> implements Game<S, M> {
  final Game<S, M> sound;

  Variation(Game<S, M> sound) {
    this.sound = sound;
  }

  @Override
  public String id() {
    return "broken-" + sound.id();
  }

  @Override
  public int seatCount() {
    return sound.seatCount();
  }

  @Override
  public Traits traits() {
    return sound.traits();
  }

  @Override
  public S observation(S state, int seat) {
    return sound.observation(state, seat);
  }

  @Override
  public S resample(S observation, int seat, Rng rng) {
    return sound.resample(observation, seat, rng);
  }

  @Override
  public S start(Rng rng) {
    return sound.start(rng);
  }

  /** The spaces of the other game, each passed through {@link #vary}. */
  @Override
  public MoveSpace<M> moves(S state, int seat) {
    MoveSpace<M> space = sound.moves(state, seat);
    return space.isEmpty() ? space : vary(space, state);
  }

  MoveSpace<M> vary(MoveSpace<M> space, S state) {
    return space;
  }

  @Override
  public S next(S state, JointMove<M> joint, Rng rng) {
    return sound.next(state, joint, rng);
  }

  @Override
  public M parse(String text) {
    return sound.parse(text);
  }

  @Override
  public String show(S state) {
    return sound.show(state);
  }

  @Override
  public Optional<M> standIn(S state, int seat, Optional<M> offered) {
    return sound.standIn(state, seat, offered);
  }
}
