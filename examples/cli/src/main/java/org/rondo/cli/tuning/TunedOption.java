package org.rondo.cli.tuning;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rondo.tuning.Parameter;

/**
 * An option to tune as the command line names it: {@code KEY}, or {@code KEY=LEAST..MOST} for a
 * part of its range.
 *
 * @param key which one
 * @param range the range as it was written, if it was
 */
record TunedOption(String key, Optional<String> range) {
  private static final Pattern RANGE = Pattern.compile("(.+?)\\.\\.(.+)");

  static TunedOption parse(String text) {
    int equals = text.indexOf('=');
    return equals < 0
        ? new TunedOption(text, Optional.empty())
        : new TunedOption(text.substring(0, equals), Optional.of(text.substring(equals + 1)));
  }

  /** {@return a parameter with the range that was written} */
  Parameter narrowed(Parameter whole) {
    if (range.isEmpty()) {
      return whole;
    }
    Matcher ends = RANGE.matcher(range.get());
    if (!ends.matches()) {
      throw refusal(whole);
    }
    double least = number(ends.group(1), whole);
    double most = number(ends.group(2), whole);
    // Where the default lies outside, the search begins at the end that is nearest to it.
    double start = Math.min(most, Math.max(least, whole.fallback()));
    return new Parameter(key, least, most, whole.step(), start);
  }

  private double number(String text, Parameter whole) {
    try {
      double number = Double.parseDouble(text);
      boolean isInside = number >= whole.least() && number <= whole.most();
      boolean isOnStep = whole.step() == 0 || (number - whole.least()) % whole.step() == 0;
      if (isInside && isOnStep) {
        return number;
      }
    } catch (NumberFormatException e) {
      // As much out of range as a number may be.
    }
    throw refusal(whole);
  }

  private IllegalArgumentException refusal(Parameter whole) {
    return new IllegalArgumentException(
        "range "
            + range.orElse("")
            + " of "
            + key
            + " is no part of "
            + whole
            + "; write "
            + key
            + "=LEAST..MOST with both ends in that range");
  }
}
