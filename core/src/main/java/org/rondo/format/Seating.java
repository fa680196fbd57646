package org.rondo.format;

import java.util.Objects;

/**
 * Who has which seat in a game of two, and by which rule.
 *
 * @param first who has seat 0
 * @param second who has seat 1
 * @param rule the number of the rule that decided, from 1
 * @param reason what that rule says, in words
 */
public record Seating(int first, int second, int rule, String reason) {

  public Seating {
    Objects.requireNonNull(reason, "reason");
  }

  /**
   * {@return the seats and their reason, as a sentence for people}
   *
   * @param played the entrant in seat 0; not {@link #first} only where a director decided so
   * @param entries the entrants' names
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
