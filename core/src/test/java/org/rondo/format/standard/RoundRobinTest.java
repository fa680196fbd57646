package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Points;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.Tally;
import org.rondo.format.ToyTournament;
import org.rondo.input.ConflictingSettingsException;

class RoundRobinTest {

  /** Table 1 of the ComputeFest competition, as printed. */
  private static final List<String> TABLE_1 =
      List.of(
          "1-10 2-9 3-8 4-7 5-6",
          "1-9 2-7 3-6 4-5 8-10",
          "1-8 2-5 3-4 6-10 7-9",
          "1-7 2-3 4-10 5-9 6-8",
          "1-6 2-10 3-9 4-8 5-7",
          "1-5 2-8 3-7 4-6 9-10",
          "1-4 2-6 3-5 7-10 8-9",
          "1-3 2-4 5-10 6-9 7-8",
          "1-2 3-10 4-9 5-8 6-7");

  private static final RoundRobin PER_ENCOUNTER = new RoundRobin(5, Points.PER_ENCOUNTER);
  private static final RoundRobin PER_MATCH = new RoundRobin(2, Points.PER_MATCH);

  private static String lowerFirst(Encounter encounter) {
    return encounter.entrants().stream()
        .sorted()
        .map(entrant -> Integer.toString(entrant + 1))
        .collect(Collectors.joining("-"));
  }

  private static List<String> pairs(Results results) {
    return results.rounds().stream()
        .map(
            result ->
                result.round().encounters().stream()
                    .map(RoundRobinTest::lowerFirst)
                    .collect(Collectors.joining(" ")))
        .toList();
  }

  @Test
  void tenEntrantsMeetAsInTheSourcesTable() {
    Results results =
        ToyTournament.play(PER_ENCOUNTER, ToyTournament.entries(10), ToyTournament.lowerWins());
    assertThat(pairs(results)).isEqualTo(TABLE_1);
    assertThat(results.rounds())
        .extracting(r -> r.round().title())
        .startsWith("round 1", "round 2");
    assertThat(results.encounters()).allMatch(result -> result.encounter().matches() == 5);
  }

  @Test
  void theLowerNumberBeginsWhereTheSumIsOdd() {
    Round first = PER_ENCOUNTER.next(ToyTournament.entries(4), Results.none()).orElseThrow();
    assertThat(first.encounters())
        .containsExactly(Encounter.of(0, 3).over(5), Encounter.of(1, 2).over(5));
    Results results =
        ToyTournament.play(PER_ENCOUNTER, ToyTournament.entries(4), ToyTournament.lowerWins());
    assertThat(results.rounds().get(1).round().encounters())
        .containsExactly(Encounter.of(2, 0).over(5), Encounter.of(3, 1).over(5));
  }

  @Test
  void twoEntrantsHaveOneRound() {
    assertThat(
            ToyTournament.play(PER_MATCH, ToyTournament.entries(2), ToyTournament.lowerWins())
                .rounds())
        .hasSize(1);
  }

  @Test
  void oneEntrantIsRefusedBeforeTheFirstRoundOnly() {
    assertThatThrownBy(() -> PER_MATCH.next(ToyTournament.entries(1), Results.none()))
        .isInstanceOf(ConflictingSettingsException.class)
        .hasMessageContainingAll("round-robin of 1 entrants", "2 at least");
    EntryList one = ToyTournament.entries(2).without(0);
    assertThat(PER_MATCH.next(one, Results.none())).isEmpty();
  }

