package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

class LeagueFinalTest {
  private static final LeagueFinal FORMAT = LeagueFinal.computeFest();

  /** Who wins all games of a pair, by pair; others are drawn. */
  private static ToyTournament.MatchSimulator winners(Map<Set<Integer>, Integer> winners) {
    return (encounter, seated, match) -> {
      int winner = winners.getOrDefault(Set.copyOf(seated), -1);
      return ToyTournament.scores(seated.get(0) == winner ? 1 : 0, seated.get(1) == winner ? 1 : 0);
    };
  }

  private static List<String> titles(Results results) {
    return results.rounds().stream().map(result -> result.round().title()).toList();
  }

  @Test
  void theFirstTwoPlayTheFinal() {
    EntryList entries = ToyTournament.entries(10);
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.lowerWins());
    assertThat(titles(results)).hasSize(10).startsWith("round 1").endsWith("round 9", "final");
    assertThat(results.rounds().get(9).round().encounters())
        .containsExactly(Encounter.of(0, 1).over(9));
    Standings standings = FORMAT.standings(entries, results);
    assertThat(standings.awards()).containsExactly(Standings.Award.champion("e1"));
    assertThat(standings.remarks()).containsExactly("final: e1 beat e2 by 9 games to 0, 0 drawn");
    assertThat(standings.tables()).extracting(Standings.Table::title).containsExactly("", "league");
    assertThat(ToyTournament.ranks(standings.tables().get(0)))
        .isEqualTo(IntStream.rangeClosed(1, 10).boxed().toList());
    assertThat(standings.tables().get(0).lines().get(0).tally().matches()).isEqualTo(9 * 5 + 9);
    assertThat(standings.tables().get(1).lines().get(0).tally().matches()).isEqualTo(9 * 5);
    assertThat(standings.tables().get(1).lines().get(0).points()).isEqualTo(18);
  }

  @Test
  void theWinnerOfTheFinalIsFirstWhateverThePoints() {
    EntryList entries = ToyTournament.entries(4);
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            encounter.matches() == 9
                ? ToyTournament.scores(seated.get(0), seated.get(1))
                : ToyTournament.lowerWins().play(encounter, seated, match);
    Results results = ToyTournament.play(FORMAT, entries, matches);
    Standings.Table table = FORMAT.standings(entries, results).tables().get(0);
    assertThat(ToyTournament.names(table)).containsExactly("e2", "e1", "e3", "e4");
    assertThat(ToyTournament.points(table)).containsExactly(4.0, 6.0, 2.0, 0.0);
  }

  @Test
  void threeLevelForTwoPlacesPlayEachOther() {
    // e1, e2 and e3 beat e4 and draw among themselves, in the tie-break too, but not for ever.
    EntryList entries = ToyTournament.entries(4);
    Map<Set<Integer>, Integer> league = Map.of(Set.of(0, 3), 0, Set.of(1, 3), 1, Set.of(2, 3), 2);
    Results results = Results.none();
    for (int i = 0; i < 3; i++) {
      results =
          results.plus(
              ToyTournament.played(FORMAT.next(entries, results).orElseThrow(), winners(league)));
    }
    for (int i = 1; i <= 3; i++) {
      Round round = FORMAT.next(entries, results).orElseThrow();
      assertThat(round.title()).isEqualTo("tie-break 1, round " + i);
      assertThat(round.encounters()).hasSize(1).allMatch(encounter -> encounter.matches() == 5);
      assertThat(round.byes()).hasSize(1).doesNotContain(3);
      results = results.plus(ToyTournament.played(round, winners(Map.of(Set.of(1, 2), 2))));
    }
    // e3 won and is through; e1 has 2 points and e2 has 1.
    Round last = FORMAT.next(entries, results).orElseThrow();
    assertThat(last.title()).isEqualTo("final");
    assertThat(last.encounters()).containsExactly(Encounter.of(2, 0).over(9));
    assertThat(ToyTournament.names(FORMAT.standings(entries, results).tables().get(0)))
        .containsExactly("e3", "e1", "e2", "e4");
    // The loser of the final has the second place, although e2 has as many points in the league.
    results = results.plus(ToyTournament.played(last, winners(Map.of(Set.of(0, 2), 0))));
    assertThat(ToyTournament.names(FORMAT.standings(entries, results).tables().get(0)))
        .containsExactly("e1", "e3", "e2", "e4");
  }

  @Test
  void entrantsThatTieAgainPlayAgain() {
    EntryList entries = ToyTournament.entries(3);
    Results results = Results.none();
    for (int i = 0; i < 6; i++) {
      results =
          results.plus(
              ToyTournament.played(
                  FORMAT.next(entries, results).orElseThrow(), ToyTournament.allDrawn()));
    }
    assertThat(titles(results))
        .endsWith(
            "round 3", "tie-break 1, round 1", "tie-break 1, round 2", "tie-break 1, round 3");
    for (int i = 0; i < 3; i++) {
      // e3 beats both, which do not beat each other.
      Round round = FORMAT.next(entries, results).orElseThrow();
      assertThat(round.title()).startsWith("tie-break 2, ");
      results =
          results.plus(
              ToyTournament.played(round, winners(Map.of(Set.of(0, 2), 2, Set.of(1, 2), 2))));
    }
    Round third = FORMAT.next(entries, results).orElseThrow();
    assertThat(third.title()).isEqualTo("tie-break 3, round 1");
    assertThat(third.encounters()).containsExactly(Encounter.of(0, 1).over(5));
    Results drawn = results.plus(ToyTournament.played(third, ToyTournament.allDrawn()));
    assertThat(FORMAT.next(entries, drawn).orElseThrow().title()).isEqualTo("tie-break 4, round 1");
    results = results.plus(ToyTournament.played(third, winners(Map.of(Set.of(0, 1), 1))));
    assertThat(FORMAT.next(entries, results).orElseThrow().encounters())
        .containsExactly(Encounter.of(2, 1).over(9));
  }

  @Test
  void twoLevelBehindOneFirstPlayForTheSecondPlaceOnly() {
    EntryList entries = ToyTournament.entries(3);
    Map<Set<Integer>, Integer> wins = Map.of(Set.of(0, 1), 0, Set.of(0, 2), 0);
    Results results = Results.none();
    for (int i = 0; i < 3; i++) {
      results =
          results.plus(
              ToyTournament.played(FORMAT.next(entries, results).orElseThrow(), winners(wins)));
    }
    Round round = FORMAT.next(entries, results).orElseThrow();
    assertThat(round.title()).isEqualTo("tie-break 1, round 1");
    assertThat(round.encounters()).containsExactly(Encounter.of(1, 2).over(5));
  }

  @Test
  void twoLevelAheadOfTheRestPlayNoTieBreak() {
    EntryList entries = ToyTournament.entries(3);
    Map<Set<Integer>, Integer> wins = Map.of(Set.of(0, 2), 0, Set.of(1, 2), 1);
    Results results = ToyTournament.play(FORMAT, entries, winners(wins));
    assertThat(titles(results)).contains("final").noneMatch(title -> title.startsWith("tie"));
  }

  @Test
  void afterTwentyTieBreaksAndAFinalWithoutAWinnerLotsDecide() {
    EntryList entries = ToyTournament.entries(3);
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.allDrawn());
    assertThat(titles(results))
        .hasSize(3 + 20 * 3 + 1 + 1 + 20)
        .endsWith("final, sudden death 20")
        .contains("tie-break 20, round 3", "final, extra games");
    Standings standings = FORMAT.standings(entries, results);
    assertThat(standings.remarks()).hasSize(2);
    assertThat(standings.remarks().get(0))
        .startsWith("e1, e2, e3 were level after the tie-breaks; in the final by lot: e");
    assertThat(standings.remarks().get(1))
        .startsWith("the final was level after all its games; e")
        .endsWith(" won by lot");
    String champion = standings.awards().get(0).entrant();
    assertThat(standings.remarks().get(1)).contains(champion);
    assertThat(standings.tables().get(0).lines().get(0).entrant()).isEqualTo(champion);
  }

  @Test
  void withoutTieBreaksALotDecidesAtOnce() {
    LeagueFinal strict = new LeagueFinal(1, new SeriesLength(1, 0, 0), 0);
    Results results =
        ToyTournament.play(strict, ToyTournament.entries(4), ToyTournament.allDrawn());
    assertThat(titles(results)).containsExactly("round 1", "round 2", "round 3", "final");
  }

  @Test
  void twoEntrantsMeetOnceAndThenInTheFinal() {
    Results results =
        ToyTournament.play(FORMAT, ToyTournament.entries(2), ToyTournament.lowerWins());
    assertThat(titles(results)).containsExactly("round 1", "final");
  }

  @Test
  void ifAFinalistWithdrawsTheNextTakesThePlace() {
    EntryList entries = ToyTournament.entries(4);
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.lowerWins());
    Results league = new Results(results.rounds().subList(0, 3));
    assertThat(FORMAT.next(entries.without(0), league).orElseThrow().encounters())
        .containsExactly(Encounter.of(1, 2).over(9));
  }

  @Test
  void aFinalistThatWithdrawsFromTheFinalLosesIt() {
    EntryList entries = ToyTournament.entries(4);
    Results results = Results.none();
    for (int i = 0; i < 4; i++) {
      Round round = FORMAT.next(entries, results).orElseThrow();
      ToyTournament.MatchSimulator matches =
          i < 3 ? ToyTournament.lowerWins() : ToyTournament.allDrawn();
      results = results.plus(ToyTournament.played(round, matches));
    }
    assertThat(FORMAT.next(entries, results).orElseThrow().title()).isEqualTo("final, extra games");
    EntryList fewer = entries.without(0);
    assertThat(FORMAT.next(fewer, results)).isEmpty();
    Standings standings = FORMAT.standings(fewer, results);
    assertThat(standings.awards()).containsExactly(Standings.Award.champion("e2"));
    assertThat(standings.remarks()).containsExactly("e1 withdrew from the final");
    assertThat(ToyTournament.names(standings.tables().get(0))).startsWith("e2", "e1");
    Standings other = FORMAT.standings(entries.without(1), results);
    assertThat(other.awards()).containsExactly(Standings.Award.champion("e1"));
    assertThat(other.remarks()).containsExactly("e2 withdrew from the final");
    assertThat(ToyTournament.names(other.tables().get(0))).startsWith("e1", "e2");
  }

  @Test
  void oneEntrantIsRefused() {
    assertThatThrownBy(() -> FORMAT.next(ToyTournament.entries(1), Results.none()))
        .hasMessageContainingAll("league-final of 1 entrants", "2 at least");
  }

  @Test
  void ifTheWinnerOfTheFinalWithdrawsTheOtherGetsTheTitle() {
    EntryList entries = ToyTournament.entries(4);
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.lowerWins());
    assertThat(FORMAT.standings(entries.without(0), results).awards())
        .containsExactly(Standings.Award.champion("e2"));
    assertThat(FORMAT.standings(entries.without(0).without(1), results).awards())
        .containsExactly(Standings.Award.champion("e3"));
  }

  /** e4 beats e1 to e3, which beat each other in a circle; the lot is for one place. */
  @Test
  void aLotGivesTheOnePlaceThatIsLeft() {
    EntryList entries = ToyTournament.entries(4);
    LeagueFinal strict = new LeagueFinal(1, new SeriesLength(1, 0, 0), 0);
    Map<Set<Integer>, Integer> wins = new HashMap<>(circle());
    IntStream.range(0, 3).forEach(loser -> wins.put(Set.of(loser, 3), 3));
    Results results = ToyTournament.play(strict, entries, winners(wins));
    List<Integer> finalists = results.rounds().get(3).round().encounters().get(0).entrants();
    assertThat(finalists).hasSize(2).contains(3);
    String lucky = entries.name(finalists.get(0) == 3 ? finalists.get(1) : finalists.get(0));
    assertThat(strict.standings(entries, results).remarks().get(0))
        .isEqualTo("e1, e2, e3 were level after the tie-breaks; in the final by lot: " + lucky);
  }

  private static Map<Set<Integer>, Integer> circle() {
    return Map.of(Set.of(0, 1), 0, Set.of(1, 2), 1, Set.of(0, 2), 2);
  }

  /** e1 beats e4 in the tie-break; without that win the circle of the others is level. */
  @Test
  void encountersWithAnEntrantThatLeftTheTieBreakDoNotCount() {
    EntryList entries = ToyTournament.entries(4);
    Results results = Results.none();
    for (int i = 0; i < 3; i++) {
      Round round = FORMAT.next(entries, results).orElseThrow();
      results = results.plus(ToyTournament.played(round, ToyTournament.allDrawn()));
    }
    Map<Set<Integer>, Integer> wins = new HashMap<>(circle());
    wins.put(Set.of(0, 3), 0);
    for (int i = 1; i <= 3; i++) {
      Round round = FORMAT.next(entries, results).orElseThrow();
      assertThat(round.title()).isEqualTo("tie-break 1, round " + i);
      results = results.plus(ToyTournament.played(round, winners(wins)));
    }
    Round ofTwo = FORMAT.next(entries, results).orElseThrow();
    assertThat(ofTwo.title()).isEqualTo("tie-break 2, round 1");
    assertThat(ofTwo.entrants()).containsExactlyInAnyOrder(1, 2);
    Round ofThree = FORMAT.next(entries.without(3), results).orElseThrow();
    assertThat(ofThree.title()).isEqualTo("tie-break 2, round 1");
    assertThat(ofThree.entrants()).containsExactlyInAnyOrder(0, 1, 2);
  }

  @Test
  void theOnlyEntrantLeftIsTheChampion() {
    EntryList entries = ToyTournament.entries(3);
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.lowerWins());
    Results league = new Results(results.rounds().subList(0, 3));
    EntryList one = entries.without(0).without(1);
    assertThat(FORMAT.next(one, league)).isEmpty();
    assertThat(FORMAT.matchesLeft(one, league)).hasValue(0);
    Standings standings = FORMAT.standings(one, league);
    assertThat(standings.awards()).containsExactly(Standings.Award.champion("e3"));
    assertThat(standings.remarks()).isEmpty();
  }

  @Test
  void theMatchesLeftInTheFinalAreThoseOfItsNextPart() {
    EntryList entries = ToyTournament.entries(2);
    Results results = Results.none();
    assertThat(FORMAT.matchesLeft(entries, results)).hasValue(5 + 9);
    for (int i = 0; i < 2; i++) {
      Round round = FORMAT.next(entries, results).orElseThrow();
      results = results.plus(ToyTournament.played(round, ToyTournament.allDrawn()));
    }
    assertThat(FORMAT.matchesLeft(entries, results)).hasValue(3);
  }

  /** Before the final, the finalists stand first, in the order of their seats. */
  @Test
  void beforeTheFinalTheFinalistsStandFirst() {
    EntryList entries = ToyTournament.entries(3);
    Results results = ToyTournament.play(FORMAT, entries, ToyTournament.lowerWins());
    Results two = new Results(results.rounds().subList(0, 2));
    assertThat(FORMAT.standings(entries, two).tables()).hasSize(1);
    Results league = new Results(results.rounds().subList(0, 3));
    Standings standings = FORMAT.standings(entries, league);
    assertThat(standings.tables()).hasSize(2);
    assertThat(ToyTournament.names(standings.tables().get(0))).containsExactly("e1", "e2", "e3");
    assertThat(standings.awards()).isEmpty();
    assertThat(standings.remarks()).isEmpty();
  }

  @Test
  void allTiedEntrantsHaveAChanceInTheLot() {
    LeagueFinal strict = new LeagueFinal(1, new SeriesLength(1, 0, 0), 0);
    assertThat(
            IntStream.range(0, 16)
                .mapToObj(seed -> ToyTournament.entries(3, Seed.of(seed)))
                .flatMap(
                    entries ->
                        ToyTournament.play(strict, entries, ToyTournament.allDrawn())
                            .rounds()
                            .get(3)
                            .round()
                            .entrants()
                            .stream()))
        .contains(0, 1, 2);
  }

  @Test
  void theCompetitionOf2013HasFiveMatchesAndAFinalOfNine() {
    assertThat(LeagueFinal.computeFest())
        .isEqualTo(new LeagueFinal(5, new SeriesLength(9, 3, 20), 20));
    assertThat(SeriesLength.computeFest()).isEqualTo(new SeriesLength(9, 3, 20));
  }
}
