package org.rondo.laws;

import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Seats;
import org.rondo.game.State;
import org.rondo.game.Traits;
import org.rondo.random.Rng;

/** A game whose states are boxes around another's, sound until a subclass abuses them. */
class Boxed<S extends State, M extends Move> implements Game<Boxed.Box<S>, M> {

  /** A state that can be changed. */
  static class Box<S extends State> implements State {
    S content;

    Box(S content) {
      this.content = content;
    }

    @Override
    public Seats toMove() {
      return content.toMove();
    }

    @Override
    public double score(int seat) {
      return content.score(seat);
    }

    @Override
    public String text() {
      return content.text();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Box<?> that && content.equals(that.content);
    }

    @Override
    public int hashCode() {
      return content.hashCode();
    }
  }

  final Game<S, M> sound;

  Boxed(Game<S, M> sound) {
    this.sound = sound;
  }

  Box<S> box(S content) {
    return new Box<>(content);
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
  public Box<S> start(Rng rng) {
    return box(sound.start(rng));
  }

  @Override
  public MoveSpace<M> moves(Box<S> state, int seat) {
    return sound.moves(state.content, seat);
  }

  @Override
  public Box<S> next(Box<S> state, JointMove<M> joint, Rng rng) {
    return box(sound.next(state.content, joint, rng));
  }

  @Override
  public M parse(String text) {
    return sound.parse(text);
  }

  @Override
  public String show(Box<S> state) {
    return sound.show(state.content);
  }
}
