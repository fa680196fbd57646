package org.rondo.bot.search;

import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;

/**
 * Computes the positions that may follow a joint move: all of them with their probabilities, or a
 * random sample if chance has too many branches.
 */
final class Successors<S extends State, M extends Move> {

  /** The maximum number of branches of chance that are enumerated. */
  static final int BRANCHES = 64;

  /** The number of sampled positions if there are more branches. */
  private static final int SAMPLES = 16;

  private final Game<S, M> game;
  private final Rng rng;
  private final DrawDetectingRng watched;

  Successors(Game<S, M> game, Rng rng) {
    this.game = game;
    this.rng = rng;
    this.watched = new DrawDetectingRng(rng);
  }

  /** {@return the only position that can follow, or empty if chance decides} */
  Optional<S> only(S state, JointMove<M> joint) {
    S next = game.next(state, joint, watched.reset());
    return watched.hasDrawn() ? Optional.empty() : Optional.of(next);
  }

  /** {@return the mean of a value over the positions that may follow} */
  double mean(S state, JointMove<M> joint, ToDoubleFunction<S> value) {
    Optional<S> only = only(state, joint);
    if (only.isPresent()) {
      return value.applyAsDouble(only.get());
    }
    Optional<Distribution<S>> all =
        Distribution.within(BRANCHES, chance -> game.next(state, joint, chance));
    return all.isPresent() ? all.get().mean(value) : meanOfDrawn(state, joint, value);
  }

  private double meanOfDrawn(S state, JointMove<M> joint, ToDoubleFunction<S> value) {
    double sum = 0;
    for (int i = 0; i < SAMPLES; i++) {
      sum += value.applyAsDouble(game.next(state, joint, rng));
    }
    return sum / SAMPLES;
  }
}
