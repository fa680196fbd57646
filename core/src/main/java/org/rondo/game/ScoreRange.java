package org.rondo.game;

/**
 * The range of the score of each seat, the same in every match of a game.
 *
 * @param lowest the lowest possible score
 * @param highest the highest possible score, above the lowest
 */
public record ScoreRange(double lowest, double highest) {

  /**
   * Creates a range.
   *
   * @throws IllegalArgumentException if a score is not finite, or the highest is not above the
   *     lowest
   */
  public ScoreRange {
    if (!(lowest < highest && Double.isFinite(highest - lowest))) {
      throw new IllegalArgumentException(
          "scores from "
              + lowest
              + " to "
              + highest
              + " are no range; give two finite numbers, the lower one first");
    }
  }

  /** {@return the largest possible difference of two seats' scores, above 0} */
  public double size() {
    return highest - lowest;
  }

  /** {@return whether a score is in this range} */
  public boolean contains(double score) {
    return lowest <= score && score <= highest;
  }

  /** {@return the range in words: {@code -2 to 2}} */
  @Override
  public String toString() {
    return Specification.number(lowest) + " to " + Specification.number(highest);
  }
}
