package org.rondo.foosball;

/**
 * Steps of single players as numbers, so that a set of them is a mask.
 *
 * <p>Step p is that of player p one row back, step p + 32 that of the same player one row forward.
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

  /** {@return whose step it is} */
  static int player(int step) {
    return step & 31;
  }

  /** {@return by how much it changes the player's row: −1 or 1} */
  static int direction(int step) {
    return (step >> 4 & 2) - 1;
  }
}
