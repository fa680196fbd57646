package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

class ScoreAverageProperties {

  private static Round round(int seats, int matches, int entrants, long seed) {
    return new ScoreAverage(seats, matches, List.of())
        .next(ToyTournament.entries(entrants, Seed.of(seed)), Results.none())
        .orElseThrow();
  }

  /** {@return by how many games what two share differs at most} */
  private static int spread(Round round, int entrants) {
    Multiset<Set<Integer>> shared = HashMultiset.create();
    for (Encounter encounter : round.encounters()) {
      Set<Integer> sharing = new HashSet<>(encounter.entrants());
      assertThat(sharing).hasSize(encounter.entrants().size());
      sharing.forEach(
          one ->
              sharing.stream()
                  .filter(other -> one < other)
                  .forEach(other -> shared.add(Set.of(one, other), encounter.matches())));
    }
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int one = 0; one < entrants; one++) {
      for (int other = 0; other < one; other++) {
        least = Math.min(least, shared.count(Set.of(one, other)));
        most = Math.max(most, shared.count(Set.of(one, other)));
      }
    }
    return most - least;
  }

  /** {@return how often each entrant holds each seat} */
  private static Multiset<List<Integer>> seatsOf(Round round) {
    Multiset<List<Integer>> held = HashMultiset.create();
    for (Encounter encounter : round.encounters()) {
      for (int match = 0; match < encounter.matches(); match++) {
        List<Integer> seated = encounter.seated(match);
        for (int seat = 0; seat < seated.size(); seat++) {
          held.add(List.of(seated.get(seat), seat));
        }
      }
    }
    return held;
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void allEntrantsHoldAllSeatsEquallyOftenInAtLeastTheRequestedMatches(
      @ForAll @IntRange(min = 2, max = 6) int seats,
      @ForAll @IntRange(min = 1, max = 100) int matches,
      @ForAll @IntRange(min = 2, max = 20) int entrants,
      @ForAll long seed) {
    Multiset<List<Integer>> held = seatsOf(round(seats, matches, entrants, seed));
    assertThat(held.elementSet()).hasSize(seats * entrants);
    assertThat(held.entrySet())
        .allMatch(entry -> entry.getCount() == (matches + seats - 1) / seats);
  }

  @Property(edgeCases = EdgeCasesMode.NONE)
  void anyTwoOfUpTo23ShareEquallyManyMatchesOfFourOrOneMore(
      @ForAll @IntRange(min = 1, max = 200) int matches,
      @ForAll @IntRange(min = 4, max = 23) int entrants,
      @ForAll long seed) {
    assertThat(spread(round(4, matches, entrants, seed), entrants)).isLessThanOrEqualTo(1);
  }

  @Property(tries = 10, edgeCases = EdgeCasesMode.NONE)
  void someOfUpTo200ShareAtMostTwoMatchesOfFourMoreThanOthers(
      @ForAll @IntRange(min = 1, max = 1000) int matches,
      @ForAll @IntRange(min = 24, max = 200) int entrants) {
    assertThat(spread(round(4, matches, entrants, 1), entrants)).isLessThanOrEqualTo(2);
  }

  @Property(tries = 3, edgeCases = EdgeCasesMode.NONE)
  void aShortCycleThatIsUnevenIsNotRepeated(@ForAll @IntRange(min = 100, max = 1000) int matches) {
    // Of 61, two blocks of six could be balanced by their number, and none are.
    assertThat(spread(round(6, matches, 61, 1), 61)).isLessThanOrEqualTo(2);
  }

  @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
  void encountersStayFew(
      @ForAll @IntRange(min = 1, max = 1_000_000) int matches,
      @ForAll @IntRange(min = 2, max = 40) int entrants) {
    assertThat(round(4, matches, entrants, 1).encounters())
        .hasSizeLessThanOrEqualTo(8 * entrants * entrants);
  }
}
