package org.rondo.random;

import java.util.ArrayList;
import java.util.List;

/**
 * Visits all leaves of the tree of an experiment's draws, depth first.
 *
 * <p>A run follows the branches fixed so far and takes the first branch of every draw beyond them.
 * After a run, the deepest draw with a remaining branch moves on to its next branch, and the draws
 * below it are removed.
 */
final class ExploringRng implements Rng {

  /**
   * One draw on the current path.
   *
   * <p>If there are two branches, {@code first} is the probability of the first one. If there are
   * more, all are equally likely.
   */
  private static final class Draw {
    final int branches;
    final double first;
    int branch;

    Draw(int branches, double first) {
      this.branches = branches;
      this.first = first;
    }

    double probability() {
      return branches == 2 && branch == 1 ? 1 - first : first;
    }

    boolean isSameQuestion(int otherBranches, double otherFirst) {
      return branches == otherBranches && first == otherFirst;
    }

    static String describe(int branches, double first) {
      return branches == 2 ? "a chance of " + first : "one of " + branches;
    }
  }

  private final int limit;
  private final List<Draw> path = new ArrayList<>();
  private int depth;
  private int runs;
  private long pending;

  ExploringRng(int limit) {
    this.limit = limit;
  }

  /** Ends a run and returns the probability of the path that it took. */
  double finishRun() {
    if (depth != path.size()) {
      Draw missing = path.get(depth);
      throw notAFunction("nothing more", Draw.describe(missing.branches, missing.first));
    }
    runs++;
    double probability = 1;
    for (Draw draw : path) {
      probability *= draw.probability();
    }
    return probability;
  }

  /** Moves to the next path; false if there is none. */
  boolean startNextRun() {
    depth = 0;
    for (int last = path.size() - 1; last >= 0; last--) {
      Draw draw = path.get(last);
      if (draw.branch + 1 < draw.branches) {
        draw.branch++;
        pending--;
        return true;
      }
      path.remove(last);
    }
    return false;
  }

  @Override
  public int below(int bound) {
    DrawArguments.requireBound(bound);
    return bound == 1 ? 0 : branch(bound, 1.0 / bound);
  }

  @Override
  public boolean chance(double probability) {
    DrawArguments.requireProbability(probability);
    // A branch of probability 0 is not run.
    return probability == 1 || (probability != 0 && branch(2, probability) == 0);
  }

  @Override
  public boolean chance(int favourable, int possible) {
    DrawArguments.requireFavourable(favourable, possible);
    return chance((double) favourable / possible);
  }

  @Override
  public int threeWay(double probability) {
    return chance(probability) ? 1 : -1;
  }

  @Override
  public double uniform() {
    throw new IllegalStateException(
        "uniform() has 2^53 values, too many to enumerate; draw with chance, threeWay or below");
  }

  @Override
  public long nextLong() {
    throw new IllegalStateException(
        "nextLong() has 2^64 values, too many to enumerate; draw with chance, threeWay or below");
  }

  private int branch(int branches, double first) {
    if (depth == path.size()) {
      if (runs + pending + branches > limit) {
        throw new TooManyBranchesException(limit);
      }
      pending += branches - 1;
      path.add(new Draw(branches, first));
    }
    Draw draw = path.get(depth++);
    if (!draw.isSameQuestion(branches, first)) {
      throw notAFunction(Draw.describe(branches, first), Draw.describe(draw.branches, draw.first));
    }
    return draw.branch;
  }

  private static IllegalStateException notAFunction(String now, String before) {
    return new IllegalStateException(
        "the experiment is not a function of its draws: after the same draws it asked for "
            + now
            + " where it had asked for "
            + before);
  }
}
