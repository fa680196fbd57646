package org.rondo.laws;

import java.util.Locale;
import org.rondo.random.Seed;

/**
 * A violation of a law by a game.
 *
 * @param game the id of the game
 * @param seed the seed of the random match that showed the violation
 * @param turn the turn of the violation, from 0
 * @param difference the expected and the actual result
 */
public record LawViolation(Law law, String game, Seed seed, int turn, String difference) {

  /** {@return the violation as a paragraph, which counts turns from 1} */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s breaks the law %s (%s): at turn %d of the random match of seed %s, %s",
        game,
        law,
        law.sentence(),
        turn + 1,
        seed,
        difference);
  }
}
