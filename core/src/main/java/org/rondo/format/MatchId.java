package org.rondo.format;

import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Which game of a tournament is meant: {@code 3.2.1} is the first game of the second encounter of
 * the third round. All three count from 1 and go up to 2147483647.
 *
 * @param round the round
 * @param encounter the encounter of the round
 * @param match the match of the encounter
 */
public record MatchId(int round, int encounter, int match) {
  private static final Pattern TEXT =
      Pattern.compile("([1-9][0-9]{0,9})\\.([1-9][0-9]{0,9})\\.([1-9][0-9]{0,9})");

  /**
   * Names a game.
   *
   * @throws IllegalArgumentException if a number is below 1
   */
  public MatchId {
    if (round < 1 || encounter < 1 || match < 1) {
      throw new IllegalArgumentException(
          "game " + round + "." + encounter + "." + match + ": all three numbers count from 1");
    }
  }

  /**
   * {@return the id of a text: the inverse of {@link #toString}}
   *
   * @param text round, encounter and game with points between, {@code 3.2.1}
   * @throws IllegalArgumentException if the text is not of that form or a number is too large
   */
  public static MatchId parse(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      throw unreadable(text);
    }
    List<Long> numbers =
        IntStream.rangeClosed(1, 3).mapToObj(matcher::group).map(Long::parseLong).toList();
    if (Collections.max(numbers) > Integer.MAX_VALUE) {
      throw unreadable(text);
    }
    return new MatchId(
        numbers.get(0).intValue(), numbers.get(1).intValue(), numbers.get(2).intValue());
  }

  private static IllegalArgumentException unreadable(String text) {
    return new IllegalArgumentException(
        "'" + text + "' names no game; give round, encounter and game, for instance 3.2.1");
  }

  /** {@return the three numbers with points between} */
  @Override
  public String toString() {
    return round + "." + encounter + "." + match;
  }
}
