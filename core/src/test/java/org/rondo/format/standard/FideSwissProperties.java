package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.ToyTournament;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

class FideSwissProperties {

  /** A round and what there was before it. */
  private record PairedRound(EntryList entries, Results results, Round round) {}

  /** Rounds with results at random, in which an entrant withdraws now and then. */
  private static List<PairedRound> rounds(FideSwiss format, int size, long seed) {
    EntryList entries = ToyTournament.entries(size, Seed.of(seed));
    Rng rng = Seed.of(seed).child("withdrawals").rng();
    List<PairedRound> rounds = new ArrayList<>();
    Results results = Results.none();
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent()) {
      rounds.add(new PairedRound(entries, results, round.get()));
      results =
          results.plus(ToyTournament.played(round.get(), ToyTournament.random(Seed.of(seed))));
      boolean withdraws = entries.active().size() > size - 2 && rng.chance(1, 10);
      entries = withdraws ? entries.without(rng.pick(entries.active())) : entries;
      round = format.next(entries, results);
    }
    return rounds;
  }

  /** Five tournaments of ten rounds. */
  @Example
  void noAbsoluteRuleIsBrokenInFiftyRounds() {
    for (int seed = 1; seed <= 5; seed++) {
      Set<Set<Integer>> met = new HashSet<>();
      Set<Integer> byes = new HashSet<>();
      Map<Integer, List<Integer>> seats = new HashMap<>();
      List<PairedRound> rounds = rounds(new FideSwiss(10, 1), 20 + seed, seed);
      assertThat(rounds).hasSize(10);
      for (PairedRound before : rounds) {
        assertThat(before.round().byes()).allMatch(byes::add).hasSizeLessThan(2);
        for (Encounter encounter : before.round().encounters()) {
          assertThat(met.add(Set.copyOf(encounter.entrants()))).as("%s", encounter).isTrue();
          boolean isExcepted = before == rounds.get(9) && hasTopscorer(before, encounter);
          for (int seat = 0; seat < 2; seat++) {
            List<Integer> own =
                seats.computeIfAbsent(encounter.entrants().get(seat), key -> new ArrayList<>());
            own.add(1 - 2 * seat);
            assertThat(isTooOften(own)).as("%s: %s", encounter, own).isIn(false, isExcepted);
          }
        }
      }
    }
  }

  private static boolean hasTopscorer(PairedRound before, Encounter encounter) {
    List<FideCard> cards = FideCard.all(before.entries().size(), before.results());
    return encounter.entrants().stream().anyMatch(entrant -> cards.get(entrant).halves() > 9);
  }

  private static boolean isTooOften(List<Integer> seats) {
    int size = seats.size();
    int last = size < 3 ? 0 : seats.subList(size - 3, size).stream().mapToInt(seat -> seat).sum();
    return Math.abs(last) == 3 || Math.abs(seats.stream().mapToInt(seat -> seat).sum()) > 2;
  }

  @Property(tries = 50)
  void noOtherPairingIsBetterByTheCriteriaOfTheFirstBracket(
      @ForAll @IntRange(min = 2, max = 8) int size,
      @ForAll @IntRange(min = 1, max = 2) int matches,
      @ForAll long seed) {
    for (PairedRound before : rounds(new FideSwiss(5, matches), size, seed)) {
      List<FideCard> field =
          FideCard.all(size, before.results()).stream()
              .filter(card -> before.entries().active().contains(card.entrant()))
              .sorted(FideCard.BEST_FIRST)
              .toList();
      boolean isLast = before.results().rounds().size() == 4;
      FideCriteria criteria =
          new FideCriteria(field, field.get(0).halves(), card -> isLast && card.halves() > 4);
      List<PairingRule> rules = new ArrayList<>(criteria.ofRound());
      rules.addAll(criteria.ofDownfloaters());
      PairingOptimizer optimizer =
          new PairingOptimizer(field.stream().map(FideCard::entrant).toList(), rules);
      List<Long> best = optimizer.counts(ToyTournament.pairing(before.round()));
      assertThat(AllPairings.of(before.entries().active()))
          .allMatch(
              pairing -> AllPairings.BEST_FIRST.compare(best, optimizer.counts(pairing)) <= 0);
    }
  }

  @Property(tries = 20)
  void theRoundsAreExplainedAndDoNotDeviate(
      @ForAll @IntRange(min = 2, max = 9) int size, @ForAll long seed) {
    FideSwiss format = new FideSwiss(4, 1);
    for (PairedRound before : rounds(format, size, seed)) {
      Explanation explanation =
          format.explain(before.entries(), before.results(), before.round()).orElseThrow();
      assertThat(explanation.pairing()).isEqualTo(ToyTournament.pairing(before.round()));
      assertThat(explanation.notes())
          .hasSize(before.entries().active().size() + before.round().encounters().size());
      assertThat(format.deviation(before.entries(), before.results(), before.round())).isEmpty();
    }
  }

  @Property(tries = 10)
  void aLargeScoreGroupIsPairedLikeSmallOnes(@ForAll @IntRange(min = 65, max = 90) int half) {
    EntryList entries = ToyTournament.entries(2 * half);
    Round round = new FideSwiss(1, 1).next(entries, Results.none()).orElseThrow();
    for (int board = 0; board < half; board++) {
      assertThat(round.encounters().get(board).entrants())
          .containsExactlyInAnyOrder(board, board + half);
    }
  }
}
