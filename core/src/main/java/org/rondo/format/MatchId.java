package org.rondo.format;

import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.stream.IntStream;
import org.rondo.input.SpecificationException;
import org.rondo.input.TextPattern;

/**
 * The id of a match in a tournament: {@code 3.2.1} is the first match of the second encounter of
 * the third round. Each of the three numbers is in 1..2147483647.
 *
 * @param round the number of the round
 * @param encounter the number of the encounter in the round
 * @param match the number of the match in the encounter
 */
public record MatchId(int round, int encounter, int match) {
  private static final TextPattern TEXT =
      TextPattern.of("([1-9][0-9]{0,9})\\.([1-9][0-9]{0,9})\\.([1-9][0-9]{0,9})");

  /**
   * Creates the id of a match.
   *
   * @throws IllegalArgumentException if a number is below 1
   */
  public MatchId {
    if (round < 1 || encounter < 1 || match < 1) {
      throw new IllegalArgumentException(
          "match " + round + "." + encounter + "." + match + ": all three numbers count from 1");
    }
  }

  /**
   * {@return the id that a text denotes: the inverse of {@link #toString}}
   *
   * @param text round, encounter and match, separated by points, for instance {@code 3.2.1}
   * @throws SpecificationException if the text does not have that form, or a number is not in
   *     1..2147483647
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

  private static SpecificationException unreadable(String text) {
    return new SpecificationException(
        text, "'" + text + "' is not a match; give round, encounter and match, for instance 3.2.1");
  }

  /** {@return the three numbers, separated by points} */
  @Override
  public String toString() {
    return round + "." + encounter + "." + match;
  }
}
