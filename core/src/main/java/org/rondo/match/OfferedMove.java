package org.rondo.match;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.rondo.bot.Decision;
import org.rondo.concurrent.UntrustedCalls;
import org.rondo.game.Excerpt;
import org.rondo.game.GameFailureException;
import org.rondo.game.Move;
import org.rondo.game.State;

/**
 * A move that a bot returned.
 *
 * <p>The bot may have written the class of the move, so each of its methods may do anything. Only a
 * move of a class of the game gets into the match: a move of another class is replaced by the move
 * that the game reads from its text.
 */
final class OfferedMove<S extends State, M extends Move> {

  /**
   * The text of a move is cut to this length, so that the reason of the fault fits into the detail
   * too.
   */
  private static final int MOVE_LENGTH = 100;

  /**
   * The classes of moves that a match has found to be classes of its game: the game read a move of
   * this class from a text. So the match does not read back the text of every move. Threads may
   * share an instance.
   */
  static final class MoveClasses {
    private final Set<Class<?>> ofGame = ConcurrentHashMap.newKeySet();

    /** {@return whether the class of a move is known to be a class of the game} */
    boolean contain(Move move) {
      return ofGame.contains(move.getClass());
    }

    /** Remembers the class of a move that the game has read. */
    void add(Move read) {
      ofGame.add(read.getClass());
    }
  }

  private final M move;
  private final Decision<S, M> decision;
  private final MoveClasses classes;

  /**
   * @param classes the classes that are known to be classes of the game; a class that this move
   *     shows to be one is added
   */
  OfferedMove(M move, Decision<S, M> decision, MoveClasses classes) {
    this.move = move;
    this.decision = decision;
    this.classes = classes;
  }

  /** {@return the reply of the bot: a legal move, or what is wrong with it} */
  BotReply<M> judged() {
    if (classes.contain(move)) {
      return decision
          .moves()
          .objection(move)
          .map(objection -> illegal(move.text(), move, objection))
          .orElseGet(() -> BotReply.legal(move));
    }
    String text;
    try {
      text = move.text();
    } catch (Throwable e) {
      return BotReply.wrong(
          Fault.Kind.EXCEPTION, "the text() of the bot's move threw " + UntrustedCalls.text(e));
    }
    if (text == null) {
      return BotReply.wrong(Fault.Kind.UNREADABLE_MOVE, "the text of the bot's move is null");
    }
    if (text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0) {
      return BotReply.wrong(
          Fault.Kind.UNREADABLE_MOVE,
          "the text of the bot's move has several lines: " + Excerpt.line(text, MOVE_LENGTH));
    }
    return judged(text);
  }

  private BotReply<M> judged(String text) {
    @Nullable M read;
    String trouble;
    try {
      read = decision.game().parse(text);
      trouble = "";
    } catch (GameFailureException e) {
      throw e;
    } catch (Throwable e) {
      read = null;
      trouble = UntrustedCalls.message(e);
    }
    boolean isOfGame = false;
    if (read != null && read.getClass() == move.getClass()) {
      isOfGame = true;
      classes.add(read);
    }
    Optional<String> objection;
    try {
      objection = decision.moves().objection(move);
    } catch (ClassCastException e) {
      // Only an unchecked cast inside the bot can return a move of another game.
      String detail =
          "the bot returned a " + move.getClass().getName() + ", a move of another game";
      return BotReply.wrong(Fault.Kind.ILLEGAL_MOVE, detail);
    } catch (Throwable e) {
      if (isOfGame) {
        throw e;
      }
      return BotReply.wrong(
          Fault.Kind.EXCEPTION, "a check of the bot's move threw " + UntrustedCalls.text(e));
    }
    if (objection.isPresent()) {
      return illegal(text, move, objection.get());
    }
    if (read == null) {
      return BotReply.wrong(
          Fault.Kind.UNREADABLE_MOVE,
          "the game does not read the text of the bot's move: " + trouble);
    }
    return isOfGame ? BotReply.legal(move) : instead(text, read);
  }

  /** {@return the reply with the game's own move in place of a move of another class} */
  private BotReply<M> instead(String text, M read) {
    return decision
        .moves()
        .objection(read)
        .map(objection -> illegal(text, read, objection))
        .orElseGet(() -> BotReply.legal(read));
  }

  private static <M extends Move> BotReply<M> illegal(String text, M move, String objection) {
    return BotReply.illegal(
        move, Excerpt.of(text, MOVE_LENGTH) + " cannot be played: " + objection);
  }
}
