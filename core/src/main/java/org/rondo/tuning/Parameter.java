package org.rondo.tuning;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.Objects;
import org.rondo.game.Options;
import org.rondo.game.Specification;

/**
 * A number that may be tuned: its name, its range and what it is as long as nobody has tuned it.
 *
 * @param name its name, for instance the key of a bot's option
 * @param least the least value
 * @param most the greatest value, above the least
 * @param step the distance between two values; 0 where every number between the ends is one
 * @param fallback the value where nothing is tuned, in the range
 */
public record Parameter(String name, double least, double most, double step, double fallback) {

  /** Nobody reads more digits than that, and no objective with noise tells them apart. */
  private static final MathContext DIGITS = new MathContext(6);

  /**
   * Describes a parameter.
   *
   * @param name its name
   * @param least the least value
   * @param most the greatest value
   * @param step the distance between two values, or 0
   * @param fallback the value where nothing is tuned
   * @throws IllegalArgumentException if the name is blank, the range is empty or infinite, the step
   *     is negative or longer than the range, or the fallback is outside the range
   */
  public Parameter {
    Objects.requireNonNull(name, "name");
    if (name.isBlank()) {
      throw new IllegalArgumentException("a parameter has a blank name; name it");
    }
    if (!(least < most) || !Double.isFinite(most - least)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "parameter %s has the range %s..%s: its ends must be finite, the first below the"
                  + " second",
              name,
              least,
              most));
    }
    if (!(step >= 0 && step <= most - least)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "step %s of parameter %s is not in 0..%s, the width of its range",
              step,
              name,
              most - least));
    }
    if (!(fallback >= least && fallback <= most)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s=%s, where nothing is tuned, is outside its range %s..%s",
              name,
              fallback,
              least,
              most));
    }
  }

  /**
   * {@return a parameter that may be any number of a range}
   *
   * @param name its name
   * @param least the least value
   * @param most the greatest value
   * @param fallback the value where nothing is tuned
   * @throws IllegalArgumentException if the constructor refuses it
   */
  public static Parameter real(String name, double least, double most, double fallback) {
    return new Parameter(name, least, most, 0, fallback);
  }

  /**
   * {@return a parameter that may be any whole number of a range}
   *
   * @param name its name
   * @param least the least value
   * @param most the greatest value
   * @param fallback the value where nothing is tuned
   * @throws IllegalArgumentException if the constructor refuses it
   */
  public static Parameter integer(String name, int least, int most, int fallback) {
    return new Parameter(name, least, most, 1, fallback);
  }

  /** {@return the parameter of an option that may be one of a range of numbers} */
  static Parameter of(Options.Option option, Options.Range range) {
    return new Parameter(
        option.name(),
        range.least(),
        range.most(),
        range.step(),
        Double.parseDouble(option.fallback()));
  }

  /**
   * {@return the value nearest to a place in the range}
   *
   * @param place from 0, the least value, to 1, the greatest; what lies outside counts as the end
   */
  public double at(double place) {
    return nearest(least + Math.min(1, Math.max(0, place)) * (most - least));
  }

  /**
   * {@return the value of the range that is nearest to a number}
   *
   * <p>Values without a step have six digits at most; the ends and the fallback stay what they are.
   *
   * @param number any number
   */
  double nearest(double number) {
    if (number == fallback || number <= least || number >= most) {
      return Math.min(most, Math.max(least, number));
    }
    if (step > 0) {
      double last = Math.floor((most - least) / step);
      return least + Math.min(last, Math.rint((number - least) / step)) * step;
    }
    return Math.min(most, Math.max(least, new BigDecimal(number).round(DIGITS).doubleValue()));
  }

  /**
   * {@return where in the range a value is, from 0 to 1}
   *
   * @param value a value
   */
  public double place(double value) {
    return (value - least) / (most - least);
  }

  /** {@return name, range and fallback, {@code depth=1..8, 4}} */
  @Override
  public String toString() {
    String steps = step == 0 ? "" : " by " + Specification.number(step);
    return name
        + "="
        + Specification.number(least)
        + ".."
        + Specification.number(most)
        + steps
        + ", "
        + Specification.number(fallback);
  }
}
