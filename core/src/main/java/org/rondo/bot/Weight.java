package org.rondo.bot;

/**
 * A weight by which a bot plays. The weights of a bot are the constants of an enum: the option of
 * {@code FREE_BALL} is {@code free-ball}.
 */
public interface Weight {

  /** {@return the values that the weight may have, and what it is for} */
  Description description();

  /**
   * The values that a weight may have, and what it is for.
   *
   * @param min the least value
   * @param max the greatest value
   * @param about a sentence that says what the weight is for
   */
  record Description(double min, double max, String about) {}
}
