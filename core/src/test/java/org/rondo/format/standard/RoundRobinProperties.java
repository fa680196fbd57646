package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.RoundResult;
import org.rondo.format.ToyTournament;

class RoundRobinProperties {
  private static final RoundRobin ONE_MATCH = new RoundRobin(1, Points.PER_MATCH);

  @Property
  void everyPairMeetsOnce(@ForAll @IntRange(min = 2, max = 80) int size) {
    Results results =
        ToyTournament.play(ONE_MATCH, ToyTournament.entries(size), ToyTournament.lowerWins());
    List<Set<Integer>> pairs =
        results.encounters().map(result -> Set.copyOf(result.encounter().entrants())).toList();
    assertThat(pairs).hasSize(size * (size - 1) / 2).doesNotHaveDuplicates();
    assertThat(pairs).allMatch(pair -> pair.size() == 2);
  }

  @Property
  void everyEntrantPlaysOrHasAByeOnceARound(@ForAll @IntRange(min = 2, max = 80) int size) {
    Results results =
        ToyTournament.play(ONE_MATCH, ToyTournament.entries(size), ToyTournament.lowerWins());
    assertThat(results.rounds()).hasSize(size + size % 2 - 1);
    for (RoundResult result : results.rounds()) {
      List<Integer> all = new ArrayList<>(result.round().byes());
      result.round().encounters().forEach(encounter -> all.addAll(encounter.entrants()));
      assertThat(all).hasSize(size).doesNotHaveDuplicates();
      assertThat(result.round().byes()).hasSize(size % 2);
    }
  }

  @Property
  void everyEntrantHasAByeOnceInAnOddField(@ForAll @IntRange(min = 1, max = 40) int half) {
    int size = 2 * half + 1;
    Results results =
        ToyTournament.play(ONE_MATCH, ToyTournament.entries(size), ToyTournament.lowerWins());
    Set<Integer> byes = new HashSet<>();
    results.rounds().forEach(result -> byes.addAll(result.round().byes()));
    assertThat(byes).hasSize(size);
  }

  @Property
  void noEntrantHasSeat0MuchMoreOftenThanSeat1(@ForAll @IntRange(min = 2, max = 80) int size) {
    Results results =
        ToyTournament.play(ONE_MATCH, ToyTournament.entries(size), ToyTournament.lowerWins());
    for (int entrant = 0; entrant < size; entrant++) {
      int wanted = entrant;
      long first =
          results.encounters().filter(r -> r.encounter().entrants().get(0) == wanted).count();
      assertThat(2 * first - (size - 1)).isBetween(-1L, 1L);
    }
  }
}
