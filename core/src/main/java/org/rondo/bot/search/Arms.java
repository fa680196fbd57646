package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.random.Rng;

/**
 * The moves that the search has found for a seat in a position of the tree. A move is called an
 * arm, as in bandit problems. Each arm has a number of visits and the sum of the values of these
 * visits.
 *
 * <p>For a small space, all moves are arms from the start. For a large space, moves are added as
 * the number of visits grows.
 */
final class Arms<M extends Move> {
  private static final long[] NO_VISITS = {};
  private static final double[] NO_SUMS = {};

  /** The room for visited arms at the first visit. */
  private static final int FIRST_VISITED = 2;

  /** The moves found so far, in the order in which they are tried. */
  private final List<M> moves;

  /** Finds more moves; null for a small space. */
  private final @Nullable Widening<M> widening;

  private int size;

  /**
   * The number of arms with visits. Arms are first visited in their order, so these are the first
   * ones. Most positions of a tree have few, so the arrays have room for few more.
   */
  private int visited;

  private long visits;
  private long[] armVisits = NO_VISITS;
  private double[] sums = NO_SUMS;

  private Arms(List<M> moves, int size, @Nullable Widening<M> widening) {
    this.moves = moves;
    this.size = size;
    this.widening = widening;
  }

  static <M extends Move> Arms<M> of(MoveSpace<M> space, int width, boolean byParts, Rng rng) {
    if (!space.hasMoreThan(width)) {
      List<M> all = space.list();
      int first = rng.below(all.size());
      List<M> rotated = new ArrayList<>(all.size());
      rotated.addAll(all.subList(first, all.size()));
      rotated.addAll(all.subList(0, first));
      return new Arms<>(rotated, rotated.size(), null);
    }
    Widening<M> widening = new Widening<>(space, width, byParts);
    List<M> moves = new ArrayList<>();
    widening.ask(moves, rng);
    return new Arms<>(moves, 1, widening);
  }

  int size() {
    return size;
  }

  long visits() {
    return visits;
  }

  long visits(int arm) {
    return arm < visited ? armVisits[arm] : 0;
  }

  /** {@return the mean value of an arm; needs at least one visit of the arm} */
  double mean(int arm) {
    return sums[arm] / armVisits[arm];
  }

  /** {@return for each arm its share of the visits; equal shares before the first visit} */
  double[] shares() {
    double[] shares = new double[size];
    for (int arm = 0; arm < size; arm++) {
      shares[arm] = visits == 0 ? 1.0 / size : (double) visits(arm) / visits;
    }
    return shares;
  }

  /**
   * {@return the mean value of all iterations through this position; needs at least one iteration}
   */
  double mean() {
    double sum = 0;
    for (int arm = 0; arm < visited; arm++) {
      sum += sums[arm];
    }
    return sum / visits;
  }

  M move(int arm) {
    return moves.get(arm);
  }

  /** {@return the first arm that no iteration has chosen, or −1 if there is none} */
  int unvisited(Rng rng) {
    if (visited == size && widening != null && widening.widen(moves, size, visits, rng)) {
      size++;
    }
    return visited < size ? visited : -1;
  }

  /** {@return whether at least one move has been composed from parts} */
  boolean isComposing() {
    return widening != null && widening.isComposing();
  }

  void learn(int arm, double value) {
    if (arm >= visited) {
      makeRoom(arm + 1);
      visited = arm + 1;
    }
    visits++;
    armVisits[arm]++;
    sums[arm] += value;
    if (widening != null) {
      widening.learn(moves, arm, value);
    }
  }

  private void makeRoom(int count) {
    if (count > sums.length) {
      int room = Math.max(count, Math.min(size, Math.max(FIRST_VISITED, 2 * sums.length)));
      armVisits = Arrays.copyOf(armVisits, room);
      sums = Arrays.copyOf(sums, room);
    }
  }
}
