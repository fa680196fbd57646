package org.rondo.rating;

import org.apache.commons.math3.distribution.NormalDistribution;

/**
 * A Brownian motion of variance 1 that starts at 0 and ends where it leaves an interval.
 *
 * <p>The probabilities are sums over mirror images of the start (method of images) after Girsanov's
 * change of measure, which removes the drift: D. Siegmund, <i>Sequential analysis</i> (1985),
 * section III.3; A. N. Borodin and P. Salminen, <i>Handbook of Brownian motion</i> (2002), formulas
 * II.3.0.2 and II.3.0.6. They are exact to about 12 digits.
 *
 * @param lower the lower end of the interval, below 0
 * @param upper the upper end of the interval, above 0
 */
record BrownianExit(double lower, double upper) {
  private static final NormalDistribution NORMAL = new NormalDistribution(null, 0, 1);

  /** The distance of an image, in standard deviations, from which it adds nothing. */
  private static final double FAR = 10;

  /** The place from which on the normal distribution's tail is its first asymptotic term. */
  private static final double TAIL = -30;

  private static final double ROOT_OF_TWO_PI = StrictMath.sqrt(2 * Math.PI);

  /**
   * {@return the probability that the motion has left at the lower end by a time, or is still in
   * the interval then and not above a place}
   *
   * <p>This is the distribution function of how a sequential test ends, if ends are ordered from
   * the early ones at the lower bound over those at the last time to the early ones at the upper
   * bound.
   *
   * @param time above 0
   * @param place from the lower end to the upper end
   */
  double below(double time, double place, double drift) {
    double sum = leftBelow(time, drift) + inside(time, place, drift);
    return Math.min(1, Math.max(0, sum));
  }

  /** {@return the probability that the motion has left at either end by a time} */
  double left(double time, double drift) {
    double sum = leftBelow(time, drift) + new BrownianExit(-upper, -lower).leftBelow(time, -drift);
    return Math.min(1, Math.max(0, sum));
  }

  private int images(double time) {
    return 2 + (int) Math.ceil(FAR * StrictMath.sqrt(time) / (2 * (upper - lower)));
  }

  private double leftBelow(double time, double drift) {
    double width = upper - lower;
    int most = images(time);
    double sum = 0;
    for (int image = -most; image <= most; image++) {
      double distance = 2 * image * width - lower;
      sum += Math.signum(distance) * reached(Math.abs(distance), time, drift);
    }
    return sum;
  }

  /** {@return the part of the paths that have reached a single end at a distance, reweighted} */
  private double reached(double distance, double time, double drift) {
    double root = StrictMath.sqrt(time);
    double speed = Math.abs(drift);
    double shift = drift * lower;
    return weighted(shift - speed * distance, (speed * time - distance) / root)
        + weighted(shift + speed * distance, (-speed * time - distance) / root);
  }

  private double inside(double time, double place, double drift) {
    double width = upper - lower;
    int most = images(time);
    double sum = 0;
    for (int image = -most; image <= most; image++) {
      double shift = 2 * image * width;
      sum += between(shift, time, place, drift) - between(2 * lower + shift, time, place, drift);
    }
    return sum;
  }

  /** {@return the part of the paths from an image that are between the lower end and a place} */
  private double between(double image, double time, double place, double drift) {
    double root = StrictMath.sqrt(time);
    double from = (lower - image - drift * time) / root;
    double to = (place - image - drift * time) / root;
    double exponent = drift * image;
    // The smaller tails are exact where the probabilities are nearly 1.
    return from > 0
        ? weighted(exponent, -from) - weighted(exponent, -to)
        : weighted(exponent, to) - weighted(exponent, from);
  }

  /** {@return e to a power, times the normal distribution function, without an overflow} */
  private static double weighted(double exponent, double deviations) {
    return deviations < TAIL
        ? StrictMath.exp(exponent - deviations * deviations / 2) / (-deviations * ROOT_OF_TWO_PI)
        : StrictMath.exp(exponent) * NORMAL.cumulativeProbability(deviations);
  }
}
