package org.rondo.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.rondo.game.Specification;

/** Numbers as a person reads them, the same on every Java version and in every locale. */
public final class NumberText {

  /** Numbers with larger exponents, either way, are written with one. */
  private static final int MOST_EXPONENT = 17;

  private NumberText() {}

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

  /** {@return the shortest number that is read back as the same one} */
  static String exact(double number) {
    return plain(shortest(number));
  }

  /** {@return the number with the fewest digits that is read back as the same one} */
  static BigDecimal shortest(double number) {
    return new BigDecimal(Specification.number(number));
  }

  /**
   * {@return a number rounded to so many digits}
   *
   * @param number a finite number
   * @param digits how many digits stay at most, at least 1
   */
  static String significant(double number, int digits) {
    return plain(new BigDecimal(number).round(new MathContext(digits)));
  }

  /** {@return a number without needless zeros, and with an exponent where it would have many} */
  private static String plain(BigDecimal number) {
    if (number.signum() == 0) {
      return "0";
    }
    BigDecimal stripped = number.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    return Math.abs(exponent) > MOST_EXPONENT ? stripped.toString() : stripped.toPlainString();
  }
}
