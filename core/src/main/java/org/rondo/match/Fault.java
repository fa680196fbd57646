package org.rondo.match;

import java.util.Locale;
import java.util.Objects;
import org.rondo.match.clock.TimeControl;

/**
 * Something that a seat did wrong in a match.
 *
 * @param turn the turn in which it happened, from 0
 * @param seat who did it
 * @param kind what it was
 * @param detail what was offered and what is wrong with it, one line
 * @param forfeits whether the seat lost the game by it; otherwise the game's stand-in was played
 */
public record Fault(int turn, int seat, Kind kind, String detail, boolean forfeits) {

  /** What can go wrong. */
  public enum Kind {
    /** A move that may not be played, or no move at all. */
    ILLEGAL_MOVE,

    /** A text that is no move. */
    UNREADABLE_MOVE,

    /** An exception from the bot. */
    EXCEPTION,

    /**
     * No move within the time of the match's {@link TimeControl}, or within that which the bot
     * grants whoever it waits for.
     */
    TIMEOUT,

    /** Nobody there any more to give a move: a program ended, a connection broke. */
    DISCONNECT
  }

  /**
   * Describes a fault.
   *
   * @throws IllegalArgumentException if turn or seat is negative
   */
  public Fault {
    if (turn < 0 || seat < 0) {
      throw new IllegalArgumentException(
          "fault of seat " + seat + " at turn " + turn + ": both count from 0");
    }
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(detail, "detail");
  }

  /** {@return the fault as a sentence} */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "turn %d, seat %d: %s; %s",
        turn,
        seat,
        detail,
        forfeits ? "the game is forfeited" : "a stand-in is played");
  }
}
