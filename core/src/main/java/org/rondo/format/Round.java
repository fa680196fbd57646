package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Encounters that may be played at the same time. The next round begins when all of them are over.
 *
 * @param stage what the round is, for instance round 3 or the final
 * @param encounters the encounters, at least one
 * @param byes the numbers of the entrants that have no opponent in this round
 */
public record Round(Stage stage, List<Encounter> encounters, List<Integer> byes) {

  /**
   * Creates a round.
   *
   * @throws IllegalArgumentException if there is no encounter
   */
  public Round {
    Objects.requireNonNull(stage, "stage");
    encounters = List.copyOf(encounters);
    byes = List.copyOf(byes);
    checkArgument(
        !encounters.isEmpty(), "%s has no encounter; leave such a round out", stage.title());
  }

  /**
   * {@return a round without byes}
   *
   * @param stage what the round is
   * @param encounters the encounters, at least one
   * @throws IllegalArgumentException if there is no encounter
   */
  public static Round of(Stage stage, List<Encounter> encounters) {
    return new Round(stage, encounters, List.of());
  }

  /** {@return the {@linkplain Stage#title() stage} as text for people} */
  public String title() {
    return stage.title();
  }

  /**
   * {@return the same encounters and byes at another stage}
   *
   * @param other what the round is
   */
  public Round at(Stage other) {
    return new Round(other, encounters, byes);
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
