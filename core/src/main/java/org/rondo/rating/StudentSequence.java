package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import org.apache.commons.math3.stat.descriptive.moment.Mean;
import org.apache.commons.math3.stat.descriptive.moment.Skewness;
import org.apache.commons.math3.stat.descriptive.moment.StandardDeviation;
import org.rondo.rating.SprtVerdict.Conclusion;

/** The values of an {@link UnboundedMeanTest}: their mean, deviation and skewness. */
final class StudentSequence implements MeanSequence {
  private static final int LEAST_COUNT = 20;
  private static final double EFFECT_VARIANCE = 0.02;
  private static final double LEAST_SKEWNESS = 1e-6;

  private final UnboundedMeanTest test;
  private final Mean mean = new Mean();
  private final StandardDeviation deviation = new StandardDeviation();
  private final Skewness skewness = new Skewness();

  StudentSequence(UnboundedMeanTest test) {
    this.test = test;
  }

  @Override
  public void add(double value) {
    checkArgument(Double.isFinite(value), "value %s is not a finite number", value);
    mean.increment(value);
    deviation.increment(value);
    skewness.increment(value);
  }

  @Override
  public Conclusion conclusion() {
    return verdict().conclusion();
  }

  @Override
  public MeanVerdict verdict() {
    long count = mean.getN();
    double spread = count < LEAST_COUNT ? 0 : deviation.getResult();
    double centre = count == 0 ? 0 : mean.getResult();
    if (spread == 0) {
      return new MeanVerdict(
          Conclusion.CONTINUE, count, centre, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }
    double lower = centre - spread * effect(distance(test.alpha()));
    double upper = centre - spread * effect(-distance(test.beta()));
    Conclusion conclusion =
        lower > test.threshold() * spread
            ? Conclusion.ACCEPT_H1
            : upper < (test.threshold() + test.margin()) * spread
                ? Conclusion.ACCEPT_H0
                : Conclusion.CONTINUE;
    return new MeanVerdict(conclusion, count, centre, lower, upper);
  }

  /**
   * {@return the largest distance of the mean from the true one that is not excluded, in standard
   * deviations; ∞ if none is excluded}
   */
  private double distance(double error) {
    double n = mean.getN();
    double growth = 1 + n * EFFECT_VARIANCE;
    double ratio = StrictMath.pow(StrictMath.sqrt(growth) / error, 2 / n);
    return ratio >= growth
        ? Double.POSITIVE_INFINITY
        : StrictMath.sqrt((n - 1) / n * (ratio - 1) / (1 - ratio / growth));
  }

  /** {@return the effect U of skewed values from its transformed form: the inverse of Hall's} */
  private double effect(double transformed) {
    double skew = skewness.getResult();
    if (Math.abs(skew) < LEAST_SKEWNESS) {
      return transformed;
    }
    double centred = transformed - skew / (6 * mean.getN());
    return 3 / skew * (StrictMath.cbrt(1 + skew * centred) - 1);
  }
}
