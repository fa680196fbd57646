package org.rondo.format;

import java.util.Arrays;
import java.util.List;

/** What an encounter of two is worth in a table. */
public enum Points {

  /** Each game counts: a point for a win, half a point for a draw. */
  BY_GAME("game"),

  /**
   * The encounter counts as one match: 2 points for winning more games, 1 each for equally many.
   */
  BY_MATCH("match");

  private final String text;

  Points(String text) {
    this.text = text;
  }

  /** {@return the name in specifications} */
  public String text() {
    return text;
  }

  /** {@return the names in specifications, the default first} */
  public static List<String> texts() {
    return Arrays.stream(values()).map(Points::text).toList();
  }

  /**
   * {@return the rule of a name}
   *
   * @param text a name in specifications, {@code game} or {@code match}
   * @throws IllegalArgumentException if there is no such rule
   */
  public static Points parse(String text) {
    return Arrays.stream(values())
        .filter(points -> points.text.equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "points by '" + text + "' are none of " + String.join(", ", texts())));
  }

  /**
   * {@return what an encounter is worth for one side}
   *
   * @param own what it came to for that side
   * @param other what it came to for the other
   */
  public double of(Tally own, Tally other) {
    if (this == BY_GAME || own.games() == 0) {
      return own.points();
    }
    return 1 + Long.signum(own.wins() - other.wins());
  }
}
