package org.rondo.examples.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as a person reads them, the same on every Java version. */
final class Numbers {
  private Numbers() {}

  /** {@return a number without needless zeros, rounded to so many decimals at most} */
  static String text(double number, int decimals) {
    BigDecimal rounded = new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
