package org.rondo.cli.rating;

import org.rondo.input.SpecificationException;

/**
 * An entrant whose rating is fixed.
 *
 * @param name the entrant's name
 * @param elo its rating, a finite number
 */
record RatingAnchor(String name, double elo) {
  private static final double DEFAULT_ELO = 1500;

  RatingAnchor {
    if (name.isEmpty() || !Double.isFinite(elo)) {
      throw new IllegalArgumentException(
          "anchor '" + name + "' with the rating " + elo + " is no entrant with a finite rating");
    }
  }

  /**
   * {@return the anchor that a text denotes}
   *
   * @param text a name, or a name and a rating, for instance {@code random=1500}
   * @throws SpecificationException if the text has no name, or the rating is not a number
   */
  static RatingAnchor parse(String text) {
    return SpecificationException.valueOf(text, () -> read(text));
  }

  private static RatingAnchor read(String text) {
    int sign = text.lastIndexOf('=');
    if (sign < 0) {
      return new RatingAnchor(text, DEFAULT_ELO);
    }
    try {
      return new RatingAnchor(
          text.substring(0, sign), Double.parseDouble(text.substring(sign + 1)));
    } catch (NumberFormatException e) {
      throw new SpecificationException(
          text,
          "anchor '"
              + text
              + "' has no number after the sign =; give NAME=ELO, such as random=1500",
          e);
    }
  }
}