  @Test
  void anEncounterIsTwoPointsAndEqualWinsAreOneEach() {
    // e1 wins 3 of 5 against e2 and draws the matches with e3, which beats nobody.
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) -> {
          List<Integer> pair = seated.stream().sorted().toList();
          if (!pair.equals(List.of(0, 1))) {
            return ToyTournament.scores(1, 1);
          }
          int winner = match < 3 ? 0 : 1;
          return ToyTournament.scores(
              seated.get(0) == winner ? 2 : 0, seated.get(1) == winner ? 2 : 0);
        };
    Results results = ToyTournament.play(PER_ENCOUNTER, ToyTournament.entries(3), matches);
    Standings.Table table =
        PER_ENCOUNTER.standings(ToyTournament.entries(3), results).tables().get(0);
    assertThat(ToyTournament.names(table)).containsExactly("e1", "e3", "e2");
    assertThat(ToyTournament.points(table)).containsExactly(3.0, 2.0, 1.0);
    assertThat(table.lines().get(0).tally())
        .isEqualTo(new Tally(3, 5, 2, 0, 0, 0, 3 * 2 + 5, 2 * 2 + 5));
  }

  @Test
  void perMatchEachWinIsAPointAndEachDrawHalf() {
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            match == 0
                ? ToyTournament.scores(1, 1)
                : ToyTournament.lowerWins().play(encounter, seated, match);
    Results results = ToyTournament.play(PER_MATCH, ToyTournament.entries(2), matches);
    Standings standings = PER_MATCH.standings(ToyTournament.entries(2), results);
    assertThat(ToyTournament.points(standings.tables().get(0))).containsExactly(1.5, 0.5);
    assertThat(standings.awards()).containsExactly(Standings.Award.champion("e1"));
  }

  @Test
  void scoreDifferenceDecidesBetweenEqualPointsAndEqualsShareARank() {
    // Everybody beats the next by as much as its number, e4 draws with all.
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) -> {
          int one = seated.get(0);
          int other = seated.get(1);
          if (one == 3 || other == 3) {
            return ToyTournament.scores(0, 0);
          }
          return (one + 1) % 3 == other
              ? ToyTournament.scores(one + 1, 0)
              : ToyTournament.scores(0, other + 1);
        };
    Results results = ToyTournament.play(PER_MATCH, ToyTournament.entries(4), matches);
    Standings.Table table = PER_MATCH.standings(ToyTournament.entries(4), results).tables().get(0);
    assertThat(ToyTournament.points(table)).containsOnly(3.0);
    // Differences: e1 1 - 3, e2 2 - 1, e3 3 - 2, twice each; e4 none.
    assertThat(ToyTournament.names(table)).containsExactly("e2", "e3", "e4", "e1");
    assertThat(ToyTournament.ranks(table)).containsExactly(1, 1, 3, 4);
  }

  @Test
  void whatTheWithdrawnPlayedCountsAndTheRestAreByes() {
    EntryList entries = ToyTournament.entries(4);
    Round first = PER_MATCH.next(entries, Results.none()).orElseThrow();
    Results results = Results.none().plus(ToyTournament.played(first, ToyTournament.lowerWins()));
    EntryList fewer = entries.without(0);
    Round second = PER_MATCH.next(fewer, results).orElseThrow();
    assertThat(second.encounters()).containsExactly(Encounter.of(3, 1).over(2));
    assertThat(second.byes()).containsExactly(2);
    assertThat(PER_MATCH.standings(fewer, results).tables().get(0).lines().get(0).entrant())
        .isEqualTo("e1");
  }

  @Test
  void roundsWithoutEntrantsInPlayAreSkipped() {
    // Of 4, the second and third meet in the first round only, the first and fourth too.
    EntryList two = ToyTournament.entries(4).without(1).without(3);
    Results results = ToyTournament.play(PER_MATCH, two, ToyTournament.lowerWins());
    assertThat(results.rounds()).extracting(r -> r.round().title()).containsExactly("round 2");
  }

  @Test
  void standingsBeforeTheEndHonourNoEntrant() {
    EntryList entries = ToyTournament.entries(4);
    assertThat(PER_MATCH.standings(entries, Results.none()).awards()).isEmpty();
    Round first = PER_MATCH.next(entries, Results.none()).orElseThrow();
    Results results = Results.none().plus(ToyTournament.played(first, ToyTournament.lowerWins()));
    assertThat(PER_MATCH.standings(entries, results).awards()).isEmpty();
  }

  @Test
  void aMillionMatchesAreOneEncounter() {
    RoundRobin long2 = new RoundRobin(1_000_000, Points.PER_MATCH);
    Round round = long2.next(ToyTournament.entries(2), Results.none()).orElseThrow();
    assertThat(round.encounters()).hasSize(1);
    assertThat(round.matchCount()).isEqualTo(1_000_000);
  }

  @Test
  void resultsDoNotChangeThePairing() {
    assertThat(PER_MATCH.pairsByResults()).isFalse();
    assertThat(new RoundRobin(1_000_000_000, Points.PER_MATCH).matches()).isEqualTo(1_000_000_000);
    assertThatThrownBy(() -> new RoundRobin(1_000_000_001, Points.PER_MATCH))
        .hasMessageContaining("not in 1..1000000000");
  }

  @Test
  void numbersOutOfRangeAreRefused() {
    assertThatThrownBy(() -> new RoundRobin(0, Points.PER_MATCH))
        .hasMessageContainingAll("games 0", "not in 1..1000000000");
  }

  @Test
  void aRoundThatADirectorPutInAnothersPlaceIsFollowedByTheNext() {
    EntryList entries = ToyTournament.entries(4);
    Round other = Round.of(Stage.round(1), List.of(Encounter.of(0, 1), Encounter.of(2, 3)));
    Results results = Results.none().plus(ToyTournament.played(other, ToyTournament.lowerWins()));
    assertThat(PER_MATCH.next(entries, results).orElseThrow().title()).isEqualTo("round 2");
    Round renamed = Round.of(Stage.named("replay"), List.of(Encounter.of(0, 1)));
    Results more = results.plus(ToyTournament.played(renamed, ToyTournament.lowerWins()));
    assertThat(PER_MATCH.next(entries, more).orElseThrow().title()).isEqualTo("round 3");
  }

  @Test
  void aNameIsNoNumber() {
    EntryList entries = ToyTournament.entries(4);
    Round named = Round.of(Stage.named("round 2"), List.of(Encounter.of(0, 1)));
    Results results = Results.none().plus(ToyTournament.played(named, ToyTournament.lowerWins()));
    assertThat(PER_MATCH.next(entries, results).orElseThrow().stage()).isEqualTo(Stage.round(2));
  }

  @Test
  void anEncounterWithoutAMatchIsWorthNothing() {
    assertThat(Points.PER_ENCOUNTER.of(Tally.none(), Tally.none())).isZero();
  }

  @Test
  void aWithdrawnLeaderIsNotChampion() {
    EntryList entries = ToyTournament.entries(4);
    Results results = ToyTournament.play(PER_MATCH, entries, ToyTournament.lowerWins());
    Standings standings = PER_MATCH.standings(entries.without(0), results);
    assertThat(standings.awards()).containsExactly(Standings.Award.champion("e2"));
    assertThat(ToyTournament.names(standings.tables().get(0))).startsWith("e1", "e2");
    assertThat(standings.tables().get(0).lines())
        .extracting(Standings.Line::isWithdrawn)
        .containsExactly(true, false, false, false);
  }

  @Test
  void theLeadersThatHaveNotWithdrawnShareTheTitle() {
    EntryList entries = ToyTournament.entries(3);
    Results results = ToyTournament.play(PER_MATCH, entries, ToyTournament.allDrawn());
    assertThat(PER_MATCH.standings(entries.without(1), results).awards())
        .containsExactly(Standings.Award.champion("e1"), Standings.Award.champion("e3"));
  }

  @Test
  void thereIsNoChampionIfAllHaveWithdrawn() {
    EntryList entries = ToyTournament.entries(2);
    Results results = ToyTournament.play(PER_MATCH, entries, ToyTournament.lowerWins());
    assertThat(PER_MATCH.standings(entries.without(0).without(1), results).awards()).isEmpty();
  }
}
