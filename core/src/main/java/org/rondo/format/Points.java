package org.rondo.format;

import static com.google.common.base.Strings.lenientFormat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.rondo.input.SpecificationException;

/** The rule that gives points for an encounter of two entrants. */
public enum Points {

  /** Each match counts: 1 point for a win, half a point for a draw. */
  PER_MATCH("game"),

  /**
   * The encounter counts as a whole. The entrant that won more matches gets 2 points. If both won
   * the same number, each gets 1 point.
   */
  PER_ENCOUNTER("match");

  private final String text;

  Points(String text) {
    this.text = text;
  }

  /** {@return the name of this rule in specifications} */
  public String text() {
    return text;
  }

  /** {@return the names of all rules in specifications, the default first} */
  public static List<String> texts() {
    return Arrays.stream(values()).map(Points::text).toList();
  }

  /**
   * {@return the rule with a name}
   *
   * @param text a name in specifications, {@code game} or {@code match}
   * @throws SpecificationException if no rule has that name
   */
  public static Points parse(String text) {
    return Arrays.stream(values())
        .filter(points -> points.text.equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new SpecificationException(
                    text,
                    lenientFormat(
                        "points by '%s' are unknown; give one of %s",
                        text, String.join(", ", texts()))));
  }

  /**
   * {@return the points of one entrant from an encounter; 0 if no match was played}
   *
   * @param own the tally of that entrant in the encounter
   * @param other the tally of its opponent in the encounter
   */
  public double of(Tally own, Tally other) {
    if (this == PER_MATCH || own.matches() == 0) {
      return own.points();
    }
    return 1 + Long.signum(own.wins() - other.wins());
  }

  /**
   * {@return the sum of the points of each entrant, by its number}
   *
   * @param entrants the number of entrants
   * @param played the results of the encounters, each of two entrants
   */
  public List<Double> byEntrant(int entrants, List<EncounterResult> played) {
    List<Double> sums = new ArrayList<>(Collections.nCopies(entrants, 0.0));
    for (EncounterResult result : played) {
      for (int index = 0; index < 2; index++) {
        int entrant = result.encounter().entrants().get(index);
        double points = of(result.tallies().get(index), result.tallies().get(1 - index));
        sums.set(entrant, sums.get(entrant) + points);
      }
    }
    return sums;
  }
}
