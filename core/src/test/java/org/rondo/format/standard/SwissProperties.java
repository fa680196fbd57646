package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Pairing;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.ToyTournament;
import org.rondo.matching.MatchingProof;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class SwissProperties {

  /** The largest field that is paired; every pairing of the smaller ones is tried. */
  private static final int MOST = 40;

  private static final int FEW = 8;

  /** A round and what there was before it. */
  private record PairedRound(EntryList entries, Results results, Round round) {
    /** How often two have met, by the lower number. */
    Map<List<Integer>, Integer> meetings() {
      Map<List<Integer>, Integer> meetings = new HashMap<>();
      results
          .encounters()
          .map(result -> result.encounter().entrants().stream().sorted().toList())
          .forEach(pair -> meetings.merge(pair, 1, Integer::sum));
      return meetings;
    }

    int byes(int entrant) {
      return (int)
          results.rounds().stream().filter(r -> r.round().byes().contains(entrant)).count();
    }
  }

  /** Rounds with results at random, in which somebody withdraws now and then. */
  private static List<PairedRound> rounds(Swiss format, int size, long seed) {
    EntryList entries = ToyTournament.entries(size, Seed.of(seed));
    Rng rng = Seed.of(seed).child("withdrawals").rng();
    List<PairedRound> rounds = new ArrayList<>();
    Results results = Results.none();
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent()) {
      rounds.add(new PairedRound(entries, results, round.get()));
      results =
          results.plus(ToyTournament.played(round.get(), ToyTournament.random(Seed.of(seed))));
      boolean withdraws = entries.active().size() > 3 && rng.chance(1, 10);
      entries = withdraws ? entries.without(rng.pick(entries.active())) : entries;
      round = format.next(entries, results);
    }
    return rounds;
  }

  @Property(tries = 50)
  void thereAreExactlyTheGivenRounds(
      @ForAll @IntRange(min = 2, max = MOST) int size,
      @ForAll @IntRange(min = 1, max = 12) int number,
      @ForAll long seed) {
    List<PairedRound> rounds = rounds(new Swiss(number, 1), size, seed);
    assertThat(rounds).hasSize(number);
    assertThat(rounds.get(number - 1).round().title()).isEqualTo("round " + number);
  }

  @Property(tries = 50)
  void everyEntrantPlaysOrHasTheOnlyBye(
      @ForAll @IntRange(min = 2, max = MOST) int size, @ForAll long seed) {
    for (PairedRound before : rounds(new Swiss(6, 1), size, seed)) {
      List<Integer> all = new ArrayList<>(before.round().byes());
      before.round().encounters().forEach(encounter -> all.addAll(encounter.entrants()));
      assertThat(all).containsExactlyInAnyOrderElementsOf(before.entries().active());
      assertThat(before.round().byes()).hasSize(all.size() % 2);
    }
  }

  @Property(tries = 50)
  void theByeGoesToAnEntrantWithTheFewestByes(
      @ForAll @IntRange(min = 3, max = MOST) int size, @ForAll long seed) {
    for (PairedRound before : rounds(new Swiss(8, 1), size, seed)) {
      for (int bye : before.round().byes()) {
        assertThat(before.entries().active())
            .allMatch(entrant -> before.byes(bye) <= before.byes(entrant));
      }
    }
  }

  @Property(tries = 50)
  void noPairMeetsAgainIfThatCanBeAvoided(
      @ForAll @IntRange(min = 2, max = FEW) int size, @ForAll long seed) {
    for (PairedRound before : rounds(new Swiss(8, 1), size, seed)) {
      Map<List<Integer>, Integer> meetings = before.meetings();
      int fewest = before.entries().active().stream().mapToInt(before::byes).min().orElseThrow();
      List<Pairing> allowed =
          AllPairings.of(before.entries().active()).stream()
              .filter(pairing -> pairing.byes().stream().allMatch(b -> before.byes(b) == fewest))
              .toList();
      int[] levels = levels(ToyTournament.pairing(before.round()), meetings);
      assertThat(allowed)
          .allMatch(pairing -> Arrays.compare(levels, levels(pairing, meetings)) <= 0);
    }
  }

  /** How many pairs meet for the ninth time, the eighth time and so on. */
  private static int[] levels(Pairing pairing, Map<List<Integer>, Integer> meetings) {
    int[] counts = new int[9];
    for (Pairing.Opponents pair : pairing.pairs()) {
      counts[8 - meetings.getOrDefault(List.of(pair.lower(), pair.higher()), 0)]++;
    }
    counts[8] = 0;
    return counts;
  }

  @Property(tries = 50)
  void noOtherPairingIsBetterByTheRules(
      @ForAll @IntRange(min = 2, max = FEW) int size,
      @ForAll @IntRange(min = 1, max = 2) int matches,
      @ForAll long seed) {
    for (PairedRound before : rounds(new Swiss(5, matches), size, seed)) {
      SwissRound round = new SwissRound(before.entries(), before.results(), matches);
      PairingOptimizer optimizer = round.optimizer();
      List<Long> best = optimizer.counts(ToyTournament.pairing(before.round()));
      assertThat(AllPairings.of(before.entries().active()))
          .allMatch(
              pairing -> AllPairings.BEST_FIRST.compare(best, optimizer.counts(pairing)) <= 0);
    }
  }

  @Property(tries = 20)
  void thePairingOfEveryRoundIsProvenBest(
      @ForAll @IntRange(min = 2, max = MOST) int size, @ForAll long seed) {
    for (PairedRound before : rounds(new Swiss(6, 1), size, seed)) {
      PairingOptimizer optimizer =
          new SwissRound(before.entries(), before.results(), 1).optimizer();
      MatchingProof.proven(optimizer.vertices(), optimizer.weights());
    }
  }

  @Property(tries = 50)
  void seatsAreHeldTooOftenOnlyWhereTheOtherSeatingDoesItToo(
      @ForAll @IntRange(min = 2, max = MOST) int size, @ForAll long seed) {
    Map<Integer, List<Integer>> seats = new HashMap<>();
    for (PairedRound before : rounds(new Swiss(8, 1), size, seed)) {
      for (Encounter encounter : before.round().encounters()) {
        List<Integer> seated = encounter.entrants();
        assertThat(isTooOften(seats, seated.get(0), seated.get(1)))
            .as("%s after %s", encounter, seats)
            .isIn(false, isTooOften(seats, seated.get(1), seated.get(0)));
      }
      for (Encounter encounter : before.round().encounters()) {
        for (int seat = 0; seat < 2; seat++) {
          seats.computeIfAbsent(encounter.entrants().get(seat), key -> new ArrayList<>()).add(seat);
        }
      }
    }
  }

  private static boolean isTooOften(Map<Integer, List<Integer>> seats, int first, int second) {
    return isTooOften(seats.getOrDefault(first, List.of()), 0)
        || isTooOften(seats.getOrDefault(second, List.of()), 1);
  }

  private static boolean isTooOften(List<Integer> before, int seat) {
    List<Integer> all = new ArrayList<>(before);
    all.add(seat);
    List<Integer> last = all.subList(Math.max(0, all.size() - 3), all.size());
    boolean isThird = last.equals(List.of(seat, seat, seat));
    int count = Collections.frequency(all, seat);
    return isThird || count - (all.size() - count) > 2;
  }

  @Property(tries = 20)
  void anExplainedRoundBeatsTheNextBestByTheFirstRuleThatDiffers(
      @ForAll @IntRange(min = 2, max = FEW) int size, @ForAll long seed) {
    Swiss format = new Swiss(4, 1);
    for (PairedRound before : rounds(format, size, seed)) {
      Explanation explanation =
          format.explain(before.entries(), before.results(), before.round()).orElseThrow();
      assertThat(explanation.pairing()).isEqualTo(ToyTournament.pairing(before.round()));
      assertThat(explanation.nextBest().isPresent())
          .isEqualTo(before.entries().active().size() > 2);
      long[] counts = explanation.rules().stream().mapToLong(Explanation.Rule::count).toArray();
      long[] next =
          explanation.rules().stream().mapToLong(r -> r.next().orElse(r.count())).toArray();
      assertThat(Arrays.compare(counts, next)).isLessThanOrEqualTo(0);
    }
  }
}
