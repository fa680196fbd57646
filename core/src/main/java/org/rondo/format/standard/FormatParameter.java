package org.rondo.format.standard;

import static com.google.common.base.Preconditions.checkArgument;

import org.rondo.game.Options;

/**
 * A parameter of a format: a whole number in a range.
 *
 * @param min the least value
 * @param max the greatest value
 */
record FormatParameter(String name, int min, int max) {
  /** The parameter {@code games}: the number of matches in an encounter, or of each entrant. */
  static final FormatParameter MATCHES = new FormatParameter("games", 1, 1_000_000_000);

  /** {@return the parameter under another name} */
  FormatParameter named(String other) {
    return new FormatParameter(other, min, max);
  }

  /**
   * {@return the value in the options, or the fallback if they have none}
   *
   * @param sentence what the parameter is for
   */
  int read(Options options, int fallback, String sentence) {
    return options.about(sentence).integer(name, fallback, min, max);
  }

  /**
   * Refuses a value outside the range.
   *
   * @throws IllegalArgumentException if the value is outside the range
   */
  void require(int value) {
    checkArgument(value >= min && value <= max, "%s %s is not in %s..%s", name, value, min, max);
  }
}
