package org.rondo.bot.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Move;
import org.rondo.game.MoveSpace;
import org.rondo.game.Parts;
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

  /**
   * In a large space, the number of arms is about this factor times the square root of the number
   * of visits.
   */
  private static final double WIDENING = 2;

  /**
   * The number of candidates in the first request to a large space. Each further request multiplies
   * the number by the same value.
   */
  private static final int BATCH = 4;

  /**
   * A new move is composed from parts only if the number of visits is at least this number times
   * the number of arms, the new one included.
   */
  private static final int COMPOSING = 4;

  /** The maximum number of moves that are composed from parts. */
  private static final int MAX_COMPOSED = 1 << 12;

  /** The maximum number of attempts in one call to compose a new move from parts. */
  private static final int PATIENCE = 4;

  private final MoveSpace<M> space;

  /** The maximum number of moves from {@link MoveSpace#candidates}. */
  private final int width;

  private final boolean byParts;

  /** The moves found so far, in the order in which they are tried. */
  private final List<M> moves;

  /** The same moves as a set, for a large space; empty for a small space. */
  private final Set<M> known = new LinkedHashSet<>();

  /** The number of candidates requested so far; equal to {@code width} for a small space. */
  private int asked;

  private int composed;
  private @Nullable PartStatistics<M, ?> parts;
  private int size;
  private int visited;
  private long visits;
  private long[] armVisits;
  private double[] sums;

  private Arms(MoveSpace<M> space, int width, boolean byParts, List<M> moves, int size, int asked) {
    this.space = space;
    this.width = width;
    this.byParts = byParts;
    this.moves = moves;
    this.size = size;
    this.asked = asked;
    this.armVisits = new long[size];
    this.sums = new double[size];
  }

  static <M extends Move> Arms<M> of(MoveSpace<M> space, int width, boolean byParts, Rng rng) {
    if (!space.hasMoreThan(width)) {
      List<M> all = space.list();
      int first = rng.below(all.size());
      List<M> rotated = new ArrayList<>(all.subList(first, all.size()));
      rotated.addAll(all.subList(0, first));
      return new Arms<>(space, width, false, rotated, rotated.size(), width);
    }
    Arms<M> arms = new Arms<>(space, width, byParts, new ArrayList<>(), 1, 0);
    arms.ask(rng);
    return arms;
  }

  /** Requests more candidates and appends those that are not known yet. */
  private void ask(Rng rng) {
    asked = Math.min(width, Math.max(BATCH, BATCH * asked));
    for (M move : space.candidates(asked, rng)) {
      if (moves.size() < width && known.add(move)) {
        moves.add(move);
      }
    }
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

  /** {@return the mean value of an arm; needs at least one visit of the arm} */
  double mean(int arm) {
    return sums[arm] / armVisits[arm];
  }

  /** {@return for each arm its share of the visits; equal shares before the first visit} */
  double[] shares() {
    double[] shares = new double[size];
    for (int arm = 0; arm < size; arm++) {
      shares[arm] = visits == 0 ? 1.0 / size : (double) armVisits[arm] / visits;
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
    if (visited == size) {
      widen(rng);
    }
    return visited < size ? visited : -1;
  }

  /** {@return whether at least one move has been composed from parts} */
  boolean isComposing() {
    return composed > 0;
  }

  private void widen(Rng rng) {
    boolean isWide = size < WIDENING * Math.sqrt(visits + 1.0);
    if (isWide && size == moves.size() && asked < width) {
      ask(rng);
    }
    boolean isLonger = size < moves.size() ? isWide : byParts && asked == width && compose(rng);
    if (isLonger) {
      size++;
      if (size > armVisits.length) {
        armVisits = Arrays.copyOf(armVisits, 2 * size);
        sums = Arrays.copyOf(sums, 2 * size);
      }
    }
  }

  /**
   * Composes a new move from parts and adds it. Returns false if there are too few visits for
   * another move, if {@code MAX_COMPOSED} moves have been composed, if a move has only one part, or
   * if no new move is found.
   */
  private boolean compose(Rng rng) {
    if (size >= visits / COMPOSING || composed == MAX_COMPOSED) {
      return false;
    }
    Parts<M, ?> choices = space.parts();
    if (choices.count() == 1) {
      return false;
    }
    PartStatistics<M, ?> statistics = parts == null ? new PartStatistics<>(choices) : parts;
    parts = statistics;
    for (int attempt = 0; attempt < PATIENCE; attempt++) {
      M move = statistics.compose(rng);
      if (known.add(move)) {
        moves.add(move);
        composed++;
        return true;
      }
    }
    return false;
  }

  void learn(int arm, double value) {
    // Arms are first visited in their order, so the visited arms are always the first ones.
    visited = Math.max(visited, arm + 1);
    visits++;
    armVisits[arm]++;
    sums[arm] += value;
    if (arm >= moves.size() - composed) {
      Objects.requireNonNull(parts, "parts").learn(moves.get(arm), value);
    }
  }
}
