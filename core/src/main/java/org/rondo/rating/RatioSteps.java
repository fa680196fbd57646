package org.rondo.rating;

/**
 * The mean and the variance of what a unit (a game or a pair) adds to the log-likelihood ratio of a
 * test.
 */
record RatioSteps(double mean, double variance) {

  /**
   * The mean overshoot of a random walk with steps of variance 1 over a distant bound: D. Siegmund,
   * <i>Sequential analysis</i> (1985), chapter X.
   */
  private static final double OVERSHOOT = 0.5826;

  /** {@return the steps of a test if its units have a distribution, all of it positive} */
  static RatioSteps of(Sprt test, ScoreFrequencies units) {
    double[] ratios = test.ratios(units);
    double[] shares = units.shares();
    double mean = 0;
    double square = 0;
    for (int i = 0; i < shares.length; i++) {
      mean += shares[i] * ratios[i];
      square += shares[i] * ratios[i] * ratios[i];
    }
    return new RatioSteps(mean, square - mean * mean);
  }

  /** {@return a Brownian motion that leaves its bounds as the steps do from a ratio of 0} */
  BrownianExit exit(double lower, double upper) {
    double beyond = OVERSHOOT * StrictMath.sqrt(variance);
    return new BrownianExit(lower - beyond, upper + beyond);
  }
}
