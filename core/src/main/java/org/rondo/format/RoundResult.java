package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.Objects;

/**
 * The result of a round.
 *
 * @param encounters the result of each encounter, in the order of the round
 */
public record RoundResult(Round round, List<EncounterResult> encounters) {

  /**
   * Creates the result of a round.
   *
   * @throws IllegalArgumentException if the results are not those of the round's encounters, in
   *     their order
   */
  public RoundResult {
    Objects.requireNonNull(round, "round");
    encounters = List.copyOf(encounters);
    checkArgument(
        encounters.stream().map(EncounterResult::encounter).toList().equals(round.encounters()),
        "the results of %s are not those of its encounters, in their order",
        round.title());
  }
}
