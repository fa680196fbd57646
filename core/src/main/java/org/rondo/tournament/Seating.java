package org.rondo.tournament;

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

  /**
   * Describes who has which seat.
   *
   * @param first who has seat 0
   * @param second who has seat 1
   * @param rule the number of the rule that decided
   * @param reason what that rule says
   */
  public Seating {
    Objects.requireNonNull(reason, "reason");
  }

  /**
   * {@return who has which seat and why, as people read it}
   *
   * @param played who has seat 0; another one than the rules say only where a director had it so
   */
  String text(int played, EntryList entries) {
    int other = first == played ? second : first;
    String seated = entries.name(played) + " has seat 0 against " + entries.name(other);
    String why = "by seat rule " + rule + ": " + reason;
    return first == played
        ? seated + " " + why
        : seated + ", not by the rules, which give it to " + entries.name(other) + " " + why;
  }
}
