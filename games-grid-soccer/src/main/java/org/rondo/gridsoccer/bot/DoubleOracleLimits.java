package org.rondo.gridsoccer.bot;

/**
 * The limits of a {@link DoubleOracle}.
 *
 * @param orders the maximum number of orders that each team has in the matrix
 * @param tolerance an answer is added to the matrix only if its gain is above this number
 * @param iterations the number of the solver's iterations for each matrix except the last
 * @param lastIterations the number of the solver's iterations for the last matrix
 */
record DoubleOracleLimits(int orders, double tolerance, int iterations, int lastIterations) {

  /** The limits for the current step. */
  static final DoubleOracleLimits FULL = new DoubleOracleLimits(24, 0.002, 80, 400);

  /** The limits for a position after the current step. Only the value of this position is used. */
  static final DoubleOracleLimits QUICK = new DoubleOracleLimits(8, 0.02, 40, 120);
}
