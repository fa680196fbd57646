package org.rondo.laws;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.rondo.game.Game;
import org.rondo.game.JointMove;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Distribution;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/**
 * Compares sampled next states with their exact distribution, if that distribution is small.
 *
 * <p>An outcome has the probability p and the frequency f in n samples. Let d be the divergence
 * f·ln(f/p) + (1−f)·ln((1−f)/(1−p)). By Chernoff's inequality, a frequency at least as far from p
 * as f, on the same side, has a probability of at most exp(−n·d). The outcome is reported if this
 * bound is below 5e-10.
 */
final class ChanceLaw<S extends State, M extends Move> {
  private static final int RUNS = 100;
  private static final int SAMPLES = 2_000;
  private static final double MAX_DIVERGENCE = Math.log(1 / 5e-10) / SAMPLES;

  /** Number of turns of a match that are sampled: each costs as much as a short match. */
  private static final int SAMPLED_TURNS = 2;

  /** Maximum number of turns of a match that are explored to find turns to sample. */
  private static final int EXPLORED_TURNS = 50;

  private final Game<S, M> game;
  private int sampled;
  private int explored;

  ChanceLaw(Game<S, M> game) {
    this.game = game;
  }

  /** {@return whether enough turns were checked} */
  boolean isDone() {
    return sampled == SAMPLED_TURNS || explored == EXPLORED_TURNS;
  }

  void check(S state, JointMove<M> joint, Seed seed) {
    explored++;
    Optional<Distribution<S>> exact =
        LawBrokenException.under(
            Law.CHANCE_IS_EXACT,
            "the exact distribution of next",
            () -> Distribution.within(RUNS, rng -> game.next(state, joint, rng)));
    if (exact.isPresent()
        && (exact.get().outcomes().size() > 1 || drawsAnything(state, joint, seed))) {
      sampled++;
      compare(exact.get(), state, joint, seed.rng());
    }
  }

  /**
   * {@return whether the rules draw a random number in this turn} A draw changes the state of the
   * source, so the source is compared with a fresh one.
   */
  private boolean drawsAnything(S state, JointMove<M> joint, Seed seed) {
    Rng used = seed.rng();
    sample(state, joint, used);
    return used.nextLong() != seed.rng().nextLong();
  }

  private void compare(Distribution<S> exact, S state, JointMove<M> joint, Rng rng) {
    Map<S, Integer> counts = new LinkedHashMap<>();
    for (int i = 0; i < SAMPLES; i++) {
      counts.merge(sample(state, joint, rng), 1, Integer::sum);
    }
    for (S outcome : exact.outcomes()) {
      counts.putIfAbsent(outcome, 0);
    }
    counts.forEach(
        (outcome, count) -> {
          double probability = exact.probability(outcome);
          if (divergence((double) count / SAMPLES, probability) > MAX_DIVERGENCE) {
            throw LawBrokenException.law(
                Law.CHANCE_IS_EXACT,
                "%s after %s occurred %d times in %d samples, but its exact probability is %s",
                outcome.text(),
                joint,
                count,
                SAMPLES,
                probability);
          }
        });
  }

  private S sample(S state, JointMove<M> joint, Rng rng) {
    return LawBrokenException.under(
        Law.CHANCE_IS_EXACT, "a sampled next", () -> game.next(state, joint, rng));
  }

  private static double divergence(double frequency, double probability) {
    return term(frequency, probability) + term(1 - frequency, 1 - probability);
  }

  private static double term(double frequency, double probability) {
    return frequency == 0 ? 0 : frequency * Math.log(frequency / probability);
  }
}
