package org.rondo.gridsoccer.bot;

/**
 * How hard a {@link DoubleOracle} tries.
 *
 * @param orders how many orders of a team it weighs against one another at most
 * @param tolerance how much a better answer must gain to be worth adding
 * @param iterations how long each matrix is solved
 * @param lastIterations how long the last one is
 */
record DoubleOracleLimits(int orders, double tolerance, int iterations, int lastIterations) {

  /** For the step that is to be played. */
  static final DoubleOracleLimits FULL = new DoubleOracleLimits(24, 0.002, 80, 400);

  /** For a step thereafter, of which only the value counts. */
  static final DoubleOracleLimits QUICK = new DoubleOracleLimits(8, 0.02, 40, 120);
}
