package org.rondo.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** What an encounter of two is worth in a table. */
public enum Points {

  /** Each match counts: a point for a win, half a point for a draw. */
  PER_MATCH("game"),

  /**
   * The encounter counts as a whole: 2 points for winning more matches, 1 each for equally many.
   */
  PER_ENCOUNTER("match");

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
    if (this == PER_MATCH || own.matches() == 0) {
      return own.points();
    }
    return 1 + Long.signum(own.wins() - other.wins());
  }

  /**
   * {@return the sum of the points from encounters of two for each entrant, by its number}
   *
   * @param entrants how many entrants there are
   * @param played what each encounter came to
   */
  public List<Double> byEntrant(int entrants, List<EncounterResult> played) {
    List<Double> sums = new ArrayList<>(Collections.nCopies(entrants, 0.0));
    for (EncounterResult result : played) {
      for (int place = 0; place < 2; place++) {
        int entrant = result.encounter().entrants().get(place);
        double points = of(result.tallies().get(place), result.tallies().get(1 - place));
        sums.set(entrant, sums.get(entrant) + points);
      }
    }
    return sums;
  }
}
