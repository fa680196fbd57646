package org.rondo.format.standard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.format.Encounter;
import org.rondo.format.EncounterResult;
import org.rondo.format.EntryList;
import org.rondo.format.Results;
import org.rondo.format.Round;
import org.rondo.format.RoundResult;
import org.rondo.format.Stage;
import org.rondo.format.Standings;
import org.rondo.format.ToyTournament;
import org.rondo.random.Seed;

/** Knockouts in which a pair plays best of N. */
class KnockoutSeriesTest {
  private static final Knockout BEST_OF_3 = new Knockout(0, 3);
  private static final EntryList TWO = ToyTournament.entries(2);

  /** The matches of a pair: 1 if the entrant with the lower number wins, 0 if it loses. */
  private static ToyTournament.MatchSimulator lowerScores(double... scores) {
    Iterator<Double> next = Arrays.stream(scores).iterator();
    return (encounter, seated, match) -> {
      double score = next.next();
      return seated.get(0) < seated.get(1)
          ? ToyTournament.scores(score, 1 - score)
          : ToyTournament.scores(1 - score, score);
    };
  }

  private static List<Integer> matches(Results results) {
    return results.encounters().map(result -> result.encounter().matches()).toList();
  }

  private static Standings.BracketPair pair(Standings standings) {
    return standings.bracket().get(0).pairs().get(0);
  }

  @Test
  void twoWinsDecideBestOfThreeAndTheThirdMatchIsNotPlayed() {
    Results results = ToyTournament.play(BEST_OF_3, TWO, lowerScores(1, 1));
    assertThat(matches(results)).containsExactly(2);
    Standings standings = BEST_OF_3.standings(TWO, results);
    assertThat(pair(standings).winner()).isEqualTo("e1");
    assertThat(pair(standings).points()).containsExactlyInAnyOrder(2.0, 0.0);
    assertThat(pair(standings).way()).isEmpty();
    assertThat(String.join("\n", standings.remarks())).contains("+-e1 2-0");
    assertThat(ToyTournament.points(standings.tables().get(1))).containsExactly(6.0, 0.0);
  }

  @Test
  void aWinEachLeadsToAThirdMatchWithTheSeatsOfTheFirst() {
    Results results = ToyTournament.play(BEST_OF_3, TWO, lowerScores(1, 0, 0));
    assertThat(matches(results)).containsExactly(2, 1);
    List<Round> rounds = results.rounds().stream().map(RoundResult::round).toList();
    assertThat(rounds).extracting(Round::title).containsExactly("final", "final, part 2");
    assertThat(rounds.get(1).encounters().get(0).entrants())
        .isEqualTo(rounds.get(0).encounters().get(0).entrants());
    Standings standings = BEST_OF_3.standings(TWO, results);
    assertThat(standings.bracket()).hasSize(1);
    assertThat(String.join("\n", standings.remarks())).contains("+-e2 2-1");
    assertThat(standings.awards().get(0)).isEqualTo(Standings.Award.champion("e2"));
  }

  @Test
  void anOddNumberOfMatchesExchangesTheSeatsOfTheNextPart() {
    Knockout bestOf5 = new Knockout(0, 5);
    Results results = ToyTournament.play(bestOf5, TWO, lowerScores(1, 0, 1, 0.5, 0.5));
    // Three matches are needed in any case, then one; then the lead of 1 is that of the last.
    assertThat(matches(results)).containsExactly(3, 1, 1);
    List<Integer> first = results.rounds().get(0).encounters().get(0).encounter().entrants();
    assertThat(results.encounters().map(result -> result.encounter().entrants()))
        .containsExactly(first, List.of(first.get(1), first.get(0)), first);
    assertThat(pair(bestOf5.standings(TWO, results)).winner()).isEqualTo("e1");
    assertThat(String.join("\n", bestOf5.standings(TWO, results).remarks())).contains("e1 3-2");
  }

  @Test
  void aWinAndTwoDrawsDecideBestOfThreeOnlyAtItsEnd() {
    Results results = ToyTournament.play(BEST_OF_3, TWO, lowerScores(0.5, 1, 0.5));
    assertThat(matches(results)).containsExactly(2, 1);
    assertThat(String.join("\n", BEST_OF_3.standings(TWO, results).remarks())).contains("e1 2-1");
  }

  @Test
  void aLeadOfOneWithOneMatchLeftIsNotDecided() {
    Knockout bestOf4 = new Knockout(0, 4);
    Results results = ToyTournament.play(bestOf4, TWO, lowerScores(1, 1, 0, 0));
    assertThat(matches(results)).containsExactly(3, 1);
    assertThat(pair(bestOf4.standings(TWO, results)).way())
        .isEqualTo("level in their games, by rock-paper-scissors");
  }

