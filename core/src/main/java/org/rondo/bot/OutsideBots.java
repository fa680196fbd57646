package org.rondo.bot;

import java.util.function.Supplier;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * A supply of bots whose moves come from outside this virtual machine: from a program or over a
 * connection.
 *
 * <p>{@link Entrant#isOutside()} is true for the entrants of such a supply. The seed of their
 * matches should be a {@linkplain org.rondo.random.Seed#secret secret}. If another supply wraps
 * this one, the other supply must be of this type too. Otherwise its entrants do not count as
 * outside.
 */
@FunctionalInterface
public interface OutsideBots<S extends State, M extends Move> extends Supplier<Bot<S, M>> {

  /**
   * {@return whether these bots can play a match that begins at a position that is given without
   * the moves that lead to it; by default they can}
   */
  default boolean canBeginAtPosition() {
    return true;
  }

  /**
   * {@return whether a bot may be asked to play a match that does not count, and what it plays with
   * is then warm for the next match; by default not}
   */
  default boolean canWarmUp() {
    return false;
  }
}
