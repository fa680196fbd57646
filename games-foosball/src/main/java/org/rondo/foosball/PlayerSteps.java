package org.rondo.foosball;

import org.rondo.game.BitSelection;
import org.rondo.random.Rng;

/**
 * Numbers the steps of single players, so that a set of steps is a bit mask.
 *
 * <p>Step p moves player p one row back. Step p + 32 moves the same player one row forward.
 */
final class PlayerSteps {

  /** The result of {@link #draw} if no player moves. */
  static final int NONE = -1;

  private PlayerSteps() {}

  /** {@return the step of a player one row back} */
  static int back(int player) {
    return player;
  }

  /** {@return the step of a player one row forward} */
  static int forward(int player) {
    return player + 32;
  }

  /**
   * {@return the steps of a team's players that stay on the field}
   *
   * @param fielded the players on the field
   * @param first the players on the first row, who cannot step back
   * @param last the players on the last row, who cannot step forward
   */
  static long of(int fielded, int first, int last) {
    return fielded & ~first | (long) (fielded & ~last) << 32;
  }

  /** {@return the player of a step} */
  static int player(int step) {
    return step & 31;
  }

  /** {@return the change of the player's row: −1 or 1} */
  static int direction(int step) {
    return (step >> 4 & 2) - 1;
  }

  /** {@return one of the steps of a set, or {@link #NONE}; all of them are equally likely} */
  static int draw(long steps, Rng rng) {
    int chosen = rng.below(Long.bitCount(steps) + 1);
    return chosen == 0 ? NONE : BitSelection.select(steps, chosen - 1);
  }
}
