package org.rondo.format.trf;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * What a player did in a round.
 *
 * @param opponent the opponent's number, from 1; 0 if there is none
 * @param result what the round brought
 * @param seat the seat, 0 for White and 1 for Black; −1 if there is no opponent
 */
public record TrfEntry(int opponent, int seat, Result result) {

  /** What a round brought to a player. */
  public enum Result {
    /** A game was won. */
    WIN('1', 1),
    /** A game was drawn. */
    DRAW('=', 0.5),
    /** A game was lost. */
    LOSS('0', 0),
    /** There was no opponent, because the number of players was odd: a win without a game. */
    BYE('U', 1),
    /** The player did not take part, or the game does not count. */
    ABSENT('Z', 0);

    private final char letter;
    private final double points;

    Result(char letter, double points) {
      this.letter = letter;
      this.points = points;
    }

    char letter() {
      return letter;
    }

    /** {@return the points of the round} */
    public double points() {
      return points;
    }

    /** {@return whether a game was played} */
    public boolean isPlayed() {
      return this == WIN || this == DRAW || this == LOSS;
    }

    private Result opposite() {
      return this == WIN ? LOSS : this == LOSS ? WIN : DRAW;
    }
  }

  /**
   * Creates an entry.
   *
   * @throws IllegalArgumentException if a game has no opponent or no seat, or a round without a
   *     game has one
   */
  public TrfEntry {
    boolean isGame = opponent >= 1 && (seat == 0 || seat == 1);
    boolean isNone = opponent == 0 && seat == -1;
    checkArgument(
        result.isPlayed() ? isGame : isNone,
        "result %s against %s on seat %s: a game has an opponent and a seat 0 or 1, and a round"
            + " without a game has the opponent 0 and the seat -1",
        result,
        opponent,
        seat);
  }

  /** {@return the entry of a round without a game} */
  static TrfEntry without(Result result) {
    return new TrfEntry(0, -1, result);
  }

  /** {@return the entry of a player with a bye} */
  public static TrfEntry bye() {
    return without(Result.BYE);
  }

  /** {@return the entry of a player that did not take part} */
  public static TrfEntry absent() {
    return without(Result.ABSENT);
  }

  /**
   * {@return the entry of a game}
   *
   * @param opponent the opponent's number, from 1
   * @param seat the player's seat, 0 for White
   * @param lead the player's points minus those of the opponent
   * @throws IllegalArgumentException if the opponent or the seat is none
   */
  public static TrfEntry of(int opponent, int seat, double lead) {
    return new TrfEntry(
        opponent, seat, lead > 0 ? Result.WIN : lead < 0 ? Result.LOSS : Result.DRAW);
  }

  /** {@return whether an entry is that of the opponent in the same game} */
  boolean fits(int number, TrfEntry other) {
    return other.result.isPlayed()
        && other.opponent == number
        && other.seat == 1 - seat
        && other.result == result.opposite();
  }
}
