package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EntryList;
import org.rondo.format.Explanation;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.format.standard.FloatingElimination.LastRule;
import org.rondo.random.Seed;

class ChampionshipTest {
  private static final Championship WCC = Championship.wcc2014();

  /** One benchmark, four places, one life. */
  private static final Championship SMALL =
      new Championship(new Qualifier(1, 4, 1, 4), new FloatingElimination(1, LastRule.OF_2014, 20));

  /** Twelve candidates and six benchmarks, of whom the lower number wins. */
  private static final EntryList EIGHTEEN = ToyTournament.entries(18);

  private static Results until(String part, Championship format, EntryList entries) {
    Results results = Results.none();
    Optional<Round> round = format.next(entries, results);
    while (round.isPresent() && !round.get().title().startsWith(part)) {
      results = results.plus(ToyTournament.played(round.get(), ToyTournament.lowerWins()));
      round = format.next(entries, results);
    }
    return results;
  }

  private static TreeSet<Integer> field(Round round) {
    TreeSet<Integer> field = new TreeSet<>(round.byes());
    round.encounters().forEach(encounter -> field.addAll(encounter.entrants()));
    return field;
  }

  private static Round next(Championship format, EntryList entries, Results results) {
    return format.next(entries, results).orElseThrow();
  }

  @Test
  void candidatesPlayTheLastSixFirst() {
    Round first = next(WCC, EIGHTEEN, Results.none());
    assertThat(first.title()).isEqualTo("qualifier, game 1");
    assertThat(first.encounters()).hasSize(12 * 6);
    assertThat(first.encounters().get(0)).isEqualTo(Encounter.of(0, 12));
  }

  @Test
  void theBestEightPlayTheFinals() {
    Results qualified = until("finals", WCC, EIGHTEEN);
    assertThat(qualified.rounds()).hasSize(4);
    Round first = next(WCC, EIGHTEEN, qualified);
    assertThat(first.title()).isEqualTo("finals, round 1");
    assertThat(field(first)).containsExactly(0, 1, 2, 3, 4, 5, 6, 7);
    assertThat(first.encounters())
        .extracting(one -> new TreeSet<>(one.entrants()))
        .containsExactlyInAnyOrder(
            new TreeSet<>(List.of(0, 7)),
            new TreeSet<>(List.of(1, 6)),
            new TreeSet<>(List.of(2, 5)),
            new TreeSet<>(List.of(3, 4)));
  }

