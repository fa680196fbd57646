package org.rondo.tuning;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.Objects;
import org.rondo.game.Options;
import org.rondo.game.Specification;
import org.rondo.random.Rng;

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

  /** As many steps as can be counted without a rounding error. */
  private static final double MOST_STEPS = 1e9;

  /**
   * Describes a parameter.
   *
   * @throws IllegalArgumentException if the name is blank, the range is empty or infinite, the step
   *     is negative, longer than the range or too short for it, or the fallback is outside the
   *     range
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
    // Negative zeros would be told apart from others.
    least += 0.0;
    most += 0.0;
    fallback += 0.0;
    if (!(step >= 0 && step <= most - least) || (step > 0 && (most - least) / step > MOST_STEPS)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "step %s of parameter %s is not 0 nor in %s..%s, which leaves 1 to 1e9 steps",
              step,
              name,
              (most - least) / MOST_STEPS,
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
    if (place == place(fallback)) {
      // Its digits may be too many to come back from a place.
      return fallback;
    }
    return nearest(least + Math.min(1, Math.max(0, place)) * (most - least));
  }

  /**
   * {@return the value of the range that is nearest to a number}
   *
   * <p>Values without a step have about six digits that tell them apart; the ends and the fallback
   * stay what they are.
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
    // Digits of the distance from the least value, since a narrow range may lie far from 0.
    double origin = Math.abs(number) < most - least ? 0 : least;
    BigDecimal distance = new BigDecimal(number - origin).round(DIGITS);
    double rounded = new BigDecimal(Specification.number(origin)).add(distance).doubleValue();
    return Math.min(most, Math.max(least, rounded));
  }

  /**
   * {@return where in the range a value is, from 0 to 1}
   *
   * @param value a value
   */
  public double place(double value) {
    return (value - least) / (most - least);
  }

  /** {@return the distance between two values, in parts of the range; 0 without a step} */
  double mesh() {
    return step / (most - least);
  }

  /** {@return a value drawn uniformly} */
  double random(Rng rng) {
    return step == 0 ? at(rng.uniform()) : afterSteps(rng.below(lastStep() + 1));
  }

  private double afterSteps(double steps) {
    return Math.min(most, least + steps * step);
  }

  /** {@return how many steps the greatest value is from the least} */
  private int lastStep() {
    // Of ten steps of a tenth, rounding leaves 9.999 now and then.
    return (int) StrictMath.floor((most - least) / step * (1 + 1e-9));
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
