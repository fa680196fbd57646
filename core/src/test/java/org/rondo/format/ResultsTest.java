package org.rondo.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rondo.game.Outcome;
import org.rondo.game.Seats;
import org.rondo.match.Fault;
import org.rondo.match.SeatEnding;

class ResultsTest {
  private static final Round ROUND =
      new Round(
          Stage.round(1), List.of(Encounter.of(0, 1), Encounter.of(2, 3).over(4)), List.of(4));

  @Test
  void aRoundCountsItsMatches() {
    assertThat(ROUND.matchCount()).isEqualTo(5);
    assertThat(Round.of(Stage.named("x"), List.of(Encounter.of(0, 1))).byes()).isEmpty();
  }

  @Test
  void aRoundWithoutEncountersIsRefused() {
    assertThatThrownBy(() -> new Round(Stage.round(1), List.of(), List.of(0)))
        .hasMessageContainingAll("round 1", "no encounter");
  }

  @Test
  void theResultsOfARoundAreThoseOfItsEncountersInOrder() {
    EncounterResult first = EncounterResult.none(ROUND.encounters().get(0));
    EncounterResult second = EncounterResult.none(ROUND.encounters().get(1));
    assertThat(new RoundResult(ROUND, List.of(first, second)).encounters()).hasSize(2);
    assertThatThrownBy(() -> new RoundResult(ROUND, List.of(second, first)))
        .hasMessageContainingAll("results of round 1", "not those of its encounters");
    assertThatThrownBy(() -> new RoundResult(ROUND, List.of(first)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void remarksAreTheCommentsTheDrawingAndTheNotes() {
    Standings standings =
        new Standings(
                List.of(new Standings.Table("", "points", List.of())),
                List.of(Standings.Award.champion("a"), Standings.Award.named("most points", "b")),
                List.of("a lot"),
                List.of(),
                List.of("a -+", "b -+"),
                List.of("a ruling"))
            .withNotes(List.of("a prize"));
    assertThat(standings.remarks()).containsExactly("a lot", "a -+", "b -+", "a ruling", "a prize");
    assertThat(standings.notes()).containsExactly("a ruling", "a prize");
    assertThat(standings.awards())
        .extracting(Standings.Award::title)
        .containsExactly("champion", "most points");
    assertThat(Standings.Podium.values())
        .extracting(Standings.Honour::title)
        .containsExactly("champion", "second", "third");
  }

  @Test
  void figuresAreTheSameForAllLinesAndStandInTheRemarks() {
    Standings.Line ada = line("ada", new Standings.Figure("Buchholz", 3.5, 1), byes(1));
    Standings.Line ben = line("ben", new Standings.Figure("Buchholz", 12, 1), byes(0));
    Standings standings =
        Standings.of(new Standings.Table("", "points", List.of(ada, ben)))
            .withNotes(List.of("a ruling"));
    assertThat(standings.tables().get(0).figureNames()).containsExactly("Buchholz", "byes");
    assertThat(standings.remarks())
        .containsExactly("ada: Buchholz 3.5, byes 1", "ben: Buchholz 12.0, byes 0", "a ruling");
    assertThat(ada)
        .isNotEqualTo(line("ada", byes(1)))
        .hasToString("1. ada, points 1.0, Buchholz 3.5, byes 1");
    assertThat(ada.withdrawn().figures()).isEqualTo(ada.figures());
    assertThatThrownBy(() -> new Standings.Table("", "points", List.of(ada, line("ben", byes(0)))))
        .hasMessage(
            "the lines of a table have figures [[Buchholz, byes], [byes]]; give all lines figures"
                + " of the same names");
    assertThatThrownBy(() -> new Standings.Figure("byes", 1, -1))
        .hasMessage("byes has -1 decimals; give 0 or more");
  }

  private static Standings.Figure byes(int count) {
    return new Standings.Figure("byes", count, 0);
  }

  private static Standings.Line line(String name, Standings.Figure... figures) {
    return new Standings.Line(1, name, Tally.none(), 1).withFigures(List.of(figures));
  }

  @Test
  void resultsSumOverRounds() {
    RoundResult played = ToyTournament.played(ROUND, ToyTournament.lowerWins());
    Results results = Results.none().plus(played).plus(played);
    assertThat(results.encounters()).hasSize(4);
    assertThat(results.tally(2)).isEqualTo(new Tally(8, 0, 0, 0, 0, 0, 8, 0));
    assertThat(results.tally(4)).isEqualTo(Tally.none());
    assertThat(Results.none().rounds()).isEmpty();
  }

  @Test
  void aMatchResultHasANumberOfFaultsForEachSeat() {
    assertThatThrownBy(
            () ->
                new MatchResult(
                    Outcome.byScore(1, 0),
                    List.of(0),
                    List.of(SeatEnding.PLAYED, SeatEnding.PLAYED),
                    List.of(0, 0)))
        .hasMessageContainingAll(
            "faults [0]", "endings [PLAYED, PLAYED]", "restarts [0, 0]", "one for each seat");
    assertThat(MatchResult.of(Outcome.byScore(1, 0)).faults()).containsExactly(0, 0);
  }

  @Test
  void conventionalScoresAreThoseOfTournamentsUnlessASeatForfeits() {
    Outcome outcome = Outcome.byScore(40, 20).withTournamentScores(44, 20);
    assertThat(MatchResult.of(outcome).conventionalScores()).containsExactly(44.0, 20.0);
    Fault fault = new Fault(0, 1, Fault.Kind.ILLEGAL_MOVE, "illegal", true);
    MatchResult forfeited = MatchResult.of(outcome, List.of(fault));
    assertThat(forfeited.conventionalScores()).containsExactly(40.0, 20.0);
    assertThat(forfeited.forfeited()).isEqualTo(Seats.of(1));
    assertThat(forfeited.faults()).containsExactly(0, 1);
    MatchResult restarted = forfeited.withRestarts(List.of(2, 0));
    assertThat(restarted.restarts()).containsExactly(2, 0);
    assertThat(restarted.faults()).containsExactly(0, 1);
    assertThatThrownBy(() -> forfeited.withRestarts(List.of(1)))
        .hasMessageContaining("one for each seat");
    List<SeatEnding> one = List.of(SeatEnding.PLAYED);
    assertThatThrownBy(() -> new MatchResult(outcome, List.of(0, 0), one, List.of(0, 0)))
        .hasMessageContaining("one for each seat");
  }

  @Test
  void standingsHaveATable() {
    assertThatThrownBy(() -> new Standings(List.of(), List.of(), List.of()))
        .hasMessageContainingAll("standings", "at least one table");
  }
}
