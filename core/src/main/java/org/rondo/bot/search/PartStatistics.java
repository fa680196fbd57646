package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.rondo.game.Move;
import org.rondo.game.Parts;
import org.rondo.random.Rng;

/** Composes moves from parts, and learns which parts are good. */
final class PartStatistics<M extends Move, P> {

  /**
   * The mean number of parts of a move that are drawn uniformly, so that their values do not
   * matter.
   */
  private static final double RANDOM_PARTS = 2;

  private static final double MAX_RANDOM = 0.5;

  private final Parts<M, P> parts;

  /** The probability that a part is drawn uniformly. */
  private final double random;

  /** For each position in a move, the mean values of the parts. */
  private final List<Map<P, Mean>> means = new ArrayList<>();

  /** The parts of the moves composed so far. */
  private final Map<M, List<P>> partsOf = new HashMap<>();

  private static final class Mean {
    private double sum;
    private long count;

    double value() {
      return sum / count;
    }
  }

  PartStatistics(Parts<M, P> parts) {
    this.parts = parts;
    this.random = Math.min(MAX_RANDOM, RANDOM_PARTS / parts.count());
    for (int index = 0; index < parts.count(); index++) {
      means.add(new HashMap<>());
    }
  }

  /** {@return a move that consists mostly of the best known parts} */
  M compose(Rng rng) {
    List<P> chosen = new ArrayList<>();
    for (int index = 0; index < means.size(); index++) {
      chosen.add(choose(parts.choices(List.copyOf(chosen)), means.get(index), rng));
    }
    M move = parts.join(chosen);
    partsOf.put(move, chosen);
    return move;
  }

  private P choose(List<P> choices, Map<P, Mean> means, Rng rng) {
    if (rng.chance(random)) {
      return rng.pick(choices);
    }
    List<P> best = new ArrayList<>();
    double bestValue = Double.NEGATIVE_INFINITY;
    for (P choice : choices) {
      Mean mean = means.get(choice);
      if (mean != null && mean.value() >= bestValue) {
        if (mean.value() > bestValue) {
          best.clear();
        }
        bestValue = mean.value();
        best.add(choice);
      }
    }
    return rng.pick(best.isEmpty() ? choices : best);
  }

  /** Records the value that a composed move has led to. */
  void learn(M move, double value) {
    List<P> chosen = Objects.requireNonNull(partsOf.get(move), "a move of compose");
    for (int index = 0; index < chosen.size(); index++) {
      Mean mean = means.get(index).computeIfAbsent(chosen.get(index), part -> new Mean());
      mean.sum += value;
      mean.count++;
    }
  }
}
