package org.rondo.bot;

import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/**
 * Chooses a seat's moves.
 *
 * <p>A bot plays one seat of one match, in one thread at a time. It may keep a memory of the match.
 * An {@link Entrant} supplies a new bot for the next match.
 */
@FunctionalInterface
public interface Bot<S extends State, M extends Move> {

  /**
   * {@return the move to play}
   *
   * <p>Three results are faults: a move that is not in the seat's space, null, and an exception. A
   * bot that takes longer than {@link Decision#timeLeft} commits a fault too; its thread is
   * interrupted, and it should then return. After a fault, {@linkplain org.rondo.game.Game#standIn
   * the game} may replace the missing or illegal move. If it does not, the seat forfeits. A seat
   * whose bot has lost its source of moves, or waited too long for it, forfeits in every game. For
   * a late move, the time control can also demand a forfeit.
   *
   * @param decision the current position and the legal moves
   * @throws UnreadableMoveException if the bot's source of moves, for example a program, returned a
   *     text that is not a move
   * @throws StalledException if the bot's source of moves did not answer within the bot's own time
   *     limit
   * @throws DisconnectedException if the bot has lost its source of moves, for example because a
   *     program has ended
   */
  M choose(Decision<S, M> decision);

  /**
   * {@return whether the bot gives the match up in place of its last choice} By default it does
   * not.
   *
   * <p>Called after each {@link #choose} that returned, in the same thread and before {@link
   * #thought}. If the bot resigns, the move that it returned is not played, and need not be legal.
   * The seat then forfeits without a fault: in a match of two seats the other seat wins; in a match
   * of more seats it is last, is not asked again, and the game's stand-ins are played for it. Under
   * a clock, the time of this call counts as the bot's time. If this method throws, the bot does
   * not resign.
   */
  default boolean resigns() {
    return false;
  }

  /**
   * {@return what the bot thought when it made its last choice} By default nothing.
   *
   * <p>Called after each {@link #choose} that returned a legal move, or after which the bot {@link
   * #resigns}, in the same thread. Under a clock, the time of this call counts as the bot's time.
   * The result is kept beside the record of the match, and is shown to people. If this method
   * throws or returns null, the thought is {@link Thought#none()}, and nothing else changes.
   */
  default Thought thought() {
    return Thought.none();
  }

  /**
   * Tells the bot the result of its match. Does nothing by default.
   *
   * <p>Called at most once, after the last choice and before {@link #close}. An exception from this
   * method has no effect on the match.
   *
   * @param state the last position; in a game with hidden information, what the bot's seat knows of
   *     it
   * @param outcome the ranks and the scores, with forfeits applied
   */
  default void finished(S state, Outcome outcome) {}

  /**
   * Releases the resources of the bot, for example a program or a connection. Does nothing by
   * default.
   *
   * <p>This is the last call to a bot. It comes after the end of the match, and also after a match
   * that could not be finished. An exception from this method has no effect on the match.
   */
  default void close() {}
}
