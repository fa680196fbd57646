package org.rondo.format;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The pairs of a round of two-seat matches. A pairing does not say which entrant has which seat.
 *
 * @param pairs the pairs, ordered by their lower number
 * @param byes the number of the entrant without an opponent, if the number of entrants is odd;
 *     otherwise empty
 */
public record Pairing(List<Opponents> pairs, List<Integer> byes) {

  /**
   * Two entrants that meet.
   *
   * @param lower the lower of their numbers
   * @param higher the higher of their numbers
   */
  public record Opponents(int lower, int higher) {

    /**
     * Creates a pair.
     *
     * @throws IllegalArgumentException if {@code lower} is below 0 or not below {@code higher}
     */
    public Opponents {
      checkArgument(
          lower >= 0 && lower < higher,
          "entrants %s and %s are not a pair: numbers count from 0, and the lower comes first",
          lower,
          higher);
    }

    /**
     * {@return the pair of two entrants, given in any order}
     *
     * @param one the number of one entrant
     * @param other the number of the other entrant
     * @throws IllegalArgumentException if both numbers are equal or one is below 0
     */
    public static Opponents of(int one, int other) {
      return new Opponents(Math.min(one, other), Math.max(one, other));
    }

    /**
     * {@return the pair of an encounter}
     *
     * @param encounter an encounter of two entrants
     */
    public static Opponents of(Encounter encounter) {
      return of(encounter.entrants().get(0), encounter.entrants().get(1));
    }
  }

  /**
   * Creates a pairing.
   *
   * @throws IllegalArgumentException if an entrant occurs twice, or there is more than one bye
   */
  public Pairing {
    pairs =
        pairs.stream()
            .sorted(Comparator.comparing(Opponents::lower).thenComparing(Opponents::higher))
            .toList();
    byes = List.copyOf(byes);
    checkArgument(byes.size() <= 1, "byes %s are too many; a pairing has at most one bye", byes);
    Set<Integer> seen = new HashSet<>();
    entrants(pairs, byes)
        .forEach(
            entrant -> {
              checkArgument(
                  seen.add(entrant),
                  "entrant %s occurs twice in a round; name each entrant once",
                  entrant);
            });
  }

  /**
   * {@return the pairing of a round; empty if the round leaves out an entrant of the field, names
   * an entrant twice, names an entrant outside the field, or has more than one bye}
   *
   * @param round a round in which every encounter has two entrants
   * @param field the numbers of the entrants to pair
   */
  public static Optional<Pairing> of(Round round, List<Integer> field) {
    List<Integer> there = round.entrants().stream().sorted().toList();
    if (!there.equals(field.stream().sorted().toList()) || round.byes().size() > 1) {
      return Optional.empty();
    }
    List<Opponents> pairs = round.encounters().stream().map(Opponents::of).toList();
    return Optional.of(new Pairing(pairs, round.byes()));
  }

  /** {@return the numbers of all entrants with an opponent or a bye, ascending} */
  public List<Integer> entrants() {
    return entrants(pairs, byes).sorted().toList();
  }

  private static Stream<Integer> entrants(List<Opponents> pairs, List<Integer> byes) {
    return Stream.concat(
        pairs.stream().flatMap(pair -> Stream.of(pair.lower(), pair.higher())), byes.stream());
  }
}
