package org.rondo.format;

import java.util.Objects;

/**
 * The seats of two entrants in a match, and the rule that decided them.
 *
 * @param first the number of the entrant in seat 0
 * @param second the number of the entrant in seat 1
 * @param rule the number of the rule that decided, from 1
 * @param reason the reason that this rule gives, in words
 */
public record Seating(int first, int second, int rule, String reason) {

  public Seating {
    Objects.requireNonNull(reason, "reason");
  }

  /**
   * {@return the seats and their reason, as a sentence for people}
   *
   * @param played the number of the entrant that played in seat 0; it differs from {@link #first}
   *     only if a director swapped the seats
   * @param entries the entrants, for their names
   */
  public String text(int played, EntryList entries) {
    int other = first == played ? second : first;
    String seated = entries.name(played) + " has seat 0 against " + entries.name(other);
    String why = "by seat rule " + rule + ": " + reason;
    return first == played
        ? seated + " " + why
        : seated + ", not by the rules, which give it to " + entries.name(other) + " " + why;
  }
}
