package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
import org.rondo.game.Seats;
import org.rondo.match.SeatEnding;
import org.rondo.random.Seed;

class KnockoutTest {
  private static final Knockout OTHELLO = new Knockout(64);
  private static final EntryList TWO = ToyTournament.entries(2);

  private static Standings of(
      Knockout format, EntryList entries, ToyTournament.MatchSimulator matches) {
    return format.standings(entries, ToyTournament.play(format, entries, matches));
  }

  private static Standings.Line line(Standings standings, int place) {
    return standings.tables().get(1).lines().get(place);
  }

  /** The scores of the first round's seats; e1 and e2 meet in the second round of four at most. */
  private static ToyTournament.MatchSimulator scoring(double seat0, double seat1) {
    return (encounter, seated, match) -> ToyTournament.scores(seat0, seat1);
  }

  @Test
  void theFirstRoundPairsNeighboursInNumberAndTheHigherHasSeat0() {
    EntryList seven = ToyTournament.entries(7);
    List<Integer> numbers = OTHELLO.numbers(seven);
    assertThat(numbers).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7);
    Round first = OTHELLO.next(seven, Results.none()).orElseThrow();
    assertThat(first.byes()).extracting(numbers::get).containsExactly(1);
    assertThat(first.encounters())
        .extracting(encounter -> encounter.entrants().stream().map(numbers::get).toList())
        .containsExactly(List.of(3, 2), List.of(5, 4), List.of(7, 6));
  }

  @Test
  void aWinIsThreePoints() {
    Standings standings = of(OTHELLO, TWO, scoring(40, 24));
    assertThat(ToyTournament.points(standings.tables().get(1))).containsExactly(3.0, 0.0);
    assertThat(ToyTournament.points(standings.tables().get(0))).containsExactly(1.0, 0.0);
    assertThat(standings.tables())
        .extracting(Standings.Table::measure)
        .containsExactly("rounds", "points");
  }

  @Test
  void aWipeOutIsOneMore() {
    assertThat(line(of(OTHELLO, TWO, scoring(13, 0)), 0).points()).isEqualTo(4);
    assertThat(line(of(OTHELLO, TWO, scoring(0, 13)), 0).points()).isEqualTo(4);
    assertThat(line(of(OTHELLO, TWO, scoring(63, 1)), 0).points()).isEqualTo(3);
  }

  @Test
  void withoutAFullScoreThereAreNoWipeOuts() {
    assertThat(line(of(new Knockout(0), TWO, scoring(13, 0)), 0).points()).isEqualTo(3);
  }

  @Test
  void aForfeitIsNoWipeOut() {
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) -> ToyTournament.forfeit(1, 2, 0);
    assertThat(line(of(OTHELLO, TWO, matches), 0).points()).isEqualTo(3);
  }

  @Test
  void aRestartTakesAPointFromTheEntrantAtFault() {
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            MatchResult.of(Outcome.byScore(30, 34)).withRestarts(List.of(2, 1));
    assertThat(ToyTournament.points(of(OTHELLO, TWO, matches).tables().get(1)))
        .containsExactly(2.0, -2.0);
  }

  @Test
  void aDrawIsAPointEach() {
    assertThat(ToyTournament.points(of(OTHELLO, TWO, scoring(32, 32)).tables().get(1)))
        .containsExactly(1.0, 1.0);
  }

  @Test
  void aForfeitGivesAllDiscsToTheOther() {
    // The higher number has seat 0, and forfeits against more discs; then two draws follow.
    EntryList entries = ToyTournament.entries(3);
    Round first = OTHELLO.next(entries, Results.none()).orElseThrow();
    int lucky = first.encounters().get(0).entrants().get(1);
    int free = first.byes().get(0);
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(first, (e, seated, match) -> ToyTournament.forfeit(0, 40, 4)));
    Round last = OTHELLO.next(entries, results).orElseThrow();
    assertThat(last.encounters()).containsExactly(Encounter.of(lucky, free));
    // A draw: 3 + 1 points against 1.
    results = results.plus(ToyTournament.played(last, scoring(32, 32)));
    Standings standings = OTHELLO.standings(entries, results);
    assertThat(standings.awards())
        .containsExactly(
            Standings.Award.champion(entries.name(lucky)),
            Standings.Award.named("most points", entries.name(lucky)));
    assertThat(standings.remarks().get(0))
        .isEqualTo(
            "round 2: "
                + entries.name(lucky)
                + " goes on against "
                + entries.name(free)
                + ", level in their game, on points");
  }

  @Test
  void anOddFieldGivesTheLowestNumberAByeWithoutPoints() {
    EntryList entries = ToyTournament.entries(5);
    Round first = OTHELLO.next(entries, Results.none()).orElseThrow();
    assertThat(first.encounters()).hasSize(2);
    assertThat(first.byes()).hasSize(1);
    Results results = Results.none().plus(ToyTournament.played(first, scoring(40, 24)));
    Round second = OTHELLO.next(entries, results).orElseThrow();
    assertThat(second.byes()).isEqualTo(first.byes());
    int free = first.byes().get(0);
    Standings.Table points = OTHELLO.standings(entries, results).tables().get(1);
    assertThat(points.lines())
        .filteredOn(line -> line.entrant().equals(entries.name(free)))
        .allMatch(line -> line.points() == 0);
  }

  @Test
  void seat0GoesToTheHigherNumberFirstAndToMorePointsLater() {
    EntryList entries = ToyTournament.entries(4);
    Round first = OTHELLO.next(entries, Results.none()).orElseThrow();
    // Numbers ascending: the pairs are given with the higher number first.
    int second = first.encounters().get(0).entrants().get(0);
    int fourth = first.encounters().get(1).entrants().get(0);
    Results level = Results.none().plus(ToyTournament.played(first, scoring(40, 24)));
    assertThat(OTHELLO.next(entries, level).orElseThrow().encounters())
        .containsExactly(Encounter.of(fourth, second));
    ToyTournament.MatchSimulator wipeOut =
        (encounter, seated, match) ->
            seated.contains(second) ? ToyTournament.scores(20, 0) : ToyTournament.scores(40, 24);
    Results ahead = Results.none().plus(ToyTournament.played(first, wipeOut));
    assertThat(OTHELLO.next(entries, ahead).orElseThrow().encounters())
        .containsExactly(Encounter.of(second, fourth));
  }

  @Test
  void aDrawnMatchGoesToTheGreaterScoreDifferenceThenToTheHigherScore() {
    // In the first round of four, one wins by more.
    EntryList entries = ToyTournament.entries(4);
    Round first = OTHELLO.next(entries, Results.none()).orElseThrow();
    int big = first.encounters().get(0).entrants().get(0);
    int small = first.encounters().get(1).entrants().get(0);
    Standings byDifference =
        drawnFinal(entries, first, big, ToyTournament.scores(50, 14), ToyTournament.scores(33, 31));
    assertThat(byDifference.remarks().get(0))
        .isEqualTo(
            "round 2: "
                + entries.name(big)
                + " goes on against "
                + entries.name(small)
                + ", level in their game, on score difference");
    Standings byScore =
        drawnFinal(entries, first, big, ToyTournament.scores(20, 10), ToyTournament.scores(37, 27));
    assertThat(byScore.remarks().get(0))
        .isEqualTo(
            "round 2: "
                + entries.name(small)
                + " goes on against "
                + entries.name(big)
                + ", level in their game, on score");
    assertThat(byScore.awards().get(0).entrant()).isEqualTo(entries.name(small));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void theRestartOfADrawnMatchCountsForItsWinner(int charged) {
    ToyTournament.MatchSimulator matches =
        (encounter, seated, match) ->
            MatchResult.of(Outcome.byScore(32, 32))
                .withRestarts(List.of(charged == 0 ? 1 : 0, charged == 1 ? 1 : 0));
    Round first = OTHELLO.next(TWO, Results.none()).orElseThrow();
    String winner = TWO.name(first.encounters().get(0).entrants().get(1 - charged));
    Standings standings = of(OTHELLO, TWO, matches);
    assertThat(standings.remarks().get(0))
        .startsWith("round 1: " + winner + " goes on against ")
        .endsWith(", level in their game, on points");
    assertThat(standings.awards().get(0)).isEqualTo(Standings.Award.champion(winner));
  }

  private static Standings drawnFinal(
      EntryList entries, Round first, int one, MatchResult its, MatchResult other) {
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(
                    first, (e, seated, match) -> seated.contains(one) ? its : other));
    Round last = OTHELLO.next(entries, results).orElseThrow();
    return OTHELLO.standings(entries, results.plus(ToyTournament.played(last, scoring(32, 32))));
  }

  @Test
  void entrantsLevelInEverythingPlayRockPaperScissors() {
    Standings standings = of(OTHELLO, TWO, scoring(32, 32));
    assertThat(standings.remarks().get(0))
        .endsWith(", level in their game, by rock-paper-scissors");
    assertThat(standings.awards())
        .extracting(Standings.Award::title)
        .containsExactly("champion", "most points");
  }

  @Test
  void bothForfeitingIsADrawWithoutScores() {
    MatchResult both =
        new MatchResult(
            Outcome.byScore(10, 8).withForfeits(Seats.all(2)),
            List.of(1, 1),
            List.of(SeatEnding.FAULT, SeatEnding.FAULT),
            List.of(0, 0));
    Standings standings = of(OTHELLO, TWO, (e, s, g) -> both);
    assertThat(standings.remarks().get(0)).contains("by rock-paper-scissors");
    assertThat(ToyTournament.points(standings.tables().get(1))).containsExactly(1.0, 1.0);
  }

  @Test
  void lotsChangeWithTheSeed() {
    List<List<Integer>> firsts =
        List.of(1, 2, 3, 4, 5).stream()
            .map(
                i ->
                    OTHELLO
                        .next(ToyTournament.entries(8, Seed.of(i)), Results.none())
                        .orElseThrow())
            .map(round -> round.encounters().get(0).entrants())
            .distinct()
            .toList();
    assertThat(firsts).hasSizeGreaterThan(1);
  }

  @Test
  void withdrawnEntrantsAreEliminatedAndNotPaired() {
    EntryList entries = ToyTournament.entries(4);
    Round first = OTHELLO.next(entries, Results.none()).orElseThrow();
    Results results = Results.none().plus(ToyTournament.played(first, scoring(40, 24)));
    int out = first.encounters().get(0).entrants().get(0);
    int left = first.encounters().get(1).entrants().get(0);
    assertThat(OTHELLO.next(entries.without(out), results)).isEmpty();
    assertThat(OTHELLO.standings(entries.without(out), results).awards().get(0))
        .isEqualTo(Standings.Award.champion(entries.name(left)));
  }

  @Test
  void roundsAreNamedByTheEntrantsLeft() {
    Results results = ToyTournament.play(OTHELLO, ToyTournament.entries(12), scoring(40, 24));
    assertThat(results.rounds())
        .extracting(result -> result.round().title())
        .containsExactly("round 1", "round of 6", "round of 3", "final");
    Results full = ToyTournament.play(OTHELLO, ToyTournament.entries(16), scoring(40, 24));
    assertThat(full.rounds())
        .extracting(result -> result.round().title())
        .containsExactly("round 1", "quarter-finals", "semi-finals", "final");
    Results large = ToyTournament.play(OTHELLO, ToyTournament.entries(32), scoring(40, 24));
    assertThat(large.rounds().get(1).round().title()).isEqualTo("round 2");
  }

  @Test
  void placesGoByRoundsThenByPoints() {
    EntryList entries = ToyTournament.entries(8);
    Standings standings = of(OTHELLO, entries, scoring(40, 24));
    assertThat(ToyTournament.points(standings.tables().get(0)))
        .containsExactly(3.0, 2.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0);
    assertThat(ToyTournament.ranks(standings.tables().get(0)))
        .containsExactly(1, 2, 3, 3, 5, 5, 5, 5);
  }

  @Test
  void standingsDrawTheBracket() {
    EntryList entries = EntryList.of(List.of("ada", "bob", "cy", "dan", "eve", "flo"), Seed.of(3));
    Standings standings = of(OTHELLO, entries, scoring(40, 24));
    assertThat(standings.remarks())
        .containsExactly(
            "bob -+",
            "     +-dan bye ----+",
            "dan -+             |",
            "                   |",
            "flo -+             +-cy",
            "     +-eve -+      |",
            "eve -+      |      |",
            "            +-cy --+",
            "ada -+      |",
            "     +-cy --+",
            "cy --+");
  }

  @Test
  void theBracketHasEveryPairWithItsWinnerAndEveryBye() {
    EntryList entries = EntryList.of(List.of("ada", "bob", "cy", "dan", "eve"), Seed.of(3));
    Standings standings = of(OTHELLO, entries, scoring(40, 24));
    assertThat(standings.bracket())
        .extracting(round -> round.stage().title())
        .containsExactly("round of 5", "round of 3", "final");
    for (Standings.BracketRound round : standings.bracket()) {
      assertThat(round.pairs())
          .allSatisfy(
              pair -> {
                assertThat(pair.scores()).containsExactlyInAnyOrder(40.0, 24.0);
                int winner = pair.entrants().indexOf(pair.winner());
                assertThat(pair.scores().get(winner)).isEqualTo(40);
                assertThat(pair.way()).isEmpty();
              });
    }
    assertThat(standings.bracket().get(0).byes()).hasSize(1);
    assertThat(standings.bracket().get(0).pairs()).hasSize(2);
    assertThat(standings.bracket().get(2).byes()).isEmpty();
    assertThat(standings.bracket().get(2).pairs().get(0).winner())
        .isEqualTo(standings.awards().get(0).entrant());
    assertThat(String.join("\n", standings.remarks())).contains(" bye -");
  }

  @Test
  void theBracketSaysHowADrawnMatchWasDecided() {
    EntryList entries = EntryList.of(List.of("ada", "bob"), Seed.of(3));
    Standings standings = of(OTHELLO, entries, scoring(32, 32));
    assertThat(standings.bracket().get(0).pairs().get(0).way())
        .isEqualTo("level in their game, by rock-paper-scissors");
    assertThat(standings.remarks().get(0)).endsWith("level in their game, by rock-paper-scissors");
  }

  @Test
  void aWithdrawnEntrantIsMarked() {
    EntryList entries = ToyTournament.entries(4);
    Results results = ToyTournament.play(OTHELLO, entries, scoring(40, 24));
    assertThat(OTHELLO.standings(entries.without(2), results).tables())
        .allSatisfy(
            table ->
                assertThat(table.lines())
                    .filteredOn(Standings.Line::isWithdrawn)
                    .extracting(Standings.Line::entrant)
                    .containsExactly(entries.name(2)));
  }

  @Test
  void oneEntrantIsRefused() {
    assertThatThrownBy(() -> OTHELLO.next(ToyTournament.entries(1), Results.none()))
        .hasMessageContainingAll("knockout of 1 entrants", "2 at least");
    assertThatThrownBy(() -> new Knockout(-1))
        .hasMessageContainingAll("full -1", "not in 0..1000000");
  }

  @Test
  void anEntrantThatTheDirectorRestoresPlaysAgain() {
    EntryList entries = ToyTournament.entries(4);
    Round first = OTHELLO.next(entries, Results.none()).orElseThrow();
    int loser = first.encounters().get(0).entrants().get(1);
    int other = first.encounters().get(1).entrants().get(0);
    Round last = Round.of(new Stage.Final(), List.of(Encounter.of(loser, other)));
    Results results =
        Results.none()
            .plus(ToyTournament.played(first, scoring(40, 24)))
            .plus(ToyTournament.played(last, scoring(40, 24)));
    assertThat(OTHELLO.next(entries, results)).isPresent();
    Standings standings = OTHELLO.standings(entries, results);
    assertThat(String.join(" ", standings.remarks())).contains("+-" + entries.name(loser));
  }

  @Test
  void ifTheWinnerOfTheFinalWithdrawsTheBestOtherGetsTheTitle() {
    EntryList entries = ToyTournament.entries(8);
    Results results = ToyTournament.play(OTHELLO, entries, scoring(40, 24));
    List<String> places = ToyTournament.names(OTHELLO.standings(entries, results).tables().get(0));
    int first = entries.names().indexOf(places.get(0));
    int second = entries.names().indexOf(places.get(1));
    assertThat(OTHELLO.standings(entries.without(first), results).awards())
        .containsExactly(
            Standings.Award.champion(places.get(1)),
            Standings.Award.named("most points", places.get(1)));
    assertThat(OTHELLO.standings(entries.without(first).without(second), results).awards())
        .extracting(Standings.Award::entrant)
        .doesNotContain(places.get(0), places.get(1))
        .startsWith(places.get(2), places.get(3));
  }

  @Test
  void ifTheEntrantWithMostPointsWithdrawsTheNextIsHonoured() {
    // e1 to e4 in order of number; the last of them wins, the first has a wipe-out on its way.
    EntryList entries = ToyTournament.entries(4);
    Round first = OTHELLO.next(entries, Results.none()).orElseThrow();
    int wiper = first.encounters().get(0).entrants().get(0);
    int winner = first.encounters().get(1).entrants().get(0);
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(
                    first,
                    (e, seated, match) ->
                        seated.contains(wiper)
                            ? MatchResult.of(Outcome.byScore(50, 0))
                            : MatchResult.of(Outcome.byScore(40, 24)).withRestarts(List.of(3, 0))));
    Round last = OTHELLO.next(entries, results).orElseThrow();
    ToyTournament.MatchSimulator upset =
        (e, seated, match) ->
            seated.get(0) == winner ? ToyTournament.scores(33, 31) : ToyTournament.scores(31, 33);
    results = results.plus(ToyTournament.played(last, upset));
    assertThat(OTHELLO.standings(entries, results).awards())
        .containsExactly(
            Standings.Award.champion(entries.name(winner)),
            Standings.Award.named("most points", entries.name(wiper)));
    assertThat(OTHELLO.standings(entries.without(wiper), results).awards())
        .containsExactly(
            Standings.Award.champion(entries.name(winner)),
            Standings.Award.named("most points", entries.name(winner)));
  }

  @Test
  void noEntrantIsHonouredIfAllHaveWithdrawn() {
    Results results = ToyTournament.play(OTHELLO, TWO, scoring(40, 24));
    assertThat(OTHELLO.standings(TWO.without(0).without(1), results).awards()).isEmpty();
  }

  @Test
  void theReasonOfAnAnnulledMatchSaysThatItWasAnnulled() {
    Round last = OTHELLO.next(TWO, Results.none()).orElseThrow();
    RoundResult annulled =
        new RoundResult(last, List.of(EncounterResult.none(last.encounters().get(0))));
    assertThat(OTHELLO.standings(TWO, Results.none().plus(annulled)).remarks().get(0))
        .startsWith("round 1: e")
        .endsWith(", their game annulled, by rock-paper-scissors");
  }

  @Test
  void theCountedScoresOfAForfeitedMatchAreThoseOfTheConvention() {
    assertThat(OTHELLO.countedScores(ToyTournament.scores(50, 14))).containsExactly(50.0, 14.0);
    assertThat(OTHELLO.countedScores(ToyTournament.forfeit(0, 40, 4))).containsExactly(0.0, 64.0);
    assertThat(OTHELLO.countedScores(ToyTournament.forfeit(1, 40, 4))).containsExactly(64.0, 0.0);
    MatchResult forfeited = ToyTournament.forfeit(0, 40, 4);
    assertThat(new Knockout(0).countedScores(forfeited))
        .isEqualTo(forfeited.conventionalScores())
        .isNotEqualTo(OTHELLO.countedScores(forfeited));
  }

  @Test
  void withoutAFullScoreAForfeitKeepsItsScores() {
    Knockout format = new Knockout(0);
    EntryList entries = ToyTournament.entries(4);
    Round first = format.next(entries, Results.none()).orElseThrow();
    int forfeiting = first.encounters().get(0).entrants().get(0);
    int ahead = first.encounters().get(0).entrants().get(1);
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(
                    first,
                    (encounter, seated, match) ->
                        seated.contains(forfeiting)
                            ? ToyTournament.forfeit(0, 4, 60)
                            : ToyTournament.scores(40, 24)));
    Round last = format.next(entries, results).orElseThrow();
    results = results.plus(ToyTournament.played(last, scoring(32, 32)));
    assertThat(format.standings(entries, results).remarks().get(0))
        .startsWith("round 2: " + entries.name(ahead) + " goes on against ")
        .endsWith(", level in their game, on score difference");
  }

  @Test
  void eitherOfTwoLevelEntrantsMayGetTheAwardForMostPoints() {
    assertThat(
            IntStream.range(0, 16)
                .mapToObj(seed -> ToyTournament.entries(2, Seed.of(seed)))
                .map(entries -> of(OTHELLO, entries, scoring(32, 32)).awards().get(1).entrant()))
        .contains("e1", "e2");
  }
}