  @Test
  void aLevelSeriesGoesToTheGreaterScoreDifference() {
    Iterator<Double> scores = List.of(9.0, 4.0).iterator();
    Knockout bestOf2 = new Knockout(0, 2);
    Results results =
        ToyTournament.play(
            bestOf2, TWO, (encounter, seated, match) -> ToyTournament.scores(scores.next(), 0));
    // Seat 0 wins both matches, the first of them by more.
    int first = results.rounds().get(0).encounters().get(0).encounter().entrants().get(0);
    Standings.BracketPair pair = pair(bestOf2.standings(TWO, results));
    assertThat(pair.winner()).isEqualTo(TWO.name(first));
    assertThat(pair.way()).isEqualTo("level in their games, on score difference");
    assertThat(pair.points()).containsExactly(1.0, 1.0);
  }

  @Test
  void withAFullScoreEveryPartIsAMatchSoThatWipeOutsAreSeen() {
    Knockout othello = new Knockout(64, 3);
    Iterator<Double> loser = List.of(0.0, 30.0).iterator();
    Results results =
        ToyTournament.play(
            othello,
            TWO,
            (encounter, seated, match) -> {
              double other = loser.next();
              return seated.get(0) == 0
                  ? ToyTournament.scores(34, other)
                  : ToyTournament.scores(other, 34);
            });
    assertThat(matches(results)).containsExactly(1, 1);
    assertThat(ToyTournament.points(othello.standings(TWO, results).tables().get(1)))
        .containsExactly(7.0, 0.0);
  }

