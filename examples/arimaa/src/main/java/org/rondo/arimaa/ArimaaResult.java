package org.rondo.arimaa;

import org.rondo.input.SpecificationException;

/**
 * How a match has ended.
 *
 * @param winner the seat that won: 0 for gold, 1 for silver
 * @param reason why the match ended
 */
public record ArimaaResult(int winner, WinReason reason) {

  /** Why a match ended. */
  public enum WinReason {
    /** A rabbit stands on its goal row. */
    GOAL('g'),
    /** A seat has no rabbits. */
    ELIMINATION('e'),
    /** The seat to move has no legal turn. */
    IMMOBILISATION('m'),
    /** The limit of turns was reached, and pieces are counted. */
    SCORE('s');

    private final char code;

    WinReason(char code) {
      this.code = code;
    }

    /** {@return the letter of this reason in the archives of matches} */
    public char code() {
      return code;
    }

    static WinReason of(char code) {
      for (WinReason reason : values()) {
        if (reason.code == code) {
          return reason;
        }
      }
      throw new SpecificationException(
          String.valueOf(code), "reason '" + code + "' is none of g, e, m and s");
    }
  }

  /**
   * Creates a result.
   *
   * @throws IndexOutOfBoundsException if the winner is neither 0 nor 1
   */
  public ArimaaResult {
    ArimaaBoard.requireSeat(winner);
  }

  /** {@return the winner's letter, g or s, and the letter of the reason: {@code gm}} */
  public String text() {
    return (winner == 0 ? "g" : "s") + reason.code();
  }

  /** {@return the text} */
  @Override
  public String toString() {
    return text();
  }
}
