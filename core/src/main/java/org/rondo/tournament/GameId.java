package org.rondo.tournament;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which game of a tournament is meant: {@code 3.2.1} is the first game of the second encounter of
 * the third round. All three count from 1.
 *
 * @param round the round
 * @param encounter the encounter of the round
 * @param game the game of the encounter
 */
public record GameId(int round, int encounter, int game) {
  private static final Pattern TEXT =
      Pattern.compile("([1-9][0-9]{0,8})\\.([1-9][0-9]{0,8})\\.([1-9][0-9]{0,8})");

  /**
   * Names a game.
   *
   * @param round the round
   * @param encounter the encounter of the round
   * @param game the game of the encounter
   * @throws IllegalArgumentException if a number is below 1
   */
  public GameId {
    if (round < 1 || encounter < 1 || game < 1) {
      throw new IllegalArgumentException(
          "game " + round + "." + encounter + "." + game + ": all three numbers count from 1");
    }
  }

  /**
   * {@return the id of a text: the inverse of {@link #toString}}
   *
   * @param text round, encounter and game with points between, {@code 3.2.1}
   * @throws IllegalArgumentException if the text is not of that form
   */
  public static GameId parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' names no game; give round, encounter and game, for instance 3.2.1");
    }
    return new GameId(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(matcher.group(2)),
        Integer.parseInt(matcher.group(3)));
  }

  /** {@return the three numbers with points between} */
  @Override
  public String toString() {
    return round + "." + encounter + "." + game;
  }
}
