package org.rondo.laws;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
import org.rondo.random.Rng;

/** A space that is another one, but for what a subclass says differently. */
class SpaceVariation<M extends Move> implements MoveSpace<M> {
  final MoveSpace<M> sound;

  SpaceVariation(MoveSpace<M> sound) {
    this.sound = sound;
  }

  @Override
  public Optional<String> objection(M move) {
    return sound.objection(move);
  }

  @Override
  public boolean contains(M move) {
    return sound.contains(move);
  }

  @Override
  public boolean isEmpty() {
    return sound.isEmpty();
  }

  @Override
  public BigInteger count() {
    return sound.count();
  }

  @Override
  public M sample(Rng rng) {
    return sound.sample(rng);
  }

  @Override
  public List<M> list() {
    return sound.list();
  }

  @Override
  public List<M> candidates(int limit, Rng rng) {
    return sound.candidates(limit, rng);
  }

  @Override
  public Parts<M, ?> parts() {
    return sound.parts();
  }
}
