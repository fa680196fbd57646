package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.MatchResult;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.game.Outcome;

class QualifierTest {
  private static final Qualifier ONE = new Qualifier(1, 20, 4, 8);

  /** The results of candidates against benchmarks in words of w, d and l; a word is repeated. */
  private static ToyTournament.MatchSimulator script(Map<List<Integer>, String> words) {
    Map<List<Integer>, Integer> next = new HashMap<>();
    return (encounter, seated, match) -> {
      List<Integer> pair = seated.stream().sorted().toList();
      String word = words.get(pair);
      int number = next.merge(pair, 1, Integer::sum) - 1;
      char result = word.charAt(number % word.length());
      double first = result == 'w' ? 1 : 0;
      double second = result == 'l' ? 1 : 0;
      return seated.equals(pair)
          ? ToyTournament.scores(first, second)
          : ToyTournament.scores(second, first);
    };
  }

  private static Results alone(String word) {
    return ToyTournament.play(ONE, ToyTournament.entries(2), script(Map.of(List.of(0, 1), word)));
  }

  private static List<Double> keys(String word) {
    WinningStreaks.Streak streak = WinningStreaks.of(alone(word)).longest(0, 1);
    return List.of((double) streak.length(), (double) streak.lossesBefore());
  }

  @Test
  void fourWinsInARowEndTheEncounter() {
    Results results = alone("w");
    assertThat(results.rounds()).hasSize(4);
    Standings standings = ONE.standings(ToyTournament.entries(2), results);
    assertThat(ToyTournament.points(standings.tables().get(0))).containsExactly(4.0);
    assertThat(standings.awards()).containsExactly(Standings.Award.named("qualified", "e1"));
  }

  @Test
  void twentyMatchesEndItToo() {
    assertThat(alone("wl").rounds()).hasSize(20);
    assertThat(keys("wl")).containsExactly(1.0, 0.0);
  }

  @Test
  void coloursAlternateFromMatchToMatch() {
    assertThat(alone("w").encounters().map(result -> result.encounter().entrants()))
        .containsExactly(List.of(0, 1), List.of(1, 0), List.of(0, 1), List.of(1, 0));
    assertThat(alone("w").rounds().get(2).round().title()).isEqualTo("game 3");
  }

  @Test
  void theFirstMatchSetsTheSeatsWhicheverTheyAre() {
    EntryList entries = ToyTournament.entries(2);
    Results results = Results.none();
    for (Encounter paired :
        List.of(Encounter.of(1, 0), Encounter.of(0, 1), Encounter.of(1, 0), Encounter.of(0, 1))) {
      if (!results.rounds().isEmpty()) {
        assertThat(ONE.next(entries, results).orElseThrow().encounters()).containsExactly(paired);
      }
      results = results.plus(won(paired, 0));
    }
    assertThat(ONE.next(entries, results)).isEmpty();
    assertThat(ONE.standings(entries, results).tables().get(0).lines().get(0).points())
        .isEqualTo(4);
  }

  @Test
  void aMatchWithTheSeatsOfTheMatchBeforeDoesNotCount() {
    EntryList entries = ToyTournament.entries(2);
    Results results =
        Results.none().plus(won(Encounter.of(0, 1), 0)).plus(won(Encounter.of(0, 1), 1));
    assertThat(WinningStreaks.of(results).longest(0, 1).length()).isEqualTo(1);
    assertThat(ONE.next(entries, results).orElseThrow().encounters())
        .containsExactly(Encounter.of(1, 0));
    assertThat(ONE.matchesLeft(entries, results)).hasValue(19);
    Results again = results.plus(won(Encounter.of(1, 0), 0));
    assertThat(WinningStreaks.of(again).longest(0, 1).length()).isEqualTo(2);
  }

  @Test
  void ofEqualStreaksTheOneThatEndedFirstIsBetter() {
    Qualifier one = new Qualifier(1, 1, 1, 8);
    EntryList entries = ToyTournament.entries(3);
    Round round =
        Round.of(new Stage.QualifierGame(1), List.of(Encounter.of(1, 2), Encounter.of(0, 2)));
    Results results = Results.none().plus(ToyTournament.played(round, ToyTournament.lowerWins()));
    assertThat(one.qualified(entries, results)).containsExactly(1, 0);
  }

  @Test
  void candidatesHaveMatchesAgainstBenchmarksOnly() {
    assertThat(new Qualifier(2, 5, 4, 8).matchesLeft(ToyTournament.entries(5), Results.none()))
        .hasValue(3 * 2 * 5);
  }

  private static RoundResult won(Encounter encounter, int winner) {
    Outcome outcome =
        encounter.entrants().get(0) == winner ? Outcome.byScore(1, 0) : Outcome.byScore(0, 1);
    Round round = new Round(new Stage.QualifierGame(1), List.of(encounter), List.of());
    return new RoundResult(
        round, List.of(EncounterResult.none(encounter).plus(0, MatchResult.of(outcome))));
  }

  @Test
  void aDrawEndsAStreakButIsNoLoss() {
    assertThat(keys("wwdwwwdl")).containsExactly(3.0, 0.0);
  }

