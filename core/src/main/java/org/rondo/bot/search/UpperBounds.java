package org.rondo.bot.search;

import java.util.List;
import java.util.stream.IntStream;
import org.rondo.game.Move;
import org.rondo.game.State;
import org.rondo.random.Rng;

/**
 * Selection by upper confidence bounds: takes each arm once, and after that the arm with the
 * highest bound. Keeps nothing, so all positions of a tree share it.
 *
 * @param exploration the weight of arms with few visits, in units of the range
 */
record UpperBounds<S extends State, M extends Move>(double exploration, ValueRange range)
    implements SelectionStrategy<S, M> {

  /**
   * The square roots of the logarithms of the first numbers, which nearly all positions need. The
   * methods of {@link StrictMath} give the same result on every machine, so the moves are the same
   * too.
   */
  private static final double[] ROOTS_OF_LOGARITHMS =
      IntStream.range(0, 4_096).mapToDouble(UpperBounds::rootOfLogarithm).toArray();

  @Override
  public int pick(List<Arms<M>> arms, int mover, Rng rng) {
    return pick(arms.get(mover), rng);
  }

  /** {@return the arm that a seat follows in this iteration} */
  int pick(Arms<M> own, Rng rng) {
    int unvisited = own.unvisited(rng);
    return unvisited >= 0 ? unvisited : highest(own);
  }

  private int highest(Arms<M> own) {
    double weight = own.isComposing() ? 0 : weight(own.visits());
    int best = 0;
    double bestBound = Double.NEGATIVE_INFINITY;
    for (int arm = 0; arm < own.size(); arm++) {
      double bound = own.mean(arm) + weight / Math.sqrt((double) own.visits(arm));
      if (bound > bestBound) {
        bestBound = bound;
        best = arm;
      }
    }
    return best;
  }

  /**
   * {@return the weight of arms with few visits}
   *
   * <p>If moves are composed from parts, the caller uses 0 instead. New moves then appear often
   * enough, and they are too many to visit each of them again.
   */
  private double weight(long visits) {
    double root =
        visits < ROOTS_OF_LOGARITHMS.length
            ? ROOTS_OF_LOGARITHMS[(int) visits]
            : rootOfLogarithm(visits);
    return exploration * range.width() * root;
  }

  private static double rootOfLogarithm(long number) {
    return Math.sqrt(StrictMath.log((double) number));
  }

  @Override
  public void learn(List<Arms<M>> arms, List<JointMoveEdge<S, M>> edges) {}

  @Override
  public double[] probabilities(List<Arms<M>> arms, int mover) {
    Arms<M> own = arms.get(mover);
    return arms.size() > 1 && own.visits() > 0 ? own.shares() : mostVisitedAlone(own);
  }

  /** {@return the probabilities if one seat moves: 1 for its most visited arm} */
  static double[] mostVisitedAlone(Arms<?> own) {
    double[] probabilities = new double[own.size()];
    probabilities[mostVisited(own)] = 1;
    return probabilities;
  }

  /**
   * {@return the arm with the most visits; if several arms have the most visits, the arm with the
   * highest mean}
   */
  private static int mostVisited(Arms<?> own) {
    int best = 0;
    for (int arm = 1; arm < own.size(); arm++) {
      long more = own.visits(arm) - own.visits(best);
      if (more > 0 || (more == 0 && own.visits(arm) > 0 && own.mean(arm) > own.mean(best))) {
        best = arm;
      }
    }
    return best;
  }
}
