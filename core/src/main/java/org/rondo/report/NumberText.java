package org.rondo.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.rondo.game.Specification;

/** Formats numbers for people, in the same way on every Java version and in every locale. */
public final class NumberText {

  /** Numbers with a larger absolute exponent are written with the exponent. */
  private static final int MAX_EXPONENT = 17;

  private NumberText() {}

  /**
   * {@return a number rounded to at most {@code decimals} decimals, without needless zeros}
   *
   * <p>A number halfway between two results is rounded to the result with an even last digit.
   *
   * @param number a finite number
   * @param decimals the largest number of decimals, at least 0
   */
  public static String text(double number, int decimals) {
    return rounded(number, decimals).toPlainString();
  }

  /**
   * {@return a number with its noun: {@code 1 match}, {@code 2 matches}}
   *
   * @param number any number
   * @param one the noun for one
   * @param many the noun for any other number
   */
  public static String count(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  /**
   * {@return a rounded number without needless zeros; its JSON has the same form as {@link #text}}
   */
  static BigDecimal rounded(double number, int decimals) {
    BigDecimal rounded = new BigDecimal(number).setScale(decimals, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0
        ? BigDecimal.ZERO
        : new BigDecimal(rounded.stripTrailingZeros().toPlainString());
  }

  /** {@return the shortest text that is read back as the same number} */
  static String exact(double number) {
    return plain(shortest(number));
  }

  /** {@return the decimal number with the fewest digits that is read back as the same number} */
  static BigDecimal shortest(double number) {
    return new BigDecimal(Specification.number(number));
  }

  /**
   * {@return a number rounded to at most {@code digits} digits}
   *
   * @param number a finite number
   * @param digits the largest number of digits, at least 1
   */
  static String significant(double number, int digits) {
    return plain(new BigDecimal(number).round(new MathContext(digits)));
  }

  /**
   * {@return a number without needless zeros, with an exponent if the number is very large or very
   * small}
   */
  private static String plain(BigDecimal number) {
    if (number.signum() == 0) {
      return "0";
    }
    BigDecimal stripped = number.stripTrailingZeros();
    int exponent = stripped.precision() - stripped.scale() - 1;
    return Math.abs(exponent) > MAX_EXPONENT ? stripped.toString() : stripped.toPlainString();
  }
}
