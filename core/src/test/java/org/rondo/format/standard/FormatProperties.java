package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Format;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.random.Rng;
import org.rondo.random.Seed;

/** What every format keeps to. */
class FormatProperties {

  @Provide
  Arbitrary<Format> formats() {
    return Arbitraries.of(
        new RoundRobin(2, Points.PER_MATCH),
        new RoundRobin(3, Points.PER_ENCOUNTER),
        new LeagueFinal(1, new SeriesLength(3, 2, 5), 3),
        LeagueFinal.computeFest(),
        new ScoreAverage(2, 6, List.of()),
        new ScoreAverage(4, 8, List.of("one", "two", "three")),
        new Knockout(0),
        new Knockout(64),
        new Knockout(0, 3),
        new Knockout(64, 4),
        new Knockout(0, 8),
        new Qualifier(1, 20, 4, 8),
        new Qualifier(2, 5, 2, 1),
        FloatingElimination.wcc2014(),
        new FloatingElimination(1, FloatingElimination.LastRule.OF_2015, 2),
        new Championship(new Qualifier(1, 5, 2, 6), FloatingElimination.wcc2014()),
        new Swiss(0, 1),
        new Swiss(6, 2),
        new FideSwiss(0, 1),
        new FideSwiss(6, 2),
        new Gauntlet(3, 1));
  }

  private static EntryList entries(int size, long seed) {
    return ToyTournament.entries(size, Seed.of(seed));
  }

  @Property
  void everyTournamentEnds(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 3, max = 12) int size,
      @ForAll long seed) {
    EntryList entries = entries(size, seed);
    Results results = ToyTournament.play(format, entries, ToyTournament.random(Seed.of(seed)));
    assertThat(results.rounds()).isNotEmpty();
    assertThat(format.next(entries, results)).isEmpty();
  }

  @Property
  void everyTournamentOfDrawsEnds(
      @ForAll("formats") Format format, @ForAll @IntRange(min = 3, max = 12) int size) {
    Results results = ToyTournament.play(format, entries(size, 1), ToyTournament.allDrawn());
    assertThat(results.rounds()).isNotEmpty();
  }

  @Property(tries = 100)
  void theSameEntrantsAndResultsGiveTheSameAnswers(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 3, max = 10) int size,
      @ForAll long seed) {
    EntryList entries = entries(size, seed);
    Results all = ToyTournament.play(format, entries, ToyTournament.random(Seed.of(seed)));
    for (int i = 0; i < all.rounds().size(); i++) {
      Results before = new Results(all.rounds().subList(0, i));
      assertThat(format.next(entries(size, seed), before)).contains(all.rounds().get(i).round());
      assertThat(format.standings(entries(size, seed), before))
          .isEqualTo(format.standings(entries, before));
    }
  }

  @Property
  void withdrawnEntrantsAreNotPaired(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 3, max = 10) int size,
      @ForAll long seed) {
    EntryList entries = entries(size, seed);
    Rng rng = Seed.of(seed).child("withdrawals").rng();
    Results results = Results.none();
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent()) {
      EntryList now = entries;
      for (Encounter encounter : round.get().encounters()) {
        assertThat(now.active()).containsAll(encounter.entrants());
      }
      assertThat(now.active()).containsAll(round.get().byes());
      results =
          results.plus(ToyTournament.played(round.get(), ToyTournament.random(Seed.of(seed))));
      entries = rng.chance(1, 4) ? entries.without(rng.below(size)) : entries;
      assertThat(results.rounds().size()).isLessThan(1000);
      round = format.next(entries, results);
      assertThat(format.standings(entries, results).tables()).isNotEmpty();
    }
  }

  @Property
  void standingsNameEveryEntrantOnceWithItsMatches(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 3, max = 12) int size,
      @ForAll long seed) {
    EntryList entries = entries(size, seed);
    Results results = ToyTournament.play(format, entries, ToyTournament.random(Seed.of(seed)));
    List<Standings.Table> tables = format.standings(entries, results).tables();
    Standings.Table table = tables.get(0);
    List<String> wanted = new ArrayList<>(entries.names());
    if (format instanceof Qualifier qualifier) {
      wanted = wanted.subList(0, size - qualifier.benchmarks());
    }
    if (format instanceof Championship championship) {
      // The finals have a table of their own.
      table = tables.get(tables.size() - 1);
      wanted = wanted.subList(0, size - championship.qualifier().benchmarks());
      results =
          new Results(
              results.rounds().stream()
                  .filter(round -> round.round().stage() instanceof Stage.QualifierPart)
                  .toList());
    }
    assertThat(ToyTournament.names(table)).containsExactlyInAnyOrderElementsOf(wanted);
    for (Standings.Line line : table.lines()) {
      int entrant = entries.names().indexOf(line.entrant());
      assertThat(line.tally()).isEqualTo(results.tally(entrant));
    }
  }

  @Property
  void ranksBeginAt1AndSharedOnesLeaveAsManyEmpty(
      @ForAll("formats") Format format,
      @ForAll @IntRange(min = 3, max = 12) int size,
      @ForAll long seed) {
    EntryList entries = entries(size, seed);
    Results results = ToyTournament.play(format, entries, ToyTournament.random(Seed.of(seed)));
    for (Standings.Table table : format.standings(entries, results).tables()) {
      List<Integer> ranks = ToyTournament.ranks(table);
      assertThat(ranks).isSorted();
      for (int rank : ranks) {
        assertThat(Collections.frequency(ranks, rank) + ranks.indexOf(rank))
            .isEqualTo(ranks.lastIndexOf(rank) + 1);
        assertThat(ranks.indexOf(rank)).isEqualTo(rank - 1);
      }
    }
  }
}
