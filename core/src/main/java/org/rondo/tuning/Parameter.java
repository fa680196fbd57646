package org.rondo.tuning;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Objects;
import org.rondo.game.Excerpt;
import org.rondo.game.Specification;
import org.rondo.input.SpecificationException;
import org.rondo.random.Rng;

/**
 * A number that can be tuned: its name, its range and its default.
 *
 * @param name the name, for instance the key of a bot's option
 * @param least the least value
 * @param most the greatest value, above the least
 * @param step the distance between two neighbouring values; 0 if every number between the ends is
 *     allowed
 * @param fallback the default, in the range
 * @param spacing the meaning of a distance in the range
 */
public record Parameter(
    String name, double least, double most, double step, double fallback, Spacing spacing) {

  /** The meaning of a distance between two values of a parameter. */
  public enum Spacing {
    /** Equal differences are equally far apart: 1 and 2 are as far apart as 8 and 9. */
    LINEAR,
    /** Equal ratios are equally far apart: 0.1 and 1 are as far apart as 1 and 10. */
    LOGARITHMIC
  }

  /** The number of digits of a value. An objective with noise cannot distinguish more digits. */
  private static final MathContext DIGITS = new MathContext(6);

  /** The maximum number of characters of a text in a message. */
  private static final int SHOWN = 100;

  /** The maximum number of steps that can be counted without a rounding error. */
  private static final double MAX_STEPS = 1e9;

  private static final String STEP = " by ";
  private static final String LOG = " log";

  /**
   * Creates a parameter.
   *
   * @throws IllegalArgumentException if the name is blank, the range is empty or infinite, the step
   *     is negative, longer than the range or shorter than a billionth of the range, the default is
   *     outside the range, or the range is logarithmic and its least value is not above 0
   */
  public Parameter {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(spacing, "spacing");
    checkArgument(!name.isBlank(), "a parameter has a blank name; give it a name");
    checkArgument(
        least < most && Double.isFinite(most - least),
        "parameter %s has the range %s..%s: its ends must be finite, the first below the second",
        name,
        least,
        most);
    checkArgument(
        spacing == Spacing.LINEAR || least > 0,
        "parameter %s has the logarithmic range %s..%s, which begins at %s: only numbers above 0"
            + " have a logarithm; begin the range above 0, for instance at %s",
        name,
        Specification.number(least),
        Specification.number(most),
        Specification.number(least),
        Specification.number(most > 0 ? most / 1000 : 0.001));
    // A negative zero would not be equal to zero.
    least += 0.0;
    most += 0.0;
    fallback += 0.0;
    checkArgument(
        step >= 0 && step <= most - least && (step == 0 || (most - least) / step <= MAX_STEPS),
        "step %s of parameter %s is neither 0 nor in %s..%s, where the range has 1 to 1e9 steps",
        step,
        name,
        (most - least) / MAX_STEPS,
        most - least);
    checkArgument(
        fallback >= least && fallback <= most,
        "the default %s=%s is outside its range %s..%s",
        name,
        fallback,
        least,
        most);
  }

  /**
   * Creates a parameter with a linear spacing.
   *
   * @param least the least value
   * @param most the greatest value, above the least
   * @param step the distance between two neighbouring values; 0 if every number is allowed
   * @param fallback the default, in the range
   * @throws IllegalArgumentException if the other constructor refuses it
   */
  public Parameter(String name, double least, double most, double step, double fallback) {
    this(name, least, most, step, fallback, Spacing.LINEAR);
  }

  /**
   * {@return a parameter that may be any number of a range}
   *
   * @param least the least value
   * @param most the greatest value
   * @param fallback the default
   * @throws IllegalArgumentException if the constructor refuses it
   */
  public static Parameter real(String name, double least, double most, double fallback) {
    return new Parameter(name, least, most, 0, fallback);
  }

  /**
   * {@return a parameter that may be any whole number of a range}
   *
   * @param least the least value
   * @param most the greatest value
   * @param fallback the default
   * @throws IllegalArgumentException if the constructor refuses it
   */
  public static Parameter integer(String name, int least, int most, int fallback) {
    return new Parameter(name, least, most, 1, fallback);
  }

  /**
   * {@return this parameter with a logarithmic spacing} Grids have equal ratios between
   * neighbouring values, and random values are as likely in 0.1..1 as in 1..10. Whole numbers stay
   * whole.
   *
   * @throws IllegalArgumentException if the least value is not above 0
   */
  public Parameter logarithmic() {
    return new Parameter(name, least, most, step, fallback, Spacing.LOGARITHMIC);
  }

  /**
   * {@return the value nearest to a place in the range}
   *
   * @param place the place, from 0 for the least value to 1 for the greatest; a place outside this
   *     range counts as the nearer end
   */
  public double at(double place) {
    if (place == place(fallback)) {
      // The default may have more digits than a value computed from a place.
      return fallback;
    }
    double inside = Math.min(1, Math.max(0, place));
    if (spacing == Spacing.LINEAR) {
      return nearest(least + inside * (most - least));
    }
    // A logarithm and its inverse may miss the end of the range by a rounding error.
    return inside == 0 || inside == 1
        ? nearest(inside == 0 ? least : most)
        : nearest(StrictMath.exp(log(least) + inside * (log(most) - log(least))));
  }

  /**
   * {@return the allowed value that is nearest to a number}
   *
   * <p>The values of a parameter without a step are rounded to about six significant digits. The
   * ends and the default are not rounded.
   *
   * @param number any number
   */
  double nearest(double number) {
    if (number == fallback) {
      return fallback;
    }
    if (step > 0) {
      double steps = StrictMath.rint((number - least) / step);
      return afterSteps(Math.min(lastStep(), Math.max(0, steps)));
    }
    if (number <= least || number >= most) {
      return number <= least ? least : most;
    }
    // In a narrow range far from 0, the distance from the least value is rounded, not the value
    // itself.
    double origin = Math.abs(number) < most - least ? 0 : least;
    BigDecimal distance = new BigDecimal(number - origin).round(DIGITS);
    double rounded = new BigDecimal(Specification.number(origin)).add(distance).doubleValue();
    return Math.min(most, Math.max(least, rounded));
  }

  /** {@return the place of a value in the range, from 0 to 1} */
  public double place(double value) {
    return spacing == Spacing.LINEAR
        ? (value - least) / (most - least)
        : (log(value) - log(least)) / (log(most) - log(least));
  }

  private static double log(double number) {
    return StrictMath.log(number);
  }

  /**
   * {@return the distance from a value to the next greater one, as a fraction of the range; 0
   * without a step} In a logarithmic range the next smaller value is farther away, but a place at
   * this distance is nearer to it than to the value.
   *
   * @param value a value, perhaps the greatest
   */
  double mesh(double value) {
    return spacing == Spacing.LINEAR ? step / (most - least) : place(value + step) - place(value);
  }

  /** {@return a value drawn uniformly over the places of the range} */
  double random(Rng rng) {
    return step == 0 || spacing == Spacing.LOGARITHMIC
        ? at(rng.uniform())
        : afterSteps(rng.below(lastStep() + 1));
  }

  private double afterSteps(double steps) {
    return Math.min(most, least + steps * step);
  }

  /** {@return the number of steps from the least value to the greatest} */
  private int lastStep() {
    // The small factor corrects rounding errors: ten steps of a tenth may come out as 9.999.
    return (int) StrictMath.floor((most - least) / step * (1 + 1e-9));
  }

  /**
   * {@return the parameter that a text describes: the inverse of {@link #toString}}
   *
   * @throws SpecificationException if the text does not describe a parameter
   */
  static Parameter parse(String text) {
    // Only the name may contain these marks, too.
    int equals = text.lastIndexOf('=');
    int comma = text.lastIndexOf(", ");
    if (equals < 0 || comma < equals) {
      throw unreadable(text);
    }
    String range = text.substring(equals + 1, comma);
    boolean isLogarithmic = range.endsWith(LOG);
    range = isLogarithmic ? range.substring(0, range.length() - LOG.length()) : range;
    int by = range.indexOf(STEP);
    String ends = by < 0 ? range : range.substring(0, by);
    int dots = ends.indexOf("..");
    if (dots < 0) {
      throw unreadable(text);
    }
    double least = number(text, ends.substring(0, dots));
    double most = number(text, ends.substring(dots + 2));
    double step = by < 0 ? 0 : number(text, range.substring(by + STEP.length()));
    double fallback = number(text, text.substring(comma + 2));
    Spacing spacing = isLogarithmic ? Spacing.LOGARITHMIC : Spacing.LINEAR;
    String name = text.substring(0, equals);
    return SpecificationException.valueOf(
        text, () -> new Parameter(name, least, most, step, fallback, spacing));
  }

  private static double number(String text, String number) {
    try {
      return Double.parseDouble(number);
    } catch (NumberFormatException e) {
      throw unreadable(text);
    }
  }

  private static SpecificationException unreadable(String text) {
    return new SpecificationException(
        text,
        "'"
            + Excerpt.line(text, SHOWN)
            + "' does not describe a parameter; it is written as in 'depth=1..8 by 1, 4'");
  }

  /** {@return the name, the range and the default, {@code depth=1..8 by 1, 4}} */
  @Override
  public String toString() {
    String steps = step == 0 ? "" : " by " + Specification.number(step);
    return name
        + "="
        + Specification.number(least)
        + ".."
        + Specification.number(most)
        + steps
        + (spacing == Spacing.LINEAR ? "" : " log")
        + ", "
        + Specification.number(fallback);
  }
}
