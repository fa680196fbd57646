package org.rondo.gridsoccer.bot;

/**
 * The limits of a {@link DoubleOracle}.
 *
 * @param orders the maximum number of orders of a team in the matrix
 * @param tolerance the minimum gain of an answer that is added
 * @param iterations the number of iterations for each matrix
 * @param lastIterations the number of iterations for the last matrix
 */
record DoubleOracleLimits(int orders, double tolerance, int iterations, int lastIterations) {

  /** The limits for the step that is to be played. */
  static final DoubleOracleLimits FULL = new DoubleOracleLimits(24, 0.002, 80, 400);

  /** The limits for a later step, of which only the value is used. */
  static final DoubleOracleLimits QUICK = new DoubleOracleLimits(8, 0.02, 40, 120);
}
