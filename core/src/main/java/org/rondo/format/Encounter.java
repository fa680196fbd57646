package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A meeting of entrants over one or more matches, which may be played at the same time.
 *
 * <p>From one match to the next, each entrant moves to the next lower seat. The entrant in seat 0
 * moves to the last seat. With {@code n} seats, the first {@code n} matches form a rotation, in
 * which each entrant holds each seat once. The next {@code n} matches form the next rotation. All
 * matches of a rotation share their seed and opening.
 *
 * @param variant the index of the game among the tournament's games, from 0
 * @param entrants the number of the entrant in each seat of the first match, from seat 0 on. With
 *     fewer entrants than seats, an entrant may hold several seats
 * @param matches the number of matches, at least 1
 */
public record Encounter(int variant, List<Integer> entrants, int matches) {

  /**
   * Creates an encounter.
   *
   * @throws IllegalArgumentException if {@code variant} or an entrant is below 0, {@code matches}
   *     is below 1, or there is no entrant
   */
  public Encounter {
    entrants = List.copyOf(entrants);
    checkArgument(
        variant >= 0 && matches >= 1 && entrants.stream().noneMatch(entrant -> entrant < 0),
        "encounter of %s over %s matches of variant %s: entrants and variants count from"
            + " 0, and at least one match is played",
        entrants,
        matches,
        variant);
    checkArgument(
        !entrants.isEmpty(), "an encounter needs an entrant for each seat, and none is given");
  }

  /**
   * {@return an encounter of two entrants: one match of the tournament's first game}
   *
   * @param first the number of the entrant in seat 0
   * @param second the number of the entrant in seat 1
   */
  public static Encounter of(int first, int second) {
    return new Encounter(0, List.of(first, second), 1);
  }

  /**
   * {@return this encounter with another number of matches}
   *
   * @param number the number of matches, at least 1
   */
  public Encounter over(int number) {
    return new Encounter(variant, entrants, number);
  }

  /**
   * {@return the number of the entrant in each seat of a match, from seat 0 on}
   *
   * @param match the index of a match of this encounter, from 0
   */
  public List<Integer> seated(int match) {
    return IntStream.range(0, entrants.size())
        .mapToObj(seat -> entrants.get(place(match, seat)))
        .toList();
  }

  /** {@return the index in {@link #entrants} of the entrant that holds a seat in a match} */
  int place(int match, int seat) {
    return (seat + match % entrants.size()) % entrants.size();
  }
}
