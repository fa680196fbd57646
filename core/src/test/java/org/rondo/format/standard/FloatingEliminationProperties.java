package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.matching.MatchingProof;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What holds in every floating elimination. */
class FloatingEliminationProperties {

  /** What is looked at in each round: who took part, with what behind it. */
  private interface RoundCheck {
    void at(EntryList entries, Results before, Round round, FloatingField field);
  }

  private static void tournament(
      int entrants, int lives, long seed, LastRule rule, RoundCheck check) {
    FloatingElimination format = new FloatingElimination(lives, rule, 2);
    EntryList entries = ToyTournament.entries(entrants, Seed.of(seed));
    Rng rng = Seed.of(seed).child("games").rng();
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) -> {
          boolean isBetter = rng.chance(0.7) == seated.get(0) < seated.get(1);
          return rng.chance(0.1)
              ? ToyTournament.scores(1, 1)
              : ToyTournament.scores(isBetter ? 1 : 0, isBetter ? 0 : 1);
        };
    Results results = Results.none();
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent()) {
      Optional<FloatingField> field = format.field(entries, results);
      assertThat(field.isPresent()).isEqualTo(!(round.get().stage() instanceof Stage.DrawReplay));
      if (field.isPresent()) {
        check.at(entries, results, round.get(), field.get());
      }
      results = results.plus(ToyTournament.played(round.get(), matches));
      // Each closed round costs somebody a life.
      assertThat(results.rounds().size()).isLessThanOrEqualTo(3 * entrants * lives);
      round = format.next(entries, results);
    }
    assertThat(format.standings(entries, results).awards().get(0).title()).isEqualTo("champion");
    assertThat(format.standings(entries, results).awards().get(1).title()).isEqualTo("second");
  }

  private static List<Integer> paired(Round round) {
    return round.encounters().stream().flatMap(one -> one.entrants().stream()).toList();
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void exactlyTheEntrantsInPlayArePairedOnce(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 5) int lives,
      @ForAll long seed) {
    Map<Integer, Integer> losses = new HashMap<>();
    tournament(
        entrants,
        lives,
        seed,
        LastRule.OF_2014,
        (entries, before, round, field) -> {
          List<Integer> all = new ArrayList<>(paired(round));
          all.addAll(round.byes());
          assertThat(all).doesNotHaveDuplicates();
          assertThat(all)
              .containsExactlyInAnyOrderElementsOf(
                  field.contenders().stream().map(FloatingField.Contender::entrant).toList());
          assertThat(field.contenders())
              .allSatisfy(one -> assertThat(one.losses()).isLessThan(lives));
          assertThat(round.byes()).hasSize(field.contenders().size() % 2);
          field
              .contenders()
              .forEach(
                  one -> {
                    int earlier = losses.getOrDefault(one.entrant(), 0);
                    assertThat(one.losses()).isBetween(earlier, earlier + 1);
                    losses.put(one.entrant(), one.losses());
                  });
        });
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void byesNeverDifferByMoreThanOne(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 5) int lives,
      @ForAll long seed) {
    tournament(
        entrants,
        lives,
        seed,
        LastRule.OF_2014,
        (entries, before, round, field) -> {
          List<Integer> byes =
              field.contenders().stream().map(FloatingField.Contender::byes).sorted().toList();
          assertThat(byes.get(byes.size() - 1) - byes.get(0)).isLessThanOrEqualTo(1);
          for (FloatingField.Contender one : field.contenders()) {
            if (round.byes().contains(one.entrant())) {
              assertThat(one.byes()).isEqualTo(byes.get(0));
            }
          }
        });
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void theBestPairingIsPlayed(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 4) int lives,
      @ForAll LastRule rule,
      @ForAll long seed) {
    tournament(
        entrants,
        lives,
        seed,
        rule,
        (entries, before, round, field) ->
            assertThat(ToyTournament.pairing(round)).isEqualTo(field.best()));
  }

  @Property(tries = 40, edgeCases = EdgeCasesMode.NONE)
  void noPairingAtAllIsBetterRuleByRule(
      @ForAll @IntRange(min = 2, max = 8) int entrants,
      @ForAll @IntRange(min = 1, max = 4) int lives,
      @ForAll LastRule rule,
      @ForAll long seed) {
    tournament(
        entrants,
        lives,
        seed,
        rule,
        (entries, before, round, field) -> {
          PairingOptimizer optimizer = field.optimizer();
          List<Long> counts = optimizer.counts(field.best());
          assertThat(AllPairings.of(field.entrants()))
              .allMatch(
                  other -> AllPairings.BEST_FIRST.compare(counts, optimizer.counts(other)) <= 0);
        });
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
  void theNextBestPairingIsNotBetterRuleByRule(
      @ForAll @IntRange(min = 9, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 4) int lives,
      @ForAll LastRule rule,
      @ForAll long seed) {
    tournament(
        entrants,
        lives,
        seed,
        rule,
        (entries, before, round, field) -> {
          List<Explanation.Rule> rules = field.explain(field.best()).rules();
          List<Long> counts = rules.stream().map(Explanation.Rule::count).toList();
          List<Long> next = rules.stream().flatMap(one -> one.next().stream()).toList();
          assertThat(next).hasSize(field.contenders().size() > 2 ? rules.size() : 0);
          assertThat(next.isEmpty() || AllPairings.BEST_FIRST.compare(counts, next) <= 0)
              .as("%s before %s", counts, next)
              .isTrue();
        });
  }

  @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
  void thePairingOfEveryRoundIsProvenBest(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 4) int lives,
      @ForAll LastRule rule,
      @ForAll long seed) {
    tournament(
        entrants,
        lives,
        seed,
        rule,
        (entries, before, round, field) ->
            MatchingProof.proven(field.optimizer().vertices(), field.optimizer().weights()));
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void ranksGoByLossesThenRatingThenSeed(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 4) int lives,
      @ForAll long seed) {
    tournament(
        entrants,
        lives,
        seed,
        LastRule.OF_2015,
        (entries, before, round, field) ->
            assertThat(field.contenders())
                .isSortedAccordingTo(
                    Comparator.comparing(FloatingField.Contender::losses)
                        .thenComparing(one -> -Math.round(one.rating() * 1e6))
                        .thenComparing(FloatingField.Contender::seed)));
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void theEntrantWithFewerMatchesInSeat0GetsIt(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 5) int lives,
      @ForAll long seed) {
    tournament(
        entrants,
        lives,
        seed,
        LastRule.OF_2014,
        (entries, before, round, field) -> {
          for (Encounter encounter : round.encounters()) {
            assertThat(balance(before, encounter.entrants().get(0)))
                .isLessThanOrEqualTo(balance(before, encounter.entrants().get(1)));
          }
        });
  }

  private static int balance(Results results, int entrant) {
    return results
        .encounters()
        .map(result -> result.encounter().entrants().indexOf(entrant))
        .mapToInt(seat -> seat < 0 ? 0 : 1 - 2 * seat)
        .sum();
  }
}
