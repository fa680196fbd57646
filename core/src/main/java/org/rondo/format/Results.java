package org.rondo.format;

import java.util.List;
import java.util.stream.Stream;

/**
 * All that has been played in a tournament so far.
 *
 * @param rounds what each round came to, in order
 */
public record Results(List<RoundResult> rounds) {

  public Results {
    rounds = List.copyOf(rounds);
  }

  /** {@return the results of a tournament that has not begun} */
  public static Results none() {
    return new Results(List.of());
  }

  /**
   * {@return these results and one more round}
   *
   * @param round what it came to
   */
  public Results plus(RoundResult round) {
    return new Results(Stream.concat(rounds.stream(), Stream.of(round)).toList());
  }

  /** {@return what each encounter of each round came to, in order} */
  public Stream<EncounterResult> encounters() {
    return rounds.stream().flatMap(round -> round.encounters().stream());
  }

  /**
   * {@return what all games came to for an entrant}
   *
   * @param entrant anybody's number
   */
  public Tally tally(int entrant) {
    return encounters().map(result -> result.tally(entrant)).reduce(Tally.none(), Tally::plus);
  }
}
