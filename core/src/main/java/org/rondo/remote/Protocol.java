package org.rondo.remote;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.rondo.bot.Decision;
import org.rondo.bot.Thought;
import org.rondo.game.Game;
import org.rondo.game.Move;
import org.rondo.game.Outcome;
import org.rondo.game.State;
import org.rondo.game.UnreadableMoveException;

/**
 * Sends messages to a program that plays a game, and reads its answers.
 *
 * <p>One object serves one program in one match, and may remember earlier messages. If the program
 * plays several matches, each match has a new object. Its methods are called by one thread at a
 * time. They let the exceptions of {@link LineConnection} pass to their caller, which catches them.
 */
public interface Protocol<S extends State, M extends Move> {

  /**
   * {@return the protocol of JSON lines, which works for any game, for one program in one match}
   *
   * @param game the game of the match
   */
  static <S extends State, M extends Move> Protocol<S, M> jsonLines(Game<S, M> game) {
    return new JsonLines<>(game);
  }

  /**
   * Greets the program at the beginning of the match; by default sends nothing. The program has
   * just been started, or it has played another match, if it {@linkplain #canPlayAgain can}.
   *
   * <p>Lines that this method reads must come within the program's {@linkplain Program#startLimit
   * start limit}. A program that has played before has at most five seconds.
   *
   * @param session sends and reads lines
   */
  default void begin(LineConnection session) {}

  /**
   * Asks for a move.
   *
   * @param session sends lines
   * @param decision the decision for which the program is asked
   */
  void ask(LineConnection session, Decision<S, M> decision);

  /**
   * {@return the move in the program's answer}
   *
   * <p>This method must read exactly one whole answer. It is also called to read and drop a late
   * answer before the next one.
   *
   * @param session reads lines
   * @param decision the decision for which the program was asked
   * @throws UnreadableMoveException if the answer is not a move
   */
  M answer(LineConnection session, Decision<S, M> decision);

  /**
   * {@return whether the program resigned in its last answer} By default it did not. In that case
   * {@link #answer} returns any legal move, which is not played.
   */
  default boolean resigns() {
    return false;
  }

  /** {@return what the program thought in its last answer} By default nothing. */
  default Thought thought() {
    return Thought.none();
  }

  /**
   * Tells the program how the game ended; by default sends nothing. Called only if the program was
   * not ended before.
   *
   * <p>Lines that this method reads must come within a second. The program is ended afterwards,
   * unless it {@linkplain #canPlayAgain can play again}.
   *
   * @param session sends and reads lines
   * @param state the last position
   * @param outcome the place and the score of each seat
   */
  default void finished(LineConnection session, S state, Outcome outcome) {}

  /**
   * {@return what is wrong with the answers of a program to lines that are allowed, but that
   * matches do not send} By default sends nothing and finds nothing.
   *
   * <p>{@link ProgramCheck} calls this method once, after {@link #begin}, with a program that is
   * ended afterwards. All lines that are read here must come within the program's {@linkplain
   * Program#answerLimit answer limit}.
   *
   * @param session sends and reads lines
   * @param first the decision of the first seat to move at the start of a match
   */
  default List<ProgramFinding> examine(LineConnection session, Decision<S, M> first) {
    return List.of();
  }

  /**
   * {@return similar protocols that a program may speak in place of this one} The key is the option
   * that chooses the protocol, for instance {@code dialect=elizondo}. By default there are none.
   *
   * <p>If a program fails at its first questions, {@link ProgramCheck} tries these protocols.
   */
  default Map<String, Supplier<? extends Protocol<S, M>>> dialects() {
    return Map.of();
  }

  /**
   * {@return whether the program can play another match in the same process; by default it cannot}
   *
   * <p>If it can, {@link #begin} must read an answer of the program. An answer shows that the
   * program begins a new match. Otherwise a program that is just about to end would lose the match.
   */
  default boolean canPlayAgain() {
    return false;
  }

  /**
   * {@return whether the program may write lines that answer no question, at any time; by default
   * it may not, and such a line is a fault}
   *
   * <p>If it may, such lines wait until this protocol reads them. It must tell them from answers.
   */
  default boolean mayWriteUnasked() {
    return false;
  }

  /**
   * {@return whether a match can begin at a position that is given without the moves that lead to
   * it; by default it can}
   */
  default boolean canBeginAtPosition() {
    return true;
  }

  /**
   * Tells the program that it is not needed any more; by default sends nothing. Called after {@link
   * #finished}, and not if the program was ended before. Afterwards the input of the program ends.
   *
   * @param session sends lines
   */
  default void leave(LineConnection session) {}
}
