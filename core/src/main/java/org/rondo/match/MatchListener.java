package org.rondo.match;

import org.rondo.game.Joint;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * Is told what happens in a match while it is played, in the playing thread.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public interface MatchListener<S extends State, M extends Move> {

  /**
   * Called once, with the position before the first move.
   *
   * @param state where the game starts
   */
  default void started(S state) {}

  /**
   * Called after each turn, those of the opening included.
   *
   * @param turn which turn it was, from 0
   * @param joint what was played, stand-ins included
   * @param state where it led
   */
  default void played(int turn, Joint<M> joint, S state) {}

  /**
   * Called for each fault, before the turn is played or the match ends.
   *
   * @param entrant the name of who did it
   * @param fault what was done
   */
  default void faulted(String entrant, Fault fault) {}
}
