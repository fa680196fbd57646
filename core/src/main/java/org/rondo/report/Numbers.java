package org.rondo.report;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as a person reads them, the same on every Java version and in every locale. */
public final class Numbers {
  private Numbers() {}

  /**
   * {@return a number without needless zeros, rounded to so many decimals at most, halves to even}
   *
   * @param number a finite number
   * @param decimals how many decimals stay at most, at least 0
   */
  public static String text(double number, int decimals) {
    return rounded(number, decimals).toPlainString();
  }

  /** {@return a number without needless zeros, which JSON writes as {@link #text} does} */
  static BigDecimal rounded(double number, int decimals) {
    BigDecimal rounded = new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0
        ? BigDecimal.ZERO
        : new BigDecimal(rounded.stripTrailingZeros().toPlainString());
  }
}
