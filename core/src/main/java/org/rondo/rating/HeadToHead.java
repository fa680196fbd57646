package org.rondo.rating;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The wins of two players against each other.
 *
 * <p>A draw is half a win for each player. Several records of the same two players are added.
 *
 * @param first one player's number, at least 0
 * @param second the other player's number, at least 0
 * @param firstWins the wins of the first player, a finite number of at least 0, fractions allowed
 * @param secondWins the wins of the second player, in the same range
 */
public record HeadToHead(int first, int second, double firstWins, double secondWins) {

  /**
   * Creates a record of results.
   *
   * @throws IllegalArgumentException if a player is below 0, both are the same, or wins are below 0
   *     or not finite
   */
  public HeadToHead {
    checkArgument(
        first >= 0 && second >= 0 && first != second,
        "players %s and %s must be two different numbers from 0 on",
        first,
        second);
    checkArgument(
        isWins(firstWins) && isWins(secondWins),
        "wins %s to %s of player %s against player %s: both must be finite and at least 0",
        firstWins,
        secondWins,
        first,
        second);
  }

  private static boolean isWins(double wins) {
    return wins >= 0 && Double.isFinite(wins);
  }

  /**
   * {@return the result of one game with a winner}
   *
   * @param winner the winner's number, at least 0
   * @param loser the loser's number, at least 0
   * @throws IllegalArgumentException if a player is below 0 or both are the same
   */
  public static HeadToHead win(int winner, int loser) {
    return new HeadToHead(winner, loser, 1, 0);
  }

  /**
   * {@return the result of one drawn game}
   *
   * @param first one player's number, at least 0
   * @param second the other player's number, at least 0
   * @throws IllegalArgumentException if a player is below 0 or both are the same
   */
  public static HeadToHead draw(int first, int second) {
    return new HeadToHead(first, second, 0.5, 0.5);
  }

  /**
   * {@return the results of all games of two players}
   *
   * @param first the number of the counting player, at least 0
   * @param second the other player's number, at least 0
   * @param counts the results from the view of the first player
   * @throws IllegalArgumentException if a player is below 0 or both are the same
   */
  public static HeadToHead of(int first, int second, Counts counts) {
    return new HeadToHead(first, second, counts.points(), counts.reversed().points());
  }
}
