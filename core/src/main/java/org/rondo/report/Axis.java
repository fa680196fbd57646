package org.rondo.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * An axis of a picture: a range whose ends and ticks are round numbers.
 *
 * <p>Decimal numbers throughout, so that ticks are what they say and no range is too large.
 *
 * @param low the least number on it
 * @param high the greatest, above the least
 * @param step the distance between two ticks: 1, 2 or 5 times a power of ten
 */
record Axis(BigDecimal low, BigDecimal high, BigDecimal step) {
  private static final MathContext DIGITS = new MathContext(12);

  /** Ranges that are narrower, in parts of the numbers themselves, are made as wide as that. */
  private static final BigDecimal NARROWEST = new BigDecimal("0.001");

  /** Numbers with larger exponents, either way, are written with one. */
  private static final int MOST_EXPONENT = 5;

  /**
   * {@return the axis that has room for numbers}
   *
   * @param least the least of them
   * @param most the greatest of them
   * @param ticks about how many ticks it should have, at least 2
   */
  static Axis of(double least, double most, int ticks) {
    BigDecimal low = NumberText.shortest(least);
    BigDecimal high = NumberText.shortest(most);
    BigDecimal size = low.abs().max(high.abs());
    BigDecimal narrowest = size.signum() == 0 ? BigDecimal.ONE : size.multiply(NARROWEST);
    BigDecimal missing = narrowest.subtract(high.subtract(low)).max(BigDecimal.ZERO);
    BigDecimal half = missing.divide(BigDecimal.valueOf(2), DIGITS);
    return around(low.subtract(half), high.add(half), ticks);
  }

  /** {@return the axis from 0 to a whole number at least, with ticks at whole numbers} */
  static Axis counting(int most, int ticks) {
    Axis axis = around(BigDecimal.ZERO, BigDecimal.valueOf(Math.max(1, most)), ticks);
    BigDecimal step = axis.step().max(BigDecimal.ONE);
    return new Axis(BigDecimal.ZERO, BigDecimal.valueOf(Math.max(1, most)), step);
  }

  private static Axis around(BigDecimal low, BigDecimal high, int ticks) {
    BigDecimal step = step(high.subtract(low).divide(BigDecimal.valueOf(ticks), DIGITS));
    return new Axis(
        multiple(low, step, RoundingMode.FLOOR), multiple(high, step, RoundingMode.CEILING), step);
  }

  /** {@return the least round number that is not below a number above 0} */
  private static BigDecimal step(BigDecimal least) {
    BigDecimal power = BigDecimal.ONE.scaleByPowerOfTen(exponent(least));
    for (int factor : List.of(1, 2, 5)) {
      BigDecimal step = power.multiply(BigDecimal.valueOf(factor));
      if (step.compareTo(least) >= 0) {
        return step;
      }
    }
    return power.scaleByPowerOfTen(1);
  }

  private static int exponent(BigDecimal number) {
    return number.precision() - number.scale() - 1;
  }

  private static BigDecimal multiple(BigDecimal number, BigDecimal step, RoundingMode rounding) {
    return number.divide(step, 0, rounding).multiply(step);
  }

  /** {@return the numbers at which there is a tick, in order} */
  List<BigDecimal> ticks() {
    List<BigDecimal> ticks = new ArrayList<>();
    BigDecimal tick = multiple(low, step, RoundingMode.CEILING);
    while (tick.compareTo(high) <= 0) {
      ticks.add(tick);
      tick = tick.add(step);
    }
    return ticks;
  }

  /** {@return a tick's number, with an exponent where the axis has large or small ones} */
  String label(BigDecimal tick) {
    if (tick.signum() == 0) {
      return "0";
    }
    int exponent = exponent(low.abs().max(high.abs()));
    return Math.abs(exponent) <= MOST_EXPONENT
        ? label(tick, 0)
        : label(tick, exponent) + "e" + exponent;
  }

  /** {@return a tick's number in a power of ten, with as many decimals as all ticks have} */
  private String label(BigDecimal tick, int exponent) {
    int decimals = step.scaleByPowerOfTen(-exponent).stripTrailingZeros().scale();
    return tick.scaleByPowerOfTen(-exponent).setScale(Math.max(0, decimals)).toPlainString();
  }

  /** {@return where a number is, from 0 at the low end to 1; what lies outside is at the end} */
  double place(double number) {
    return place(new BigDecimal(number));
  }

  /** {@return where a number is, from 0 at the low end to 1; what lies outside is at the end} */
  double place(BigDecimal number) {
    BigDecimal inside = number.max(low).min(high);
    return inside.subtract(low).divide(high.subtract(low), DIGITS).doubleValue();
  }
}
