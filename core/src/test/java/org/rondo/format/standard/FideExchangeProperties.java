package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Collections2;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.ToyTournament;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** One score group, in which only earlier meetings forbid pairs: the order of the Handbook. */
class FideExchangeProperties {

  /** All rounds in which each of an even field meets each other once, under random numbers. */
  private static List<List<Pairing.Opponents>> rounds(int size, Rng rng) {
    List<Integer> names = new ArrayList<>(IntStream.range(0, size).boxed().toList());
    rng.shuffle(names);
    List<List<Pairing.Opponents>> rounds = new ArrayList<>();
    for (int round = 0; round < size - 1; round++) {
      List<Pairing.Opponents> pairs = new ArrayList<>();
      pairs.add(Pairing.Opponents.of(names.get(size - 1), names.get(round)));
      for (int i = 1; i < size / 2; i++) {
        int one = names.get((round + i) % (size - 1));
        int other = names.get((round + size - 1 - i) % (size - 1));
        pairs.add(Pairing.Opponents.of(one, other));
      }
      rounds.add(pairs);
    }
    return rounds;
  }

  /** Draws with both seats for each, so that all have equal points and no preferences. */
  private static Results drawn(List<List<Pairing.Opponents>> rounds) {
    Results results = Results.none();
    for (List<Pairing.Opponents> pairs : rounds) {
      List<Encounter> encounters =
          pairs.stream()
              .map(pair -> new Encounter(0, List.of(pair.lower(), pair.higher()), 2))
              .toList();
      Round round = Round.of(Stage.round(results.rounds().size() + 1), encounters);
      results = results.plus(ToyTournament.played(round, ToyTournament.allDrawn()));
    }
    return results;
  }

  /**
   * The upper halves in the order of the Handbook: fewer exchanges, less difference between the
   * sums of the exchanged numbers, higher numbers that leave the upper half, lower ones that join
   * it.
   */
  private static List<Set<Integer>> upperHalves(int size) {
    Set<Integer> all = Set.copyOf(IntStream.range(0, size).boxed().toList());
    Comparator<Set<Integer>> exchanges = Comparator.comparing(upper -> joined(upper, size).size());
    return Sets.combinations(all, size / 2).stream()
        .sorted(
            exchanges
                .thenComparing(upper -> upper.stream().mapToInt(i -> i).sum())
                .thenComparing((one, other) -> compare(left(other, size), left(one, size)))
                .thenComparing((one, other) -> compare(joined(one, size), joined(other, size))))
        .toList();
  }

  /** The numbers that join the upper half, the lowest first. */
  private static List<Integer> joined(Set<Integer> upper, int size) {
    return upper.stream().filter(i -> i >= size / 2).sorted().toList();
  }

  /** The numbers that leave the upper half, the highest first. */
  private static List<Integer> left(Set<Integer> upper, int size) {
    return IntStream.range(0, size / 2)
        .boxed()
        .filter(i -> !upper.contains(i))
        .sorted(Comparator.reverseOrder())
        .toList();
  }

  private static int compare(List<Integer> one, List<Integer> other) {
    return IntStream.range(0, one.size())
        .map(i -> Integer.compare(one.get(i), other.get(i)))
        .filter(order -> order != 0)
        .findFirst()
        .orElse(0);
  }

  private static Optional<Set<Pairing.Opponents>> first(
      int size, Collection<Pairing.Opponents> allowed) {
    return upperHalves(size).stream()
        .flatMap(upper -> pairings(upper, size))
        .filter(allowed::containsAll)
        .findFirst();
  }

  /** The pairings of an upper half, in the order of the transpositions of the lower half. */
  private static Stream<Set<Pairing.Opponents>> pairings(Set<Integer> upper, int size) {
    List<Integer> ranked = upper.stream().sorted().toList();
    List<Integer> lower = IntStream.range(0, size).boxed().filter(i -> !upper.contains(i)).toList();
    return Collections2.orderedPermutations(lower).stream()
        .map(
            opponents ->
                Set.copyOf(
                    IntStream.range(0, ranked.size())
                        .mapToObj(i -> Pairing.Opponents.of(ranked.get(i), opponents.get(i)))
                        .toList()));
  }

  @Property(tries = 150)
  void exchangesAndTranspositionsAreTriedInTheOrderOfTheHandbook(
      @ForAll @IntRange(min = 2, max = 4) int open, @ForAll long seed) {
    int size = 8;
    List<List<Pairing.Opponents>> rounds = rounds(size, Seed.of(seed).rng());
    Results results = drawn(rounds.subList(open, rounds.size()));
    List<Pairing.Opponents> allowed =
        rounds.subList(0, open).stream().flatMap(List::stream).toList();
    Round next = new FideSwiss(30, 2).next(ToyTournament.entries(size), results).orElseThrow();
    assertThat(Optional.of(Set.copyOf(ToyTournament.pairing(next).pairs())))
        .isEqualTo(first(size, allowed));
  }
}
