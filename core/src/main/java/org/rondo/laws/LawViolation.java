package org.rondo.laws;

import java.util.Locale;
import org.rondo.random.Seed;

/**
 * A law that a game was seen to break.
 *
 * @param law the law
 * @param game the id of the game
 * @param seed the seed of the random game in which it was seen
 * @param turn the turn at which it was seen, from 0
 * @param difference what was expected and what was found
 */
public record LawViolation(Law law, String game, Seed seed, int turn, String difference) {

  /** {@return the violation as a paragraph} */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s breaks the law %s (%s): at turn %d of the random game of seed %s, %s",
        game,
        law,
        law.sentence(),
        turn,
        seed,
        difference);
  }
}