  @Test
  void theFirstOfEqualStreaksCounts() {
    assertThat(keys("lwwllwwl")).containsExactly(2.0, 1.0);
  }

  @Test
  void lossesAfterTheStreakDoNotCount() {
    assertThat(keys("llwwwlllll")).containsExactly(3.0, 2.0);
  }

  @Test
  void withoutAWinAllLossesCount() {
    assertThat(keys("l")).containsExactly(0.0, 20.0);
    assertThat(keys("d")).containsExactly(0.0, 0.0);
  }

  @Test
  void pointsAreCappedForEachBenchmarkAndAddUp() {
    Qualifier two = new Qualifier(2, 20, 4, 8);
    EntryList entries = ToyTournament.entries(3);
    Map<List<Integer>, String> words = Map.of(List.of(0, 1), "w", List.of(0, 2), "wlwwl");
    Results results = ToyTournament.play(two, entries, script(words));
    // The second word gives w l w w l | w l w w l: no four in a row, so 20 rounds.
    assertThat(results.rounds()).hasSize(20);
    assertThat(results.rounds().get(4).encounters()).hasSize(1);
    Standings.Table table = two.standings(entries, results).tables().get(0);
    assertThat(table.lines()).hasSize(1);
    assertThat(table.lines().get(0).points()).isEqualTo(4 + 2);
  }

  @Test
  void fewerLossesBeforeTheStreaksComeFirst() {
    EntryList entries = ToyTournament.entries(3);
    Map<List<Integer>, String> words = Map.of(List.of(0, 2), "lwwww", List.of(1, 2), "ddddddwwww");
    Standings standings = ONE.standings(entries, ToyTournament.play(ONE, entries, script(words)));
    assertThat(ToyTournament.names(standings.tables().get(0))).containsExactly("e2", "e1");
    assertThat(standings.remarks())
        .containsExactly("e2: losses before its streaks 0", "e1: losses before its streaks 1");
  }

  @Test
  void thenTheEarlierFinishQualifies() {
    EntryList entries = ToyTournament.entries(4);
    Map<List<Integer>, String> words =
        Map.of(List.of(0, 3), "dwwww", List.of(1, 3), "wwww", List.of(2, 3), "wwww");
    Results results = ToyTournament.play(ONE, entries, script(words));
    Standings.Table table = ONE.standings(entries, results).tables().get(0);
    // e2 and e3 finish in the same round; e2 is earlier in its schedule.
    assertThat(ToyTournament.names(table)).containsExactly("e2", "e3", "e1");
    assertThat(ToyTournament.ranks(table)).containsExactly(1, 2, 3);
  }

  @Test
  void thenTheEarlierRegistrationQualifies() {
    EntryList entries = ToyTournament.entries(4);
    Map<List<Integer>, String> words =
        Map.of(List.of(0, 3), "d", List.of(1, 3), "d", List.of(2, 3), "w");
    Standings.Table table =
        ONE.standings(entries, ToyTournament.play(ONE, entries, script(words))).tables().get(0);
    assertThat(ToyTournament.names(table)).containsExactly("e3", "e1", "e2");
    assertThat(ToyTournament.ranks(table)).containsExactly(1, 2, 3);
  }

  @Test
  void theFirstEightEntrantsInPlayQualify() {
    EntryList entries = ToyTournament.entries(12);
    Results results = ToyTournament.play(ONE, entries, ToyTournament.lowerWins());
    assertThat(ONE.qualified(entries, results)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(ONE.qualified(entries.without(3), results)).containsExactly(0, 1, 2, 4, 5, 6, 7, 8);
    assertThat(ONE.standings(entries, results).awards()).hasSize(8);
  }

  @Test
  void theWithdrawnPlayNoMore() {
    EntryList entries = ToyTournament.entries(4);
    Round first = ONE.next(entries, Results.none()).orElseThrow();
    Results results = Results.none().plus(ToyTournament.played(first, ToyTournament.lowerWins()));
    assertThat(ONE.next(entries.without(1), results).orElseThrow().encounters())
        .containsExactly(Encounter.of(3, 0), Encounter.of(3, 2));
    assertThat(ONE.next(entries.without(3), results)).isEmpty();
  }

  @Test
  void thereIsACandidateAtLeast() {
    assertThatThrownBy(
            () -> new Qualifier(3, 20, 4, 8).next(ToyTournament.entries(3), Results.none()))
        .hasMessageContainingAll("qualifier of 3 entrants", "4 at least");
    assertThatThrownBy(() -> new Qualifier(0, 20, 4, 8))
        .hasMessageContainingAll("benchmarks 0", "not in 1..1000");
  }

  @Test
  void anAnnulledMatchIsPlayedAgainWithTheSameColours() {
    Round first = ONE.next(ToyTournament.entries(2), Results.none()).orElseThrow();
    EncounterResult annulled = EncounterResult.none(first.encounters().get(0));
    Results results = Results.none().plus(new RoundResult(first, List.of(annulled)));
    assertThat(ONE.next(ToyTournament.entries(2), results).orElseThrow().encounters())
        .containsExactly(Encounter.of(0, 1));
  }
}
