package org.rondo.format;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Encounters that may be played at the same time. The next round begins when all of them are over.
 *
 * @param title the name of the round, for instance {@code round 3} or {@code final}
 * @param encounters the encounters, at least one
 * @param byes the numbers of the entrants that have no opponent in this round
 */
public record Round(String title, List<Encounter> encounters, List<Integer> byes) {

  /**
   * Creates a round.
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
   * @param title the name of the round
   * @param encounters the encounters, at least one
   * @throws IllegalArgumentException if there is no encounter
   */
  public static Round of(String title, List<Encounter> encounters) {
    return new Round(title, encounters, List.of());
  }

  /** {@return the number of matches in the round} */
  public long matchCount() {
    return encounters.stream().mapToLong(Encounter::matches).sum();
  }

  /** {@return the numbers of the entrants in the encounters, encounter by encounter} */
  public List<Integer> paired() {
    return encounters.stream().flatMap(encounter -> encounter.entrants().stream()).toList();
  }

  /**
   * {@return the numbers of the entrants in the encounters, then those of the entrants with a bye}
   */
  public List<Integer> entrants() {
    return Stream.concat(paired().stream(), byes.stream()).toList();
  }
}
