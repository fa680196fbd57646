package org.rondo.remote;

import org.rondo.bot.Decision;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/**
 * What is said to a program that plays a game, and how its answers are read.
 *
 * <p>One object serves one program in one game, and may remember what was said. Its methods are
 * called by one thread at a time. What {@link ProgramSession} throws is left to whoever calls.
 *
 * @param <S> the type of the states
 * @param <M> the type of the moves
 */
public interface Protocol<S extends State, M extends Move> {

  /**
   * Greets the program, which has just been started; by default nothing is said.
   *
   * <p>What is read here is to come within the program's {@linkplain Program#startLimit start
   * limit}.
   *
   * @param session says and reads lines
   */
  default void begin(ProgramSession session) {}

  /**
   * Asks for a move.
   *
   * @param session says lines
   * @param decision what is to be decided
   */
  void ask(ProgramSession session, Decision<S, M> decision);

  /**
   * {@return the move of the answer}
   *
   * <p>An answer that came too late is read by this method, too, before the next one, and dropped:
   * so it reads one whole answer and nothing more.
   *
   * @param session reads lines
   * @param decision what is to be decided
   * @throws UnreadableMoveException if the answer is no move
   */
  M answer(ProgramSession session, Decision<S, M> decision);

  /**
   * Tells the program how the game ended and takes leave; by default nothing is said. Called only
   * if the program is still there.
   *
   * <p>What is read here is to come within a second; the program is ended afterwards.
   *
   * @param session says and reads lines
   * @param state the last position
   * @param outcome who came where
   */
  default void finished(ProgramSession session, S state, Outcome outcome) {}
}
