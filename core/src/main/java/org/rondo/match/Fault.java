package org.rondo.match;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Strings.lenientFormat;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rondo.game.Excerpt;
import org.rondo.match.clock.TimeControl;

/**
 * A mistake of a seat in a match.
 *
 * @param turn the turn of the fault, from 0
 * @param seat the seat at fault, from 0
 * @param kind the kind of the fault
 * @param detail what the bot offered and what is wrong with it, one line
 * @param forfeits whether the seat lost the game by the fault; otherwise the game's stand-in was
 *     played
 */
public record Fault(int turn, int seat, Kind kind, String detail, boolean forfeits) {

  /** The maximum number of characters of the detail in a sentence: matches write shorter ones. */
  private static final int SHOWN = 500;

  /** The kinds of faults. */
  public enum Kind {
    /** An illegal move, or null in place of a move. */
    ILLEGAL_MOVE,

    /** A text that is not a move. */
    UNREADABLE_MOVE,

    /** An exception from the bot. */
    EXCEPTION,

    /** No move within the time of the match's {@link TimeControl}. */
    TIMEOUT,

    /**
     * No answer within a limit other than the clock's: a program was not ready, or did not answer
     * within the limit that its bot sets; or there was no bot in time.
     */
    NO_ANSWER,

    /** The source of moves is gone: a program ended, or a connection broke. */
    DISCONNECT,

    /**
     * The source of moves is gone: a signal ended a program. Another process may have sent the
     * signal, or the program itself.
     */
    KILLED,

    /**
     * No move in time, and a process of a program stood stopped by a signal. Another process may
     * have sent the signal, or the program itself.
     */
    STOPPED
  }

  /**
   * Describes a fault.
   *
   * @throws IllegalArgumentException if turn or seat is negative
   */
  public Fault {
    checkArgument(
        turn >= 0 && seat >= 0, "fault of seat %s at turn %s: both count from 0", seat, turn);
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(detail, "detail");
  }

  /**
   * {@return whether a signal ended or stopped the program of the seat} The program may have sent
   * the signal itself.
   */
  public boolean isBySignal() {
    return kind == Kind.KILLED || kind == Kind.STOPPED;
  }

  /**
   * {@return the fault as a sentence that names the line of the bot's code that threw an exception}
   *
   * @param place the line, {@code MyBot.choose(MyBot.java:31)}, as a {@link MatchListener} receives
   *     it; empty if it is not known, and then the sentence does not mention it
   */
  public String text(String place) {
    return place.isEmpty() ? toString() : this + "; thrown at " + place;
  }

  /**
   * {@return the exception that ends the match if faults are rethrown} It is the bot's own
   * exception if that is unchecked, or else has the bot's exception or error as its cause.
   *
   * @param thrown the exception or error of the bot; null if it threw none
   */
  RuntimeException exception(String entrant, @Nullable Throwable thrown) {
    return thrown instanceof RuntimeException exception
        ? exception
        : new IllegalStateException(
            lenientFormat("%s, turn %s, seat %s: %s", entrant, turn + 1, seat, detail), thrown);
  }

  /** {@return the fault as a sentence, which counts turns from 1} */
  @Override
  public String toString() {
    return lenientFormat(
        "turn %s, seat %s: %s; %s",
        turn + 1,
        seat,
        Excerpt.line(detail, SHOWN),
        forfeits ? "the game is forfeited" : "a stand-in is played");
  }
}
