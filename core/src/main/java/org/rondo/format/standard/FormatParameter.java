package org.rondo.format.standard;

import org.rondo.game.Options;

/**
 * A whole number that a format is given, and the range that it must be in.
 *
 * @param name its name
 * @param min the least value
 * @param max the greatest value
 */
record FormatParameter(String name, int min, int max) {
  /** The matches that an encounter has, or an entrant plays. */
  static final FormatParameter MATCHES = new FormatParameter("games", 1, 1_000_000_000);

  /** {@return the parameter under another name} */
  FormatParameter named(String other) {
    return new FormatParameter(other, min, max);
  }

  /** {@return the value that the options give it} */
  int read(Options options, int fallback) {
    return options.integer(name, fallback, min, max);
  }

  /**
   * Refuses a value outside the range.
   *
   * @throws IllegalArgumentException if it is
   */
  void require(int value) {
    if (value < min || value > max) {
      throw new IllegalArgumentException(name + " " + value + " is not in " + min + ".." + max);
    }
  }
}
