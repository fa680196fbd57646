package org.rondo.cli.tuning;

import org.jspecify.annotations.Nullable;
import org.rondo.game.Specification;
import org.rondo.input.SpecificationException;
import org.rondo.tuning.Parameter;

/**
 * An option to tune in the notation of the command line. {@code KEY} stands for its usual range,
 * which is the whole one unless the option has another, {@code KEY=LEAST..MOST} for a part of its
 * range, and {@code KEY=LEAST..MOST:log} for a part that is searched by ratios.
 */
final class TunedOption {
  private static final String LOG = ":log";

  private final String key;

  /** The range as written; null if there is none. */
  private final @Nullable String range;

  private TunedOption(String key, @Nullable String range) {
    this.key = key;
    this.range = range;
  }

  static TunedOption parse(String text) {
    int equals = text.indexOf('=');
    if (equals < 0 && text.indexOf(':') >= 0) {
      String key = text.substring(0, text.indexOf(':'));
      throw new SpecificationException(
          text,
          "\"" + text + "\" does not name an option to tune; write " + key + " or " + forms(key));
    }
    return equals < 0
        ? new TunedOption(text, null)
        : new TunedOption(text.substring(0, equals), text.substring(equals + 1));
  }

  /** {@return the option's name} */
  String key() {
    return key;
  }

  /** {@return whether a range is written} */
  boolean hasRange() {
    return range != null;
  }

  /** {@return a parameter narrowed to the written range; the parameter itself if there is none} */
  Parameter narrowed(Parameter whole) {
    if (range == null) {
      return whole;
    }
    int dots = range.indexOf("..", 1);
    if (dots < 0 || dots + 2 == range.length()) {
      throw refusal(whole, range);
    }
    boolean isLogarithmic = range.endsWith(LOG) && dots + 2 < range.length() - LOG.length();
    int end = range.length() - (isLogarithmic ? LOG.length() : 0);
    double least = number(range.substring(0, dots), whole, range);
    double most = number(range.substring(dots + 2, end), whole, range);
    if (!(least < most)) {
      throw new SpecificationException(
          range,
          "range "
              + range
              + " of "
              + key
              + " is empty: its first end must be below its second; write "
              + forms(key));
    }
    // If the default lies outside, the search begins at the end that is nearest to it.
    double start = Math.min(most, Math.max(least, whole.fallback()));
    if (isLogarithmic && !(least > 0)) {
      throw new SpecificationException(
          range,
          "range "
              + range
              + " begins at "
              + Specification.number(least)
              + ", and only numbers above 0 have a logarithm; write for instance "
              + key
              + "="
              + Specification.number(whole.step() > 0 ? whole.step() : most / 1000)
              + ".."
              + range.substring(dots + 2, end)
              + ":log");
    }
    Parameter narrowed = new Parameter(key, least, most, whole.step(), start);
    return isLogarithmic ? narrowed.logarithmic() : narrowed;
  }

  private double number(String text, Parameter whole, String range) {
    try {
      double number = Double.parseDouble(text);
      boolean isInside = number >= whole.least() && number <= whole.most();
      boolean isOnStep = whole.step() == 0 || (number - whole.least()) % whole.step() == 0;
      if (isInside && isOnStep) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Not a number: treated as out of range.
    }
    throw refusal(whole, range);
  }

  private SpecificationException refusal(Parameter whole, String range) {
    return new SpecificationException(
        range,
        "range "
            + range
            + " of "
            + key
            + " is not a part of "
            + Specification.number(whole.least())
            + ".."
            + Specification.number(whole.most())
            + (whole.step() == 0 ? "" : " by " + Specification.number(whole.step()))
            + "; write "
            + forms(key)
            + " with both ends in that range");
  }

  private static String forms(String key) {
    return key + "=LEAST..MOST or " + key + "=LEAST..MOST:log";
  }
}
