package org.rondo.format;

import java.util.List;
import java.util.stream.Stream;

/**
 * The results of all rounds played in a tournament so far.
 *
 * @param rounds the result of each round, in order
 */
public record Results(List<RoundResult> rounds) {

  public Results {
    rounds = List.copyOf(rounds);
  }

  /** {@return the results of a tournament that has not begun} */
  public static Results none() {
    return new Results(List.of());
  }

  /** {@return these results with one more round} */
  public Results plus(RoundResult round) {
    return new Results(Stream.concat(rounds.stream(), Stream.of(round)).toList());
  }

  /** {@return the result of each encounter of each round, in order} */
  public Stream<EncounterResult> encounters() {
    return rounds.stream().flatMap(round -> round.encounters().stream());
  }

  /**
   * {@return the tally of an entrant over all its matches}
   *
   * @param entrant the number of any entrant
   */
  public Tally tally(int entrant) {
    return encounters().map(result -> result.tally(entrant)).reduce(Tally.none(), Tally::plus);
  }
}
