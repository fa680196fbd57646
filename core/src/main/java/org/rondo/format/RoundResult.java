package org.rondo.format;

import java.util.List;
import java.util.Objects;

/**
 * What a round came to.
 *
 * @param round who met whom
 * @param encounters what each encounter came to, in the order of the round
 */
public record RoundResult(Round round, List<EncounterResult> encounters) {

  /**
   * Describes what a round came to.
   *
   * @throws IllegalArgumentException if the results are not those of the round's encounters
   */
  public RoundResult {
    Objects.requireNonNull(round, "round");
    encounters = List.copyOf(encounters);
    if (!encounters.stream().map(EncounterResult::encounter).toList().equals(round.encounters())) {
      throw new IllegalArgumentException(
          "the results of " + round.title() + " are not those of its encounters, in their order");
    }
  }
}
