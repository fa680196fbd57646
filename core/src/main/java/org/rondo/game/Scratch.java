package org.rondo.game;

import org.rondo.random.Rng;

/**
 * A match that is played on with random moves in place: a turn changes this object and makes no new
 * state. A game of short turns becomes faster by it, because a playout asks for one state only.
 *
 * <p>The rules are those of the {@link Game} that {@linkplain Game#scratch offers} it. Each turn
 * draws a move for each seat to move, in the order of the seats, as {@link MoveSpace#quickSample}
 * draws it, and then what {@link Game#next} leaves to chance. It takes the same numbers from the
 * {@link Rng} in the same order, so nobody can tell afterwards how a playout was played. The laws
 * require it.
 *
 * <p>An instance belongs to one thread. Two instances of one game do not share anything that
 * changes.
 */
public interface Scratch<S extends State> {

  /**
   * Plays random turns until {@code turns} of them are played or the match is over.
   *
   * @param turns the maximum number of turns; nothing is played or drawn if it is 0 or less
   * @param rng the source of the moves and of the rules' chance
   */
  void play(int turns, Rng rng);

  /**
   * {@return the position now} It is an immutable value like any other state; playing on does not
   * change it.
   */
  S state();
}
