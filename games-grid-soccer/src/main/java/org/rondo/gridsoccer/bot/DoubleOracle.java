package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Pitch;
import org.rondo.gridsoccer.SoccerOrders;

/**
 * Finds the probabilities with which both teams should choose their orders in a step.
 *
 * <p>The matrix of all orders of both teams is too large to solve. So the class uses the double
 * oracle algorithm of McMahan, Gordon and Blum, which starts with a small matrix. The solution of a
 * matrix gives each team a mixture: a probability for each of its orders. Each team has a best
 * answer to the other team's mixture. The algorithm adds these answers to the matrix. It repeats
 * this until no answer gains anything.
 */
final class DoubleOracle {

  /** All orders of a team, and the orders that are in the matrix. */
  private static final class Side {
    final SoccerOrders[] all;
    final int[] chosen;

    /** The values of each order in the matrix against all rival orders, for the left team. */
    final double[][] values;

    int size;

    Side(SoccerOrders[] all, int most) {
      this.all = all;
      this.chosen = new int[most];
      this.values = new double[most][];
    }

    SoccerOrders order(int n) {
      return all[chosen[n]];
    }
  }

  /**
   * The best answer of a team to the other team's mixture, and the value of this answer for the
   * left team.
   */
  private record Answer(int index, double value) {}

  private final OrderPayoffs payoffs;
  private final PairCounter counter;
  private final DoubleOracleLimits effort;
  private final PayoffMatrix matrix;
  private final Side left;
  private final Side right;

  /**
   * Creates the search for a position.
   *
   * @param lookahead the values of pairs of orders
   * @param pitch the position; the formations must be chosen, and the match must not be over
   * @param effort the limits of the search
   * @param counter counts the pairs of orders that are valued
   */
  DoubleOracle(
      OneStepLookahead lookahead, Pitch pitch, DoubleOracleLimits effort, PairCounter counter) {
    this.payoffs = new OrderPayoffs(lookahead, pitch);
    this.counter = counter;
    this.effort = effort;
    this.matrix = new PayoffMatrix(effort.orders());
    this.left = new Side(payoffs.orders(0), effort.orders());
    this.right = new Side(payoffs.orders(1), effort.orders());
  }

  /**
   * Searches until neither team can gain, the matrix is full or the budget is spent.
   *
   * @return whether the budget was enough; if not, the mixtures are the best found so far
   */
  boolean search() {
    // In order 0 all players stay. This order is valued for both teams even if the budget is too
    // small.
    boolean isWeighed = add(left, 0) && add(right, 0);
    boolean continues = isWeighed;
    while (continues) {
      matrix.solve(effort.iterations());
      Answer best = answerOfLeft();
      Answer worst = answerOfRight();
      double value = matrix.value();
      boolean leftGains = best.value() - value > effort.tolerance();
      boolean rightGains = value - worst.value() > effort.tolerance();
      isWeighed =
          (!leftGains || add(left, best.index())) && (!rightGains || add(right, worst.index()));
      continues = isWeighed && (leftGains || rightGains) && !isFull();
    }
    matrix.solve(effort.lastIterations());
    return isWeighed;
  }

  private boolean isFull() {
    return Math.max(left.size, right.size) == effort.orders();
  }

  private Answer answerOfLeft() {
    double[] sums = new double[left.all.length];
    for (int k = 0; k < right.size; k++) {
      addTo(sums, matrix.columnProbability(k), right.values[k]);
    }
    int best = 0;
    for (int n = 1; n < sums.length; n++) {
      best = sums[n] > sums[best] ? n : best;
    }
    return new Answer(best, sums[best]);
  }

  private Answer answerOfRight() {
    double[] sums = new double[right.all.length];
    for (int k = 0; k < left.size; k++) {
      addTo(sums, matrix.rowProbability(k), left.values[k]);
    }
    int best = 0;
    for (int n = 1; n < sums.length; n++) {
      best = sums[n] < sums[best] ? n : best;
    }
    return new Answer(best, sums[best]);
  }

  private static void addTo(double[] sums, double probability, double[] values) {
    if (probability > 0) {
      for (int n = 0; n < sums.length; n++) {
        sums[n] += probability * values[n];
      }
    }
  }

  /** Values an order against all rival orders and adds it to the matrix. */
  private boolean add(Side side, int index) {
    Side rival = side == left ? right : left;
    double[] values = new double[rival.all.length];
    boolean isFirst = side.size == 0;
    for (int n = 0; n < values.length; n++) {
      values[n] = side == left ? payoffs.value(index, n) : payoffs.value(n, index);
      if (!counter.count() && !isFirst) {
        return false;
      }
    }
    side.values[side.size] = values;
    side.chosen[side.size] = index;
    side.size++;
    matrix.resize(left.size, right.size);
    for (int k = 0; k < rival.size; k++) {
      if (side == left) {
        matrix.set(side.size - 1, k, values[rival.chosen[k]]);
      } else {
        matrix.set(k, side.size - 1, values[rival.chosen[k]]);
      }
    }
    return true;
  }

  /** Returns the matrix of the orders found; the left team's orders are the rows. */
  PayoffMatrix matrix() {
    return matrix;
  }

  /** Returns the orders of a row. */
  SoccerOrders left(int row) {
    return left.order(row);
  }

  /** Returns the orders of a column. */
  SoccerOrders right(int column) {
    return right.order(column);
  }
}
