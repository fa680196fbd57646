package org.rondo.foosball;

/**
 * Numbers the steps of single players, so that a set of steps is a bit mask.
 *
 * <p>Step p moves player p one row back. Step p + 32 moves the same player one row forward.
 */
final class PlayerSteps {
  private PlayerSteps() {}

  /** {@return the step of a player one row back} */
  static int back(int player) {
    return player;
  }

  /** {@return the step of a player one row forward} */
  static int forward(int player) {
    return player + 32;
  }

  /** {@return the player of a step} */
  static int player(int step) {
    return step & 31;
  }

  /** {@return the change of the player's row: −1 or 1} */
  static int direction(int step) {
    return (step >> 4 & 2) - 1;
  }
}
