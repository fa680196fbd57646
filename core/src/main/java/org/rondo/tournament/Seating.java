package org.rondo.tournament;

/**
 * Who has which seat in a game of two, and by which rule.
 *
 * @param first who has seat 0
 * @param second who has seat 1
 * @param rule the number of the rule that decided, from 1
 */
public record Seating(int first, int second, int rule) {

  /** {@return the game of these two} */
  Encounter encounter() {
    return Encounter.of(first, second);
  }
}