  @Test
  void onlyUndecidedPairsPlayTheNextPart() {
    EntryList entries = ToyTournament.entries(5);
    Round first = BEST_OF_3.next(entries, Results.none()).orElseThrow();
    Encounter level = first.encounters().get(1);
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(
                    first,
                    (encounter, seated, match) ->
                        encounter.equals(level) || match == 0
                            ? ToyTournament.scores(1, 0)
                            : ToyTournament.scores(0, 1)));
    Round part = BEST_OF_3.next(entries, results).orElseThrow();
    assertThat(part.stage()).isEqualTo(new Stage.SeriesPart(new Stage.RoundOf(5), 2));
    assertThat(part.encounters()).containsExactly(level.over(1));
    assertThat(part.byes()).isEmpty();
    // The pair that is not decided is not in the bracket yet.
    Standings standings = BEST_OF_3.standings(entries, results);
    assertThat(standings.bracket().get(0).pairs()).hasSize(1);
    assertThat(standings.bracket().get(0).byes()).hasSize(1);
    assertThat(standings.awards()).isEmpty();
    assertThat(BEST_OF_3.matchesLeft(entries, results)).hasValue(1 + 2 * 3);
    results = results.plus(ToyTournament.played(part, ToyTournament.lowerWins()));
    Round next = BEST_OF_3.next(entries, results).orElseThrow();
    assertThat(next.stage()).isEqualTo(new Stage.RoundOf(3));
    assertThat(next.byes()).isEqualTo(first.byes());
    assertThat(BEST_OF_3.matchesLeft(entries, results)).hasValue(2 * 3);
  }

  @Test
  void anEntrantThatWithdrawsDuringASeriesHasLostIt() {
    EntryList entries = ToyTournament.entries(4);
    Round first = BEST_OF_3.next(entries, Results.none()).orElseThrow();
    Results results =
        Results.none()
            .plus(ToyTournament.played(first, (e, seated, match) -> ToyTournament.scores(1, 0)));
    int out = first.encounters().get(0).entrants().get(0);
    int stays = first.encounters().get(0).entrants().get(1);
    EntryList without = entries.without(out);
    Round part = BEST_OF_3.next(without, results).orElseThrow();
    assertThat(part.encounters()).containsExactly(first.encounters().get(1).over(1));
    results = results.plus(ToyTournament.played(part, ToyTournament.lowerWins()));
    Round last = BEST_OF_3.next(without, results).orElseThrow();
    assertThat(last.paired()).contains(stays).doesNotContain(out);
    String remark = "round 1: " + entries.name(stays) + " goes on against " + entries.name(out);
    assertThat(BEST_OF_3.standings(without, results).remarks())
        .contains(remark + ", by withdrawal");
    // It remains the winner of that series if it withdraws later.
    results = results.plus(ToyTournament.played(last, ToyTournament.lowerWins()));
    assertThat(BEST_OF_3.standings(without.without(stays), results).remarks())
        .contains(remark + ", by withdrawal");
  }

  @Test
  void anAnnulledMatchIsNotPlayedAgain() {
    Round last = BEST_OF_3.next(TWO, Results.none()).orElseThrow();
    EncounterResult one =
        EncounterResult.none(last.encounters().get(0)).plus(0, ToyTournament.scores(1, 0));
    Results results = Results.none().plus(new RoundResult(last, List.of(one)));
    Round part = BEST_OF_3.next(TWO, results).orElseThrow();
    assertThat(part.matchCount()).isEqualTo(1);
    results = results.plus(ToyTournament.played(part, ToyTournament.allDrawn()));
    assertThat(BEST_OF_3.next(TWO, results)).isEmpty();
    int winner = last.encounters().get(0).entrants().get(0);
    assertThat(pair(BEST_OF_3.standings(TWO, results)).winner()).isEqualTo(TWO.name(winner));
    Results none =
        Results.none()
            .plus(new RoundResult(last, List.of(EncounterResult.none(last.encounters().get(0)))))
            .plus(new RoundResult(part, List.of(EncounterResult.none(part.encounters().get(0)))));
    assertThat(BEST_OF_3.standings(TWO, none).remarks().get(0))
        .contains("their games annulled, by rock-paper-scissors");
  }

  @Test
  void aSeriesThatTheDirectorCutsShortIsDecidedByItsPoints() {
    EntryList entries = ToyTournament.entries(4);
    Round first = BEST_OF_3.next(entries, Results.none()).orElseThrow();
    int one = first.encounters().get(0).entrants().get(0);
    int other = first.encounters().get(0).entrants().get(1);
    int third = first.encounters().get(1).entrants().get(0);
    ToyTournament.MatchSimulator seat0 = (e, seated, match) -> ToyTournament.scores(1, 0);
    Results results = Results.none().plus(ToyTournament.played(first, seat0));
    Round part = BEST_OF_3.next(entries, results).orElseThrow();
    Round paired =
        new Round(part.stage(), List.of(Encounter.of(one, third).over(3)), List.of(other));
    results = results.plus(ToyTournament.played(paired, ToyTournament.lowerWins()));
    Standings standings = BEST_OF_3.standings(entries, results);
    assertThat(standings.bracket().get(0).pairs()).hasSize(3);
    assertThat(standings.remarks().get(0)).contains("level in their games");
  }

  @Test
  void theBracketHasTheResultsOfSeries() {
    EntryList entries = EntryList.of(List.of("ada", "bob", "cy", "dan", "eve", "flo"), Seed.of(3));
    Results results = ToyTournament.play(BEST_OF_3, entries, ToyTournament.lowerWins());
    assertThat(BEST_OF_3.standings(entries, results).remarks())
        .containsExactly(
            "bob -----+",
            "         +-bob 2-0 bye --------+",
            "dan -----+                     |",
            "                               |",
            "flo -----+                     +-ada 2-0",
            "         +-eve 2-0 -+          |",
            "eve -----+          |          |",
            "                    +-ada 2-0 -+",
            "ada -----+          |",
            "         +-ada 2-0 -+",
            "cy ------+");
  }

  @Test
  void theNumberOfMatchesHasARange() {
    assertThat(new Knockout(0, 1)).isEqualTo(new Knockout(0));
    assertThatThrownBy(() -> new Knockout(0, 0))
        .hasMessageContainingAll("games 0", "not in 1..1000000000");
    assertThatThrownBy(() -> new Stage.SeriesPart(new Stage.Final(), 1))
        .hasMessageContainingAll("part 1", "2");
  }

  /** Neither is left to win by the withdrawal of the other, so their matches so far decide. */
  @Test
  void aSeriesThatBothLeaveIsDecidedByItsPoints() {
    Knockout bestOf5 = new Knockout(0, 5);
    EntryList entries = ToyTournament.entries(4);
    Round first = bestOf5.next(entries, Results.none()).orElseThrow();
    Encounter left = first.encounters().get(0);
    Results results =
        Results.none()
            .plus(
                ToyTournament.played(
                    first,
                    (encounter, seated, match) ->
                        encounter.equals(left) && match == 0
                            ? ToyTournament.scores(0, 1)
                            : ToyTournament.scores(0, 0)));
    EntryList fewer = entries.without(left.entrants().get(0)).without(left.entrants().get(1));
    Standings standings = bestOf5.standings(fewer, results);
    Standings.BracketPair pair = pair(standings);
    assertThat(pair.winner()).isEqualTo(entries.name(left.entrants().get(1)));
    assertThat(pair.way()).isEmpty();
    assertThat(bestOf5.next(fewer, results).orElseThrow().paired())
        .doesNotContainAnyElementsOf(left.entrants());
  }
}
