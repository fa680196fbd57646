package org.rondo.format;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Who meets whom in a round of games of two, whoever sits where.
 *
 * @param pairs who meets, by the lower number
 * @param byes who is left over: one where their number is odd, none otherwise
 */
public record Pairing(List<Pair> pairs, List<Integer> byes) {

  /**
   * Two who meet.
   *
   * @param lower the lower number
   * @param higher the higher number
   */
  public record Pair(int lower, int higher) {

    /**
     * Describes two who meet.
     *
     * @throws IllegalArgumentException if the first is not lower than the second, or below 0
     */
    public Pair {
      if (lower < 0 || lower >= higher) {
        throw new IllegalArgumentException(
            "entrants "
                + lower
                + " and "
                + higher
                + " are no pair: numbers count from 0, the lower first");
      }
    }

    /**
     * {@return two who meet, given in any order}
     *
     * @param one somebody's number
     * @param other somebody else's number
     * @throws IllegalArgumentException if both are the same or one is below 0
     */
    public static Pair of(int one, int other) {
      return new Pair(Math.min(one, other), Math.max(one, other));
    }

    /**
     * {@return the two of an encounter}
     *
     * @param encounter an encounter of two entrants
     */
    public static Pair of(Encounter encounter) {
      return of(encounter.entrants().get(0), encounter.entrants().get(1));
    }
  }

  /**
   * Describes who meets whom.
   *
   * @throws IllegalArgumentException if somebody stands twice, or more than one is left over
   */
  public Pairing {
    pairs =
        pairs.stream()
            .sorted(Comparator.comparing(Pair::lower).thenComparing(Pair::higher))
            .toList();
    byes = List.copyOf(byes);
    if (byes.size() > 1) {
      throw new IllegalArgumentException(
          "byes " + byes + " are too many; a pairing leaves over one at most");
    }
    Set<Integer> seen = new HashSet<>();
    entrants(pairs, byes)
        .forEach(
            entrant -> {
              if (!seen.add(entrant)) {
                throw new IllegalArgumentException(
                    "entrant " + entrant + " stands twice in a round; everybody may once");
              }
            });
  }

  /**
   * {@return the pairing of a round; empty unless it consists of pairs and at most one bye, and
   * each entrant of the field stands in it once, and no other entrant}
   *
   * @param round a round of encounters of two entrants
   * @param field the numbers of the entrants that were to be paired
   */
  public static Optional<Pairing> of(Round round, List<Integer> field) {
    List<Integer> there = round.entrants().stream().sorted().toList();
    if (!there.equals(field.stream().sorted().toList()) || round.byes().size() > 1) {
      return Optional.empty();
    }
    List<Pair> pairs = round.encounters().stream().map(Pair::of).toList();
    return Optional.of(new Pairing(pairs, round.byes()));
  }

  /** {@return everybody who meets somebody or is left over} */
  public List<Integer> entrants() {
    return entrants(pairs, byes).sorted().toList();
  }

  private static Stream<Integer> entrants(List<Pair> pairs, List<Integer> byes) {
    return Stream.concat(
        pairs.stream().flatMap(pair -> Stream.of(pair.lower(), pair.higher())), byes.stream());
  }
}
