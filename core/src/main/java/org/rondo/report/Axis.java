package org.rondo.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * An axis of a picture: a range of numbers whose ends and ticks are round numbers.
 *
 * <p>All numbers are decimal, so that a tick lies exactly at the number of its label, and no range
 * is too large.
 *
 * @param low the least number on the axis
 * @param high the greatest number on the axis, above {@code low}
 * @param step the distance between two ticks: 1, 2 or 5 times a power of ten
 */
record Axis(BigDecimal low, BigDecimal high, BigDecimal step) {
  private static final MathContext DIGITS = new MathContext(12);

  /**
   * The smallest width of a range, as a share of its largest absolute number; a narrower range is
   * widened.
   */
  private static final BigDecimal NARROWEST = new BigDecimal("0.001");

  /** The largest absolute exponent of numbers that are written without an exponent. */
  private static final int MAX_EXPONENT = 5;

  /**
   * {@return an axis that contains a range of numbers}
   *
   * @param least the least number
   * @param most the greatest number
   * @param ticks the approximate number of ticks, at least 2
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

  /**
   * {@return an axis for whole numbers} Its ends are the given numbers, and its ticks are at whole
   * numbers.
   *
   * @param least the least number, at least 0
   * @param most the greatest number; if it is not above {@code least}, the axis is longer by 1
   */
  static Axis counting(int least, int most, int ticks) {
    BigDecimal low = BigDecimal.valueOf(least);
    BigDecimal high = BigDecimal.valueOf(Math.max(least + 1L, most));
    BigDecimal step = around(low, high, ticks).step().max(BigDecimal.ONE);
    return new Axis(low, high, step);
  }

  private static Axis around(BigDecimal low, BigDecimal high, int ticks) {
    BigDecimal step = step(high.subtract(low).divide(BigDecimal.valueOf(ticks), DIGITS));
    return new Axis(
        multiple(low, step, RoundingMode.FLOOR), multiple(high, step, RoundingMode.CEILING), step);
  }

  /** {@return the least round number that is not below {@code least}, which is above 0} */
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

  /**
   * {@return the part of this axis inside a range, which it overlaps}
   *
   * @param least the least number of the range
   * @param most the greatest number of the range
   */
  Axis inside(BigDecimal least, BigDecimal most) {
    return new Axis(low.max(least), high.min(most), step);
  }

  /** {@return the numbers of all ticks, in ascending order} */
  List<BigDecimal> ticks() {
    List<BigDecimal> ticks = new ArrayList<>();
    BigDecimal tick = multiple(low, step, RoundingMode.CEILING);
    while (tick.compareTo(high) <= 0) {
      ticks.add(tick);
      tick = tick.add(step);
    }
    return ticks;
  }

  /**
   * {@return the text of a tick's number, with an exponent if the axis has very large or very small
   * numbers}
   */
  String label(BigDecimal tick) {
    if (tick.signum() == 0) {
      return "0";
    }
    int exponent = exponent(low.abs().max(high.abs()));
    return Math.abs(exponent) <= MAX_EXPONENT
        ? label(tick, 0)
        : label(tick, exponent) + "e" + exponent;
  }

  /**
   * {@return a tick's number divided by a power of ten, with the number of decimals that all ticks
   * share}
   */
  private String label(BigDecimal tick, int exponent) {
    int decimals = step.scaleByPowerOfTen(-exponent).stripTrailingZeros().scale();
    return tick.scaleByPowerOfTen(-exponent).setScale(Math.max(0, decimals)).toPlainString();
  }

  /**
   * {@return the position of a number, from 0 at the low end to 1 at the high end; a number outside
   * the axis is at the nearer end}
   */
  double place(double number) {
    return place(new BigDecimal(number));
  }

  /**
   * {@return the position of a number, from 0 at the low end to 1 at the high end; a number outside
   * the axis is at the nearer end}
   */
  double place(BigDecimal number) {
    BigDecimal inside = number.max(low).min(high);
    return inside.subtract(low).divide(high.subtract(low), DIGITS).doubleValue();
  }
}
