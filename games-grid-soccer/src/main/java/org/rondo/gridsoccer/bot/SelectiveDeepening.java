package org.rondo.gridsoccer.bot;

import org.rondo.gridsoccer.Pitch;

/**
 * Searches another step ahead for the pairs of orders that matter most. It repeatedly takes the
 * pair with the highest probability among the pairs that are not yet searched deeper.
 */
final class SelectiveDeepening {

  /** A pair is searched deeper only if its probability is above this number. */
  private static final double RAREST = 1e-4;

  private static final int ITERATIONS = 60;

  private final OneStepLookahead lookahead;
  private final Pitch pitch;
  private final DoubleOracle oracle;
  private final PayoffMatrix matrix;
  private final PairCounter counter;
  private final boolean[][] isDeep;

  SelectiveDeepening(
      OneStepLookahead lookahead, Pitch pitch, DoubleOracle oracle, PairCounter counter) {
    this.lookahead = lookahead;
    this.pitch = pitch;
    this.oracle = oracle;
    this.matrix = oracle.matrix();
    this.counter = counter;
    this.isDeep = new boolean[matrix.rows()][matrix.columns()];
  }

  /** Runs until all likely pairs are valued two steps ahead or the budget is spent. */
  void run() {
    while (counter.allows() && deepen()) {
      matrix.solve(ITERATIONS);
    }
    matrix.solve(DoubleOracleLimits.FULL.lastIterations());
  }

  private boolean deepen() {
    int row = -1;
    int column = -1;
    double most = RAREST;
    for (int i = 0; i < matrix.rows(); i++) {
      for (int j = 0; j < matrix.columns(); j++) {
        double probability = matrix.rowProbability(i) * matrix.columnProbability(j);
        if (!isDeep[i][j] && probability > most) {
          most = probability;
          row = i;
          column = j;
        }
      }
    }
    return row >= 0 && deepen(row, column);
  }

  private boolean deepen(int row, int column) {
    isDeep[row][column] = true;
    double value =
        lookahead.expected(pitch, oracle.left(row), oracle.right(column), this::ofPosition);
    if (!counter.allows()) {
      return false;
    }
    matrix.set(row, column, value);
    return true;
  }

  private double ofPosition(Pitch next) {
    DoubleOracle inner = new DoubleOracle(lookahead, next, DoubleOracleLimits.QUICK, counter);
    inner.search();
    return inner.matrix().value();
  }
}
