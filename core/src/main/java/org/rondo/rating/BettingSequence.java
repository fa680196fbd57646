package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

import org.rondo.rating.SprtVerdict.Conclusion;

/** The values of a {@link BoundedMeanTest}: a bettor on high values and one on low values. */
final class BettingSequence implements MeanSequence {
  private final BoundedMeanTest test;
  private final Bettor onHigh;
  private final Bettor onLow;
  private long count;
  private double sum;

  BettingSequence(BoundedMeanTest test) {
    this.test = test;
    this.onHigh = new Bettor(share(test.threshold()));
    this.onLow = new Bettor(share(-test.threshold() - test.margin()));
  }

  @Override
  public void add(double value) {
    checkArgument(
        Math.abs(value) <= test.bound(),
        "value %s is not in -%s..%s, the range of the test",
        value,
        test.bound(),
        test.bound());
    count++;
    sum += value;
    onHigh.add(share(value));
    onLow.add(share(-value));
  }

  /** {@return a value or mean, rescaled from the range of the test to 0 to 1} */
  private double share(double value) {
    return 0.5 + value / test.bound() / 2;
  }

  private double value(double share) {
    return (2 * share - 1) * test.bound();
  }

  @Override
  public Conclusion conclusion() {
    return onHigh.logCapital() >= enough(test.alpha())
        ? Conclusion.ACCEPT_H1
        : onLow.logCapital() >= enough(test.beta()) ? Conclusion.ACCEPT_H0 : Conclusion.CONTINUE;
  }

  /** {@return the logarithm of the capital at which a mean is excluded} */
  private static double enough(double error) {
    return -StrictMath.log(error);
  }

  @Override
  public MeanVerdict verdict() {
    return new MeanVerdict(
        conclusion(),
        count,
        count == 0 ? 0 : sum / count,
        value(onHigh.lowest(enough(test.alpha()))),
        -value(onLow.lowest(enough(test.beta()))));
  }
}