  @Test
  void theQualifiersOrderSeedsTheFinals() {
    EntryList entries = ToyTournament.entries(4);
    // The candidates' results against e4: e1 needs two games, e2 three, e3 one.
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) -> {
          int candidate = seated.get(0) == 3 ? seated.get(1) : seated.get(0);
          int losses = List.of(1, 2, 0).get(candidate);
          int played = seated.get(0) == candidate ? 0 : 1;
          boolean isWon = losses == 0 || losses == 1 && played == 1;
          return seated.get(0) == candidate
              ? ToyTournament.scores(isWon ? 1 : 0, isWon ? 0 : 1)
              : ToyTournament.scores(isWon ? 0 : 1, isWon ? 1 : 0);
        };
    Results results = Results.none();
    while (next(SMALL, entries, results).title().startsWith("qualifier")) {
      results = results.plus(ToyTournament.played(next(SMALL, entries, results), matches));
    }
    // Three in the finals: the bye goes to the best seed.
    assertThat(next(SMALL, entries, results).byes()).containsExactly(2);
  }

  @Test
  void aWithdrawalBeforeTheFinalsGivesThePlaceToTheNext() {
    Results qualified = until("finals", WCC, EIGHTEEN);
    EntryList without = EIGHTEEN.without(2);
    assertThat(field(next(WCC, without, qualified))).containsExactly(0, 1, 3, 4, 5, 6, 7, 8);
  }

  @Test
  void anEntrantThatWithdrawsLaterIsEliminated() {
    Results qualified = until("finals", WCC, EIGHTEEN);
    Round first = next(WCC, EIGHTEEN, qualified);
    Results results = qualified.plus(ToyTournament.played(first, ToyTournament.lowerWins()));
    assertThat(field(next(WCC, EIGHTEEN.without(2), results))).containsExactly(0, 1, 3, 4, 5, 6, 7);
  }

  @Test
  void matchesOfTheQualifierCountForNothingInTheFinals() {
    EntryList entries = ToyTournament.entries(5);
    Results qualified = until("finals", SMALL, entries);
    Explanation explanation =
        SMALL.explain(entries, qualified, next(SMALL, entries, qualified)).orElseThrow();
    assertThat(explanation.notes().subList(0, 4))
        .containsExactly(
            "1. e1: losses 0, byes 0, rating 1500.0, seed 1",
            "2. e2: losses 0, byes 0, rating 1500.0, seed 2",
            "3. e3: losses 0, byes 0, rating 1500.0, seed 3",
            "4. e4: losses 0, byes 0, rating 1500.0, seed 4");
    assertThat(explanation.notes().subList(4, 6)).allMatch(note -> note.contains("seat rule 6"));
    assertThat(SMALL.explain(entries, Results.none(), next(SMALL, entries, Results.none())))
        .isEmpty();
  }

  @Test
  void theLastEntrantInPlayIsChampion() {
    Results results = ToyTournament.play(WCC, EIGHTEEN, ToyTournament.lowerWins());
    Standings standings = WCC.standings(EIGHTEEN, results);
    assertThat(standings.awards().subList(0, 2))
        .containsExactly(
            Standings.Award.champion("e1"), new Standings.Award(Standings.Podium.SECOND, "e2"));
    assertThat(standings.tables())
        .extracting(Standings.Table::title)
        .containsExactly("finals", "qualifier");
    assertThat(standings.tables().get(0).lines()).hasSize(8);
    assertThat(standings.tables().get(1).lines()).hasSize(12);
  }

  @Test
  void beforeTheFinalsThereIsTheQualifiersTableAlone() {
    Results qualified = until("finals", WCC, EIGHTEEN);
    Standings standings = WCC.standings(EIGHTEEN, qualified);
    assertThat(standings.tables()).extracting(Standings.Table::title).containsExactly("qualifier");
    assertThat(standings.awards()).isEmpty();
  }

  @Test
  void anEntrantThatTheDirectorAddsIsSeededLast() {
    EntryList entries = ToyTournament.entries(7, Seed.of(3));
    Championship format =
        new Championship(
            new Qualifier(1, 4, 1, 2), new FloatingElimination(2, LastRule.OF_2014, 20));
    Results results = until("finals", format, entries);
    // e1 was to meet e2.
    Round chosen =
        new Round(new Stage.FinalsPart(Stage.round(1)), List.of(Encounter.of(0, 5)), List.of(1));
    results = results.plus(ToyTournament.played(chosen, ToyTournament.lowerWins()));
    Round second = next(format, entries, results);
    assertThat(field(second)).containsExactly(0, 1, 5);
    assertThat(format.explain(entries, results, second).orElseThrow().notes())
        .anyMatch(note -> note.startsWith("3. e6: losses 1") && note.endsWith("seed 3"));
    // Somebody new may come later too.
    Round third =
        new Round(new Stage.FinalsPart(Stage.round(2)), List.of(Encounter.of(4, 1)), List.of(0));
    results = results.plus(ToyTournament.played(third, ToyTournament.lowerWins()));
    assertThat(format.next(entries, results)).isPresent();
  }

  @Test
  void aGuestInAReplayIsAContestantFromThenOn() {
    EntryList entries = ToyTournament.entries(7, Seed.of(3));
    Championship format =
        new Championship(
            new Qualifier(1, 4, 1, 2), new FloatingElimination(1, LastRule.OF_2014, 20));
    Results results = until("finals", format, entries);
    Round first = next(format, entries, results);
    results = results.plus(ToyTournament.played(first, ToyTournament.allDrawn()));
    Round chosen =
        Round.of(new Stage.FinalsPart(new Stage.DrawReplay(1, 1)), List.of(Encounter.of(5, 0)));
    Results drawn = results.plus(ToyTournament.played(chosen, ToyTournament.allDrawn()));
    assertThat(next(format, entries, drawn).encounters()).containsExactly(Encounter.of(0, 5));
    Results decided = results.plus(ToyTournament.played(chosen, ToyTournament.lowerWins()));
    assertThat(field(next(format, entries, decided))).containsExactly(0, 1);
    assertThat(format.standings(entries, decided).tables().get(0).lines())
        .extracting(Standings.Line::entrant)
        .containsExactlyInAnyOrder("e1", "e2", "e6");
  }

  @Test
  void anOnlyCandidateIsChampionWithoutFinals() {
    EntryList entries = ToyTournament.entries(3);
    Results qualified = until("finals", SMALL, entries);
    EntryList alone = entries.without(0);
    assertThat(SMALL.next(alone, qualified)).isEmpty();
    assertThat(SMALL.standings(alone, qualified).awards())
        .containsExactly(Standings.Award.champion("e2"));
    assertThat(SMALL.standings(alone.without(1), qualified).awards()).isEmpty();
  }

  @Test
  void twoCandidatesAreNeeded() {
    assertThatThrownBy(() -> WCC.next(ToyTournament.entries(7), Results.none()))
        .hasMessageContainingAll("championship of 7 entrants", "8 at least");
    assertThat(WCC.next(ToyTournament.entries(8), Results.none())).isPresent();
  }

  /** Two candidates of two lives play three matches at most, after the rest of the qualifier. */
  @Test
  void theMatchesLeftAreThoseOfBothParts() {
    Championship format =
        new Championship(SMALL.qualifier(), new FloatingElimination(2, LastRule.OF_2014, 1));
    EntryList entries = ToyTournament.entries(SMALL.qualifier().benchmarks() + 2);
    long qualifying = SMALL.qualifier().matchesLeft(entries, Results.none()).orElseThrow();
    assertThat(qualifying).isPositive();
    assertThat(format.matchesLeft(entries, Results.none())).hasValue(qualifying + 3);
    Results results = ToyTournament.play(format, entries, ToyTournament.lowerWins());
    assertThat(format.matchesLeft(entries, results)).hasValue(0);
    Results first = new Results(results.rounds().subList(0, results.rounds().size() - 1));
    assertThat(format.matchesLeft(entries, first)).hasValue(2);
  }

  @Test
  void theChampionshipOf2014HasSixBenchmarksEightPlacesAndFourLives() {
    assertThat(Championship.wcc2014().text()).isEqualTo("championship");
    assertThat(Championship.wcc2014().qualifier().benchmarks()).isEqualTo(6);
    assertThat(Championship.wcc2014().qualifier().places()).isEqualTo(8);
    assertThat(Championship.wcc2014().finals().lives()).isEqualTo(4);
    assertThat(Championship.wcc2014().finals()).isEqualTo(FloatingElimination.wcc2014());
  }
}
