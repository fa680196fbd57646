package org.rondo.bot;

import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/**
 * Chooses a seat's moves.
 *
 * <p>A bot is used for one seat of one game, by one thread at a time. It may remember what it has
 * seen; an {@link Entrant} supplies a fresh one for the next game.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
@FunctionalInterface
public interface Bot<S extends State, M extends Move> {

  /**
   * {@return the move to play}
   *
   * <p>A move that is not in the seat's space, null and an exception are faults: what they cost is
   * the game's to say. So is taking longer than the decision's {@link Decision#timeLeft}: a bot
   * that does is interrupted, and should then return.
   *
   * @param decision where the game stands and what may be chosen
   * @throws UnreadableMoveException if the bot's source gave a text that is no move
   * @throws StalledException if the bot's source gave nothing in the time that the bot grants it
   * @throws DisconnectedException if nobody is there any more to give one
   */
  M choose(Decision<S, M> decision);

  /**
   * Tells the bot how its game ended; by default nothing is made of it.
   *
   * <p>Called at most once, after the last choice and before {@link #close}. What this method
   * throws changes nothing any more.
   *
   * @param state the last position
   * @param outcome who came where, forfeits counted
   */
  default void finished(S state, Outcome outcome) {}

  /**
   * Gives back what the bot holds outside itself: a program, a connection; by default nothing.
   *
   * <p>The last call to a bot, after its game or where that could not be played to its end. What
   * this method throws changes nothing any more.
   */
  default void close() {}
}
