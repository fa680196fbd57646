package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

class ScoreAverageTest {
  private static final ScoreAverage FOURS = new ScoreAverage(4, 8, List.of());
  private static final ScoreAverage VARIANTS = new ScoreAverage(4, 4, List.of("3x3", "10x10"));

  /** Everybody scores its number. */
  private static final ToyTournament.MatchSimulator BY_NUMBER =
      (encounter, seated, match) ->
          ToyTournament.scores(seated.stream().mapToDouble(entrant -> entrant).toArray());

  @Test
  void fourEntrantsShareAllMatches() {
    Round round = FOURS.next(ToyTournament.entries(4), Results.none()).orElseThrow();
    assertThat(round.encounters()).hasSize(4).allMatch(encounter -> encounter.matches() == 2);
    assertThat(round.encounters())
        .allSatisfy(e -> assertThat(e.entrants()).containsExactlyInAnyOrder(0, 1, 2, 3));
  }

  @Test
  void aMillionMatchesAreFewEncounters() {
    ScoreAverage huge = new ScoreAverage(4, 1_000_000, List.of());
    Round round = huge.next(ToyTournament.entries(20), Results.none()).orElseThrow();
    assertThat(round.encounters()).hasSizeLessThan(800);
    assertThat(round.matchCount() * 4).isEqualTo(20_000_000);
  }

  @Test
  void twoEntrantsShareAllSeats() {
    EntryList two = ToyTournament.entries(2);
    ScoreAverage threes = new ScoreAverage(3, 15, List.of());
    Round round = threes.next(two, Results.none()).orElseThrow();
    assertThat(round.encounters()).extracting(Encounter::matches).containsExactly(2, 2, 2, 2, 1, 1);
    assertThat(round.matchCount()).isEqualTo(10);
    assertThat(threes.matchesLeft(two, Results.none())).hasValue(10);
    assertThat(threes.matchesLeft(two.without(1), Results.none())).hasValue(0);
    assertThat(threes.pairsByResults()).isFalse();
    assertThatThrownBy(() -> threes.next(ToyTournament.entries(1), Results.none()))
        .hasMessageContainingAll("score-average of 1 entrants", "2 at least");
  }

