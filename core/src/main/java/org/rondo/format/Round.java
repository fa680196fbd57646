package org.rondo.format;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Encounters that may be played at the same time; the next round begins when all of them are over.
 *
 * @param title what the round is called, for instance {@code round 3} or {@code final}
 * @param encounters who meets whom, at least one encounter
 * @param byes who is left out for want of an opponent
 */
public record Round(String title, List<Encounter> encounters, List<Integer> byes) {

  /**
   * Describes a round.
   *
   * @throws IllegalArgumentException if there is no encounter
   */
  public Round {
    Objects.requireNonNull(title, "title");
    encounters = List.copyOf(encounters);
    byes = List.copyOf(byes);
    if (encounters.isEmpty()) {
      throw new IllegalArgumentException(title + " has no encounter; leave such a round out");
    }
  }

  /**
   * {@return a round without byes}
   *
   * @param title what the round is called
   * @param encounters who meets whom
   * @throws IllegalArgumentException if there is no encounter
   */
  public static Round of(String title, List<Encounter> encounters) {
    return new Round(title, encounters, List.of());
  }

  /** {@return how many games are played in the round} */
  public long matchCount() {
    return encounters.stream().mapToLong(Encounter::matches).sum();
  }

  /** {@return the entrants that meet another one, encounter by encounter} */
  public List<Integer> paired() {
    return encounters.stream().flatMap(encounter -> encounter.entrants().stream()).toList();
  }

  /** {@return the entrants that meet another one, and then those with a bye} */
  public List<Integer> entrants() {
    return Stream.concat(paired().stream(), byes.stream()).toList();
  }
}
