package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;

/**
 * The moves of a seat that a position of the tree knows, with what they have led to.
 *
 * <p>All of a small space are there from the start; of a large one more are added with the visits.
 */
final class Arms<M extends Move> {

  /** How many moves of a large space are looked at: so often the root of the visits. */
  private static final double WIDENING = 2;

  /** Where moves are put together from parts, every so many visits one is. */
  private static final int COMPOSING = 4;

  /** How often a move is put together from parts before one that is new is given up for. */
  private static final int PATIENCE = 4;

  private final List<M> candidates;
  private final Optional<PartStatistics<M, ?>> parts;
  private final boolean isComplete;

  /** In which place among the candidates the first arm is: so that none is always tried first. */
  private final int first;

  private final List<M> composed = new ArrayList<>();

  /** Candidates and composed moves, where moves are composed. */
  private final Set<M> known;

  private int size;
  private int visited;
  private long visits;
  private long[] armVisits;
  private double[] sums;

  private Arms(
      List<M> candidates, Optional<PartStatistics<M, ?>> parts, boolean isComplete, int first) {
    this.candidates = candidates;
    this.parts = parts;
    this.isComplete = isComplete;
    this.first = first;
    this.known = parts.isPresent() ? new HashSet<>(candidates) : Set.of();
    this.size = isComplete ? candidates.size() : 1;
    this.armVisits = new long[size];
    this.sums = new double[size];
  }

  static <M extends Move> Arms<M> of(MoveSpace<M> space, int width, boolean byParts, Rng rng) {
    // One more than is wanted tells a space of just so many moves from a larger one.
    List<M> found = space.candidates(Math.min(width + 1, MoveSpace.LIST_LIMIT), rng);
    if (found.size() <= width) {
      return new Arms<>(found, Optional.empty(), true, rng.below(found.size()));
    }
    return new Arms<>(
        found.subList(0, width),
        byParts ? Optional.of(new PartStatistics<>(space.parts())) : Optional.empty(),
        false,
        0);
  }

  int size() {
    return size;
  }

  long visits() {
    return visits;
  }

  long visits(int arm) {
    return armVisits[arm];
  }

  /** {@return the mean value of an arm that has been visited} */
  double mean(int arm) {
    return sums[arm] / armVisits[arm];
  }

  /** {@return the mean value of all iterations here; there has been one} */
  double mean() {
    double sum = 0;
    for (int arm = 0; arm < visited; arm++) {
      sum += sums[arm];
    }
    return sum / visits;
  }

  M move(int arm) {
    return arm < candidates.size()
        ? candidates.get((first + arm) % candidates.size())
        : composed.get(arm - candidates.size());
  }

  /** {@return the first arm that no iteration has chosen, where there is one} */
  int unvisited(Rng rng) {
    widen(rng);
    return visited < size ? visited : -1;
  }

  /** {@return whether further moves are put together, so that there may be very many of them} */
  boolean isComposing() {
    return parts.isPresent() && size >= candidates.size();
  }

  private void widen(Rng rng) {
    double most = isComposing() ? (double) visits / COMPOSING : WIDENING * Math.sqrt(visits + 1.0);
    if (isComplete || visited < size || size >= most) {
      return;
    }
    if (size < candidates.size() || compose(rng)) {
      size++;
      if (size > armVisits.length) {
        armVisits = Arrays.copyOf(armVisits, 2 * size);
        sums = Arrays.copyOf(sums, 2 * size);
      }
    }
  }

  /** Adds a move put together from parts; fails if none is found that is new. */
  private boolean compose(Rng rng) {
    if (parts.isEmpty()) {
      return false;
    }
    for (int attempt = 0; attempt < PATIENCE; attempt++) {
      M move = parts.get().compose(rng);
      if (known.add(move)) {
        composed.add(move);
        return true;
      }
    }
    return false;
  }

  void learn(int arm, double value) {
    // Arms are visited first in their order, so those visited are always the first ones.
    visited = Math.max(visited, arm + 1);
    visits++;
    armVisits[arm]++;
    sums[arm] += value;
    if (arm >= candidates.size()) {
      parts.ifPresent(statistics -> statistics.learn(composed.get(arm - candidates.size()), value));
    }
  }
}