  @Test
  void pairsAreDrawn() {
    ScoreAverage once = new ScoreAverage(2, 2, List.of());
    Set<Set<Set<Integer>>> drawn = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      Round round =
          once.next(ToyTournament.entries(7, Seed.of(seed)), Results.none()).orElseThrow();
      drawn.add(
          round.encounters().stream()
              .map(encounter -> Set.copyOf(encounter.entrants()))
              .collect(Collectors.toSet()));
    }
    assertThat(drawn).hasSizeGreaterThan(10);
  }

  @Test
  void oneVariantHasNoTableOfItsOwn() {
    ScoreAverage one = new ScoreAverage(4, 4, List.of("3x3"));
    EntryList entries = ToyTournament.entries(5);
    Results results = ToyTournament.play(one, entries, BY_NUMBER);
    assertThat(one.standings(entries, results).tables()).hasSize(1);
  }

  @Test
  void theMeanScoreCounts() {
    EntryList entries = ToyTournament.entries(5);
    Results results = ToyTournament.play(FOURS, entries, BY_NUMBER);
    Standings standings = FOURS.standings(entries, results);
    assertThat(standings.tables()).hasSize(1);
    assertThat(standings.tables().get(0).measure()).isEqualTo("mean");
    assertThat(ToyTournament.names(standings.tables().get(0)))
        .containsExactly("e5", "e4", "e3", "e2", "e1");
    assertThat(ToyTournament.points(standings.tables().get(0)))
        .containsExactly(4.0, 3.0, 2.0, 1.0, 0.0);
    assertThat(standings.awards()).containsExactly(Standings.Award.champion("e5"));
  }

  @Test
  void equalMeansShareARank() {
    EntryList entries = ToyTournament.entries(5);
    Results results = ToyTournament.play(FOURS, entries, ToyTournament.allDrawn());
    assertThat(ToyTournament.ranks(FOURS.standings(entries, results).tables().get(0)))
        .containsOnly(1);
  }

  @Test
  void everyVariantIsARoundWithATableOfItsOwn() {
    EntryList entries = ToyTournament.entries(6);
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            ToyTournament.scores(
                seated.stream()
                    .mapToDouble(e -> encounter.variant() == 0 ? e : 10 - 3 * e)
                    .toArray());
    Results results = ToyTournament.play(VARIANTS, entries, matches);
    assertThat(results.rounds()).extracting(r -> r.round().title()).containsExactly("3x3", "10x10");
    assertThat(results.rounds().get(1).round().encounters()).allMatch(e -> e.variant() == 1);
    List<Standings.Table> tables = VARIANTS.standings(entries, results).tables();
    assertThat(tables).extracting(Standings.Table::title).containsExactly("", "3x3", "10x10");
    assertThat(ToyTournament.names(tables.get(0))).startsWith("e1").endsWith("e6");
    assertThat(ToyTournament.names(tables.get(1))).startsWith("e6");
    assertThat(ToyTournament.points(tables.get(0))).startsWith(5.0, 4.0);
    assertThat(tables.get(0).lines().get(0).tally().matches()).isEqualTo(8);
    assertThat(tables.get(2).lines().get(0).tally().matches()).isEqualTo(4);
  }

  @Test
  void tablesOfVariantsThatAreStillToComeAreLeftOut() {
    EntryList entries = ToyTournament.entries(6);
    Round first = VARIANTS.next(entries, Results.none()).orElseThrow();
    Results results = Results.none().plus(ToyTournament.played(first, BY_NUMBER));
    Standings standings = VARIANTS.standings(entries, results);
    assertThat(standings.tables()).extracting(Standings.Table::title).containsExactly("", "3x3");
    assertThat(standings.awards()).isEmpty();
  }

  @Test
  void withFewerEntrantsThanSeatsEachEntrantHoldsSeveral() {
    ScoreAverage format = new ScoreAverage(4, 6, List.of());
    Results results = ToyTournament.play(format, ToyTournament.entries(3), BY_NUMBER);
    assertThat(results.encounters().map(EncounterResult::encounter))
        .allSatisfy(e -> assertThat(e.entrants()).hasSize(4).contains(0, 1, 2));
    assertThat(results.tally(0).matches()).isEqualTo(8);
    assertThat(results.tally(2).matches()).isEqualTo(8);
  }

  @Test
  void aWithdrawnEntrantIsNotPlannedForTheNextVariant() {
    EntryList entries = ToyTournament.entries(6);
    Round first = VARIANTS.next(entries, Results.none()).orElseThrow();
    Results results = Results.none().plus(ToyTournament.played(first, BY_NUMBER));
    Round second = VARIANTS.next(entries.without(2), results).orElseThrow();
    assertThat(second.encounters()).hasSize(5).noneMatch(e -> e.entrants().contains(2));
  }

  @Test
  void theSeedChoosesTheEntrantsOfEachMatch() {
    Round one = FOURS.next(ToyTournament.entries(9, Seed.of(1)), Results.none()).orElseThrow();
    Round two = FOURS.next(ToyTournament.entries(9, Seed.of(2)), Results.none()).orElseThrow();
    assertThat(one.encounters()).isNotEqualTo(two.encounters());
  }

  @Test
  void badVariantsAndNumbersAreRefused() {
    assertThatThrownBy(() -> new ScoreAverage(4, 8, List.of("a", "a")))
        .hasMessageContainingAll("variant 'a'", "empty", "slash", "twice");
    assertThatThrownBy(() -> new ScoreAverage(4, 8, List.of(" "))).hasMessageContaining("' '");
    assertThatThrownBy(() -> new ScoreAverage(4, 8, List.of("a/b"))).hasMessageContaining("a/b");
    assertThatThrownBy(() -> new ScoreAverage(1, 8, List.of()))
        .hasMessageContainingAll("seats 1", "not in 2..64");
    assertThatThrownBy(() -> new ScoreAverage(4, 0, List.of())).hasMessageContaining("games 0");
  }

  @Test
  void aWithdrawnLeaderIsNotChampion() {
    EntryList entries = ToyTournament.entries(5);
    Results results = ToyTournament.play(FOURS, entries, BY_NUMBER);
    assertThat(FOURS.standings(entries.without(4), results).awards())
        .containsExactly(Standings.Award.champion("e4"));
  }
}
